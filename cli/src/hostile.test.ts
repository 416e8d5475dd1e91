import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readArguments } from './arguments.ts'
import {
  beats,
  bye,
  elimination,
  type Loose,
  named,
  refusal,
  refusalIn,
  type Said,
  scenario,
  swiss,
  topcut,
  type Verb,
} from './trial.suite.ts'

const verbs: readonly Verb[] = ['standings', 'pair', 'check']

/** Exit 0 with an answer or exit 2 with a refusal: nothing else may ever come out. */
const behaves = (said: Said): void => {
  if (said.exit === 0) {
    expect(said.err).toBe('')
    expect(said.out).toBe(`${JSON.stringify(JSON.parse(said.out), null, 2)}\n`)
  } else refusalIn(said)
}

const structure = { kind: 'custom', swissRounds: 3, cut: 4 }

/** A file with one of everything that this document knows. */
const valid: Loose = scenario(
  [...named(7), { name: 'p8', avoid: ['p1'], squadPoints: 98 }, { name: 'p9', from: 2 }],
  [
    swiss(
      [
        beats('p1', 'p2', 10),
        { players: ['p3', 'p4'], result: { ending: 'time', score: [50, 45] } },
        { players: ['p5', 'p6'], result: { ending: 'concession', by: 'p6', score: [3, 4] } },
        { players: ['p7', 'p8'], result: { ending: 'no-show', by: 'p8' } },
      ],
      { stage: 'swiss', drop: ['p8'], entropy: 'one' },
    ),
    swiss(
      [
        beats('p1', 'p5', 20),
        { players: ['p3', 'p7'], result: { ending: 'match-loss', by: 'p7' } },
        { players: ['p4', 'p2'], result: { ending: 'mutual-destruction', score: [100, 100] } },
        { players: ['p6', 'p9'], result: { ending: 'destruction', score: [0, 100] } },
      ],
      { readmit: ['p8'], disqualify: ['p6'] },
    ),
    swiss([beats('p1', 'p3', 70), beats('p7', 'p8', 60), beats('p5', 'p9'), beats('p4', 'p2', 90)]),
    elimination([beats('p1', 'p7'), beats('p3', 'p5')]),
    elimination([
      {
        players: ['p1', 'p3'],
        result: { ending: 'mutual-destruction', score: [100, 100], initiative: 'p3' },
      },
    ]),
  ],
  {
    date: '2015-10-03',
    tier: 'casual',
    structure,
    entropy: 'hall',
    options: { readmission: 'on', strengthOfSchedule: 'tome', unpairedLossMargin: 50 },
  },
)

const square = (result: Loose): readonly Loose[] => [
  { players: ['p1', 'p2'], result },
  { players: ['p3', 'p4'], result: { ending: 'no-show', by: 'p4' } },
]

/** The same for the other documents: one of everything that each of them knows. */
const others: readonly Loose[] = [
  {
    regulation: 'x-wing/de',
    structure: {
      stages: [
        { kind: 'swiss', rounds: 1 },
        { kind: 'swiss', cut: 4, rounds: 1 },
        { kind: 'elimination', cut: 2 },
      ],
    },
    options: { afterCut: 'reset', earnedByeCounts: 'no', noShow: 'concession' },
    players: [...named(4), { name: 'p5', earnedBye: true, squadPoints: 100 }],
    rounds: [
      swiss([...square({ ending: 'time', score: [9, 9], salvo: 'p1' }), bye('p5')], {
        drop: ['p4'],
        entropy: 'one',
      }),
      swiss([beats('p5', 'p1'), beats('p3', 'p2')]),
      elimination([beats('p5', 'p3')]),
    ],
  },
  {
    regulation: 'x-wing/pl',
    structure: { stages: [{ kind: 'elimination' }] },
    players: named(6),
    rounds: [
      elimination([beats('p1', 'p2'), beats('p3', 'p4'), bye('p5'), bye('p6')], { entropy: 'x' }),
    ],
  },
  {
    regulation: 'x-wing/pl',
    players: named(4),
    options: { headToHead: 'off' },
    rounds: [swiss(square({ ending: 'intentional-draw', witness: 'a judge' }))],
  },
  {
    regulation: 'card-game/de-2014',
    structure: { kind: 'custom', swissRounds: 1, cut: 4 },
    options: { unplayedGame: 'draw', annulledGame: 'opponent-wins' },
    players: [...named(3), { name: 'p4', avoid: ['p1'] }],
    rounds: [
      swiss(square({ games: ['first', { annulled: 'second' }] }), {
        rulings: [{ player: 'p3', deduct: 1 }],
      }),
      elimination([
        { players: ['p3', 'p2'], result: { winner: 'p3', light: 'p2' } },
        {
          players: ['p1', 'p4'],
          result: {
            timeout: {
              light: 'p1',
              objectives: 2,
              damageOnDark: 7,
              dial: 10,
              damageOnLight: 4,
              balance: 'dark',
            },
          },
        },
      ]),
    ],
  },
  {
    regulation: 'card-game/de-2014-team',
    structure: { kind: 'custom', swissRounds: 1 },
    options: { teamGamePoints: '6-2-0' },
    players: [{ name: 'p1', members: ['Ada', 'Ben'] }, 'p2', 'p3', 'p4'],
    rounds: [
      swiss(square({ games: ['first', 'first'] })),
      {
        stage: 'final-match',
        matches: [{ players: ['p1', 'p3'], result: { games: ['draw', 'second'] } }],
      },
    ],
  },
  {
    regulation: 'imperial-assault/de-2.2.1',
    structure: { kind: 'custom', swissRounds: 1, cut: 2 },
    missions: ['One', 'Two'],
    options: { extendedSchedule: 'literal' },
    players: named(4),
    rounds: [
      swiss(
        square({
          ending: 'time',
          score: [9, 9],
          tie: { defeats: [1, 1], damage: [2, 2], die: [[3, 2]] },
        }),
      ),
      elimination([
        { players: ['p1', 'p3'], result: { ending: 'defeat', winner: 'p3', score: [30, 2] } },
      ]),
    ],
  },
]

