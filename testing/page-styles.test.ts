import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const web = fileURLToPath(new URL('../web/src/', import.meta.url))
const page = (name: string) => `pages/${name}`

/** Whose styles one document can hold at the same time: what is loaded later stays loaded. */
const documents: { readonly [name: string]: readonly string[] } = {
  index: [...['clock', 'desk', 'judge', 'poster', 'print', 'start'].map(page), 'leader', 'parts'],
  phone: [page('phone'), 'parts'],
  public: [...['public', 'wall'].map(page), 'parts'],
}

/** The classes that rules of a room begin with. */
const classesOf = (room: string): ReadonlySet<string> => {
  const css = globSync(`${room}/**/*.css`, { cwd: web })
    .map((file) => readFileSync(`${web}${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
    .join('\n')
  const selectors = [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) =>
    // Commas within `:is(…)` part nothing.
    list.split(/,(?![^(]*\))/),
  )
  return new Set(selectors.flatMap((one) => /^\.[\w-]+/.exec(one.trim())?.[0] ?? []))
}

it.each(Object.entries(documents))(
  'in the document %s no room dresses another one',
  (_, together) => {
    const all = together.map((room) => [room, classesOf(room)] as const)
    const shared = all.flatMap(([room, own]) =>
      all
        .filter(([other]) => other > room)
        .flatMap(([other, theirs]) =>
          [...own].filter((name) => theirs.has(name)).map((name) => `${name}: ${room}, ${other}`),
        ),
    )
    expect(all.every(([, own]) => own.size > 0)).toBe(true)
    expect(shared).toEqual([])
  },
)
