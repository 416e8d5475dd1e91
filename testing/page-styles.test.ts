import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const pages = fileURLToPath(new URL('../web/src/pages/', import.meta.url))

/** Whose styles one document can hold at the same time: what is loaded later stays loaded. */
const documents: { readonly [name: string]: readonly string[] } = {
  index: ['clock', 'desk', 'judge', 'poster', 'print', 'start'],
  public: ['public', 'wall'],
}

/** The classes that rules of a page begin with. */
const classesOf = (page: string): ReadonlySet<string> => {
  const css = globSync(`${page}/**/*.css`, { cwd: pages })
    .map((file) => readFileSync(`${pages}${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
    .join('\n')
  const selectors = [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(','))
  return new Set(selectors.flatMap((one) => /^\.[\w-]+/.exec(one.trim())?.[0] ?? []))
}

it.each(Object.entries(documents))(
  'in the document %s no page dresses another one',
  (_, together) => {
    const all = together.map((page) => [page, classesOf(page)] as const)
    const shared = all.flatMap(([page, own]) =>
      all
        .filter(([other]) => other > page)
        .flatMap(([other, theirs]) =>
          [...own].filter((name) => theirs.has(name)).map((name) => `${name}: ${page}, ${other}`),
        ),
    )
    expect(all.every(([, own]) => own.size > 0)).toBe(true)
    expect(shared).toEqual([])
  },
)