const good = [valid, ...others]

/** Every place in a value, as the keys that lead there. */
const placesIn = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))
    : []),
]

type Change = (holder: Record<string, unknown>, key: string) => void

const put =
  (value: unknown): Change =>
  (holder, key) => {
    holder[key] = value
  }

const remove: Change = (holder, key) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
}

const repeat: Change = (holder, key) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 0, holder[Number(key)])
  else holder[`${key}s`] = holder[key]
}

const swap: Change = (holder, key) => {
  const value = holder[key]
  if (Array.isArray(value)) value.reverse()
  else holder[key] = [value]
}

/** Another value of the same kind, which may be just as good. */
const tame =
  (number: number, name: string): Change =>
  (holder, key) => {
    const value = holder[key]
    if (typeof value === 'number') holder[key] = number
    else if (typeof value === 'string' && key === 'entropy') holder[key] = name
    else if (typeof value === 'string' && value.startsWith('p') && number > 20) holder[key] = name
  }

const oddNumbers = [0, -0, -1, 0.5, 99, 100, 101, 1e21, 2 ** 53, -(2 ** 31), Number.MAX_VALUE]
const oddTexts = ['', ' ', 'p1', 'p9', 'Zed', 'NaN', '__proto__', 'constructor', '\ud800', '\n']
const words = [
  ...['swiss', 'elimination', 'final-match', 'double-elimination', 'custom', 'premier', 'basic'],
  ...['time', 'destruction', 'points', 'games', 'won', 'forfeit', 'double-loss', 'unplayed'],
  ...['on', 'off', 'first', 'light', 'x-wing/de', 'card-game/de-2014-team'],
]

const changes: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.nat(40), fc.constantFrom(...named(9))).map(([n, name]) => tame(n, name)),
  },
  { weight: 3, arbitrary: fc.nat(100).map(put) },
  { weight: 3, arbitrary: fc.constantFrom(...named(9)).map(put) },
  fc.constant(remove),
  fc.constant(repeat),
  fc.constant(swap),
  fc.constantFrom<unknown>(...oddNumbers, ...oddTexts, ...words, null, true, [], {}).map(put),
  fc.jsonValue({ maxDepth: 2 }).map(put),
)

const changed = (file: Loose, edits: readonly (readonly [number, Change])[]): unknown => {
  const copy = structuredClone(file) as Record<string, unknown>
  const places = placesIn(file).filter((path) => path.length > 0)
  for (const [place, change] of edits) {
    const path = places[place % places.length] ?? []
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((value, key) => (value as Loose | undefined)?.[key], copy)
    const key = path.at(-1) ?? ''
    if (typeof holder === 'object' && holder !== null && key in holder) {
      change(holder as Record<string, unknown>, key)
    }
  }
  return copy
}

