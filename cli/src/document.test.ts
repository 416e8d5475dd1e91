import { readFileSync } from 'node:fs'
import { optionValues, regulations } from '@topcut/engine'
import { fileCodes } from '@topcut/exchange'
import { describe, expect, it } from 'vitest'
import { answer, type Loose, topcut } from './trial.suite.ts'
import { terminalCodes } from './words/sentences.ts'

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

/** The first cells of the rows below a heading, each without its outer backquotes. */
const rowsBelow = (heading: string): readonly (readonly string[])[] => {
  const [, section = ''] = document.split(`${heading}\n`)
  return [...(section.split(/^#/m)[0] ?? '').matchAll(/^\| (`.*) \|$/gm)].map(([, row = '']) =>
    row.split(' | ').map((cell) => cell.replace(/^`(.*)`$/, '$1')),
  )
}

/** How the tables call each document. */
const shortOf: ReadonlyMap<string, string> = new Map(
  rowsBelow('### Documents').map(([id = '', , short = '']) => [id, short]),
)

const regulationOfShort = (short: string): string =>
  [...shortOf].find(([, one]) => one === short)?.[0] ?? expect.fail(`no document ${short}`)

/** `DE, EN in elimination` or `all`: the documents, and the rounds in which they have something. */
const placesIn = (documents: string): readonly (readonly [string, string])[] =>
  documents === 'all'
    ? [...shortOf.values()].map((short) => [short, 'Swiss'] as const)
    : documents.split(', ').map((one) => {
        const [short = '', where = 'Swiss'] = one.split(' in ')
        return [short, where] as const
      })

const swissResults: Readonly<Record<string, Loose>> = {
  'x-wing': { ending: 'destruction', score: [100, 0] },
  'imperial-assault': { ending: 'points', score: [40, 0] },
}

/** A file in which Red and Blue end a match of these rounds so. */
const fileWith = (regulation: string, where: string, result: Loose): Loose => {
  const match = (players: readonly string[], own: unknown) => ({ players, result: own })
  const last = match(['Red', 'Blue'], result)
  const event = (
    players: readonly string[],
    cut: number,
    swiss: readonly unknown[],
    final: Loose,
  ) => ({
    regulation,
    players,
    structure: { kind: 'custom', swissRounds: 1, cut },
    rounds: [{ matches: swiss }, final],
  })
  if (where === 'Swiss') {
    return { regulation, players: ['Red', 'Blue'], rounds: [{ matches: [last] }] }
  }
  const drawn = match(['Red', 'Blue'], { games: ['draw', 'draw'] })
  if (where === 'the final match') {
    return event(['Red', 'Blue'], 0, [drawn], { stage: 'final-match', matches: [last] })
  }
  const own = swissResults[regulation.split('/')[0] ?? '']
  if (own !== undefined) {
    // A semi-final: the final of some documents knows no time.
    const swiss = [match(['Red', 'Blue'], own), match(['Gold', 'Green'], own)]
    const stage = { stage: 'elimination', matches: [last, match(['Gold', 'Green'], own)] }
    return event(['Red', 'Blue', 'Gold', 'Green'], 4, swiss, stage)
  }
  // Red 6, Gold 4, Green 1, Blue 0: the chart lets the first meet the last.
  const swiss = [
    match(['Red', 'Blue'], { games: ['first', 'first'] }),
    match(['Gold', 'Green'], { games: ['first', 'draw'] }),
  ]
  const other = match(['Gold', 'Green'], { winner: 'Gold', light: 'Gold' })
  const stage = { stage: 'elimination', matches: [last, other] }
  return event(['Red', 'Blue', 'Gold', 'Green'], 4, swiss, stage)
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

  it('names every document there is', () => {
    expect([...shortOf.keys()].toSorted()).toEqual(regulations.map(({ id }) => id).toSorted())
  })

  it('has every option of every document and no other, the default first', () => {
    const shown = rowsBelow('### Options').flatMap(([name = '', values = '', documents = '']) =>
      documents.split(', ').map((short) => `${short} ${name} ${values.replaceAll('`, `', ' ')}`),
    )
    const expected = regulations.flatMap(({ id, options }) =>
      Object.entries(options).map(([name, first]) => {
        const all = optionValues[name as keyof typeof optionValues] as readonly string[]
        const others = all.filter((value) => value !== first)
        return `${shortOf.get(id)} ${name} ${[first, ...others].join(' ')}`
      }),
    )
    expect(shown.toSorted()).toEqual(expected.toSorted())
  })

  it('has every code that the terminal itself refuses with', () => {
    const codes = [...terminalCodes, ...fileCodes].filter((code) => code !== 'fault')
    expect(firstCells('## Exit codes').toSorted()).toEqual(codes.toSorted())
  })

  it.each([
    [
      '## The file',
      [
        ...['regulation', 'players', 'rounds', 'structure', 'tier', 'date', 'entropy', 'options'],
        'missions',
      ],
    ],
    ['### Players', ['name', 'earnedBye', 'avoid', 'from', 'squadPoints', 'members']],
    ['### Rounds', ['stage', 'matches', 'drop', 'readmit', 'disqualify', 'rulings', 'entropy']],
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

  const resultRows = [
    '### Results under every document',
    '### Results of X-Wing',
    '### Results of The Card Game',
    '### Results of Imperial Assault',
  ].flatMap((heading) =>
    rowsBelow(heading).flatMap(([result = '', documents = '']) =>
      placesIn(documents).map(([short, where]) => [short, where, result] as const),
    ),
  )

  it('shows results of every document', () => {
    const counted = resultRows.map(([short, where]) => `${short} ${where}`)
    for (const short of shortOf.values()) {
      expect(counted.filter((one) => one === `${short} Swiss`).length).toBeGreaterThanOrEqual(6)
    }
    expect(resultRows.length).toBeGreaterThan(60)
  })

  it.each(resultRows)('%s takes in %s rounds %s', async (short, where, text) => {
    const result = JSON.parse(text.replaceAll(': name', ': "Red"')) as Loose
    await answer('standings', fileWith(regulationOfShort(short), where, result))
  })

  it('shows structures that are taken as they stand', async () => {
    const rows = rowsBelow('### Structure')
    expect(rows).toHaveLength(8)
    const players = Array.from({ length: 20 }, (_, index) => `p${index}`)
    for (const [structures = '', documents = ''] of rows) {
      for (const structure of structures.split('`, `').map((text) => JSON.parse(text))) {
        for (const short of documents.split(', ')) {
          await answer('pair', { regulation: regulationOfShort(short), players, structure })
        }
      }
    }
  })
})
