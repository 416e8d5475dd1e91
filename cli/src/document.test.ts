import { readFileSync } from 'node:fs'
import { optionValues, regulationOf } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { answer, type Loose, topcut } from './trial.suite.ts'
import { terminalCodes } from './words/terminal-words.ts'

const document = readFileSync(new URL('../../docs/scenario.md', import.meta.url), 'utf8')

const files = new Map(
  [...document.matchAll(/^```json file=(\S+)\n(.*?)^```$/gms)].map(
    ([, name = '', text = '']) => [name, text] as const,
  ),
)

/** Every command shown with what it prints. */
const runs = [
  ...document.matchAll(/^```console(?: exit=(\d))?\n\$ topcut ([^\n]*)\n(.*?)^```$/gms),
].map(([, exit = '0', words = '', out = '']) => ({ exit: Number(exit), words, out }))

/** The first cells of the rows below a heading, without their backquotes. */
const firstCells = (heading: string): readonly string[] => {
  const [, section = ''] = document.split(`${heading}\n`)
  const rows = [...(section.split(/^#/m)[0] ?? '').matchAll(/^\| `([^|]*)` \|/gm)]
  return rows.flatMap(([, cell = '']) => cell.split('`, `'))
}

describe('the document about scenarios', () => {
  it('shows complete files and what comes out of them', () => {
    expect(files.size).toBeGreaterThanOrEqual(3)
    const used = runs.map(({ words }) => words.split(' ')[1] ?? '')
    expect(new Set(used)).toEqual(new Set(files.keys()))
    expect(new Set(runs.map(({ words }) => words.split(' ')[0]))).toEqual(
      new Set(['standings', 'pair', 'check']),
    )
    expect(document.match(/^\$ topcut/gm)).toHaveLength(runs.length)
  })

  it.each(runs)('shows what `topcut $words` prints', async ({ exit, words, out }) => {
    const [verb = '', name = '', ...flags] = words.split(' ')
    const said = await topcut([verb, name, ...flags], files.get(name))
    expect(said.out).toBe(out)
    expect(said.exit).toBe(exit)
  })

  it('keeps its word about the cut by the standings', async () => {
    const file = JSON.parse(files.get('championship.json') ?? '') as { readonly options: Loose }
    const options = { ...file.options, cutOrder: 'standings' }
    expect(await answer('check', { ...file, options })).toMatchObject({ clean: true })
  })

  it('has every option of the regulation and no other, the default first', () => {
    const { options = {} } = regulationOf('x-wing/en-3.2') ?? {}
    const shown = [...document.matchAll(/^\| `(\w+)` \| (`[^|]*`) \| [^|]* \|$/gm)].map(
      ([, name = '', values = '']) => [name, values.replaceAll('`', '').split(', ')],
    )
    const expected = Object.entries(options).map(([name, first]) => {
      const others = optionValues[name as keyof typeof optionValues] as readonly string[]
      return [name, [first, ...others.filter((value) => value !== first)]]
    })
    expect(shown.filter(([name]) => (name as string) in optionValues)).toEqual(expected)
  })

  it('has every code that the terminal itself refuses with', () => {
    expect(firstCells('## Exit codes')).toEqual(terminalCodes.filter((code) => code !== 'fault'))
  })

  it.each([
    [
      '## The file',
      ['regulation', 'players', 'rounds', 'structure', 'tier', 'date', 'entropy', 'options'],
    ],
    ['### Players', ['name', 'avoid', 'from', 'squadPoints']],
    ['### Rounds', ['stage', 'matches', 'drop', 'readmit', 'disqualify', 'entropy']],
    [
      '### `check`',
      [
        'avoidable-rematch',
        'rematch',
        'bye-by-rule',
        'repeated-bye',
        'left-out',
        'not-optimal',
        'wrong-seed',
        'entropy-differs',
      ],
    ],
  ])('has everything below %s', (heading, names) => {
    expect(firstCells(heading)).toEqual(names)
  })

  it('shows results that are taken as they stand', async () => {
    const results = firstCells('### Results').map((text) =>
      JSON.parse(text.replaceAll(': name', ': "Red"')),
    )
    expect(results).toHaveLength(6)
    for (const result of results) {
      await answer('standings', {
        regulation: 'x-wing/en-3.2',
        players: ['Red', 'Blue'],
        rounds: [{ matches: [{ players: ['Red', 'Blue'], result }] }],
      })
    }
  })

  it('shows structures that are taken as they stand', async () => {
    const structures = firstCells('### Structure').map((text) => JSON.parse(text))
    expect(structures).toHaveLength(4)
    const players = Array.from({ length: 20 }, (_, index) => `p${index}`)
    for (const structure of structures) {
      await answer('pair', { regulation: 'x-wing/en-3.2', players, structure })
    }
  })
})