describe('whatever a file holds', () => {
  it.each(good)(
    'the files that all others here are made from are in order: $regulation',
    async (file) => {
      for (const verb of verbs) {
        const said = await topcut([verb, '-'], file)
        expect(said, said.out).toMatchObject({ exit: 0, err: '' })
      }
    },
  )

  it('any JSON value is answered or refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...verbs), fc.jsonValue(), async (verb, value) => {
        behaves(await topcut([verb, '-'], JSON.stringify(value)))
      }),
      { numRuns: 300 },
    )
  })

  it('any fields with any values are answered or refused', async () => {
    const value = fc.jsonValue({ maxDepth: 3 })
    const names = [
      'date',
      'tier',
      'structure',
      'entropy',
      'options',
      'missions',
      'players',
      'rounds',
    ]
    const files = fc.dictionary(fc.constantFrom(...names), value)
    const documents = fc.constantFrom(...good.map(({ regulation }) => regulation))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...verbs),
        documents,
        files,
        async (verb, regulation, file) => {
          behaves(await topcut([verb, '-'], { ...scenario(named(4)), regulation, ...file }))
        },
      ),
      { numRuns: 500 },
    )
  })

  it.each(good)(
    'any few changes to a good file of $regulation are answered or refused',
    async (file) => {
      const exits = { granted: 0, refused: 0 }
      const edits = fc.array(fc.tuple(fc.nat(9999), changes), { minLength: 1, maxLength: 3 })
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...verbs), edits, async (verb, list) => {
          const said = await topcut([verb, '-'], JSON.stringify(changed(file, list)))
          behaves(said)
          exits[said.exit === 0 ? 'granted' : 'refused']++
        }),
        { numRuns: 600 },
      )
      // Both must come up, or the changes are too tame or too wild to mean anything.
      expect(Math.min(exits.granted, exits.refused)).toBeGreaterThan(5)
    },
  )

  it('every document answers or refuses the files of every other', async () => {
    for (const file of good) {
      for (const { regulation } of good) {
        for (const verb of verbs) behaves(await topcut([verb, '-'], { ...file, regulation }))
      }
    }
  })

  it('any bytes are answered or refused', async () => {
    const bytes = fc.uint8Array({ maxLength: 200 })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...verbs), bytes, async (verb, input) => {
        behaves(await topcut([verb, '-'], input))
      }),
    )
  })

  /** That one would run until it is told to stop. */
  const startsDesk = (words: readonly string[]): boolean => {
    const { verb, flags } = readArguments(words)
    return (verb === null || verb === 'serve') && !flags.has('help')
  }

  it('any words behind topcut are answered or refused', async () => {
    const known = ['standings', 'pair', 'check', '-', '--after', '--lang', '--entropy', '1', 'de']
    const word = fc.oneof(fc.constantFrom(...known, '--', '--help', '-h', 'x'), fc.string())
    const wish = fc.array(word, { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(
        wish.filter((list) => !startsDesk(list)),
        async (list) => {
          const said = await topcut(list, valid)
          if (said.exit === 0) expect(said.err).toBe('')
          else refusalIn(said)
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('hostile files', () => {
  const deep = 200_000

  it.each([
    ['open brackets', '['.repeat(5_000_000), 'broken-json'],
    ['nested lists', `${'['.repeat(deep)}${']'.repeat(deep)}`, 'wrong-shape'],
    ['nested objects', `${'{"players":'.repeat(deep)}1${'}'.repeat(deep)}`, 'wrong-shape'],
    ['zeros', '0'.repeat(5_000_000), 'broken-json'],
    ['one long text', JSON.stringify('x'.repeat(5_000_000)), 'wrong-shape'],
    ['spaces', ' '.repeat(5_000_000), 'broken-json'],
    ['one long field', `{"${'x'.repeat(5_000_000)}": 1}`, 'unknown-field'],
    ['a long list', `[${'0,'.repeat(2_000_000)}0]`, 'wrong-shape'],
  ])('of 5 MB of %s are refused', async (_, text, code) => {
    expect(await refusal('check', text)).toMatchObject({ code })
  })

  it('with a value nested without end in any field are refused', async () => {
    const nested = `${'['.repeat(deep)}${']'.repeat(deep)}`
    for (const path of ['players', 'rounds', 'options', 'structure', 'date', 'entropy', 'tier']) {
      const file = JSON.stringify({ ...valid, [path]: 'HERE' }).replace('"HERE"', nested)
      expect(await refusal('standings', file)).toMatchObject({ code: 'wrong-shape' })
    }
  })

  it('with more rounds than anybody plays are refused in good time', async () => {
    const many = Array.from({ length: 20_000 }, () => swiss([bye('p1')]))
    expect(await refusal('standings', scenario(named(4), many))).toMatchObject({ code: 'left-out' })
  })

  it('with numbers like texts and texts like numbers are refused', async () => {
    for (const score of [
      ['NaN', 'Infinity'],
      ['100', '0'],
      [[], {}],
      [true, false],
    ]) {
      const match = { players: ['p1', 'p2'], result: { ending: 'time', score } }
      expect(await refusal('standings', scenario(named(2), [swiss([match])]))).toMatchObject({
        code: 'wrong-shape',
        expected: 'number',
      })
    }
  })
})
