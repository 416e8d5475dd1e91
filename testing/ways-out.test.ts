import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const house = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string): string => readFileSync(`${house}${file}`, 'utf8')
const product = globSync('{engine,protocol,exchange,server,web,cli}/src/**/*.{ts,tsx}', {
  cwd: house,
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(test|suite)\.tsx?$/.test(file))

/** How something leaves a page of those who know everybody's name. */
const wayOut =
  /\bsaveFile\(|<(?:TextBlock|CopyButton|TableButtons)\b|navigator\.(?:clipboard|share)|\brequestFullscreen\b|\bcreateObjectURL\b|\bexecCommand\(/

/** What names people in full, or could. */
const fullNames =
  /\{[^{}]*\b(?:names|people)\b[^{}]*\}\s*=\s*use(?:Leading|Paper)\(\)|\bshownNames\b|:\s*Names\b|:\s*People\b/

/** What leaves in full on purpose: never published, each with why. */
const keptByLeaders: Readonly<Record<string, string>> = {
  'web/src/pages/desk/finish/use-whole-file.ts': 'the organizer’s own copy of the event',
}

/** A file with the files of its folder that it hands its names to. */
const withItsOwn = (file: string): readonly string[] => [
  file,
  ...[...read(file).matchAll(/from '(\.\/[^']+)'/g)].map(([, to = '']) =>
    posix.join(posix.dirname(file), to),
  ),
]

const waysOut = product.filter((file) => wayOut.test(read(file)) && !(file in keptByLeaders))

describe('whatever is public names people as they may be named in public', () => {
  it('the names are made in one place', () => {
    const makers = product.filter((file) => /\bas (?:[^;\n]*\b)?PublicName\b/.test(read(file)))
    expect(makers).toEqual(['engine/src/people/public-names.ts'])
  })

  it('files, texts and the ceremony know no other names', () => {
    expect(waysOut).toContain('web/src/pages/desk/finish/finish-panel.tsx')
    expect(waysOut).toContain('web/src/pages/desk/finish/standings-files.tsx')
    expect(waysOut).toContain('web/src/pages/desk/share/text-way.tsx')
    expect(waysOut).toContain('web/src/pages/desk/share/tables-way.tsx')
    expect(waysOut).toContain('web/src/pages/desk/ceremony/ceremony.tsx')
    const forgetful = waysOut
      .flatMap(withItsOwn)
      .filter((file) => !(file in keptByLeaders) && fullNames.test(read(file)))
    expect(forgetful).toEqual([])
  })

  it('neither do sheets that hang on the wall', () => {
    const folder = 'web/src/pages/print'
    const pages = read(`${folder}/sheet-pages.ts`)
    const posted = [...pages.matchAll(/Pages: (\w+),[^}]*isPosted: true/g)].map(([, name]) => name)
    expect(posted).toHaveLength(6)
    const files = posted.map((name) => {
      const [, file = ''] = new RegExp(`\\b${name}\\b[^}]*\\} from '\\./([^']+)'`).exec(pages) ?? []
      return `${folder}/${file}`
    })
    expect(files.filter((file) => /\busePaper\b/.test(read(file)))).toEqual([])
    expect(files.filter((file) => fullNames.test(read(file)))).toEqual([])
  })

  it.each([
    'const { state, names } = useLeading()',
    'const { people } = useLeading()',
    'const { state, names, words } = usePaper()',
    'const text = (names: Names): string =>',
    'shownNames(state, people)',
  ])('and a way out that forgets is noticed: %s', (text) => {
    expect(fullNames.test(text)).toBe(true)
  })

  it.each([
    'const { state } = useLeading()',
    'const names = usePublicNames()',
    'names: PublicNames,',
    'const { posted } = usePosted()',
  ])('but not %s', (text) => {
    expect(fullNames.test(text)).toBe(false)
  })
})
