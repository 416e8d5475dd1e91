import { hash } from 'node:crypto'
import { canonical, type PublicRecord, recordText } from '@topcut/engine'
import { languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { digested, rechained } from '../../../testing/forgeries/forged-record.ts'
import { topcut } from '../trial.suite.ts'
import { playRound, recordOf, started, wholeEvent } from './record.suite.ts'

type OpenEntry = PublicRecord['entries'][number]
type Fields = { readonly [key: string]: unknown }

const names = ['Ada', 'Ben', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal']
const record = recordOf(wholeEvent(), names)
const entryOf = (kind: string, which = 0): OpenEntry =>
  record.entries.filter(({ fact }) => fact.kind === kind)[which] ?? expect.fail(kind)

/** The record with other fields in one fact, its chain made anew. */
const retold = ({ n }: OpenEntry, change: (fact: OpenEntry['fact']) => Fields): PublicRecord =>
  rechained(
    record,
    record.entries.map((entry) =>
      entry.n === n ? { ...entry, fact: { ...entry.fact, ...change(entry.fact) } } : entry,
    ),
  )

const problemsOf = async (forged: PublicRecord, ...words: readonly string[]) => {
  const { exit, out, err } = await topcut(['verify', '-', ...words], recordText(forged))
  expect({ exit, err }).toEqual({ exit: 1, err: '' })
  const said = JSON.parse(out)
  expect(said.verified).toBe(false)
  expect(out).not.toMatch(/undefined|\[object/)
  return said.problems as readonly (Fields & { readonly message: string })[]
}

const secondRound = entryOf('round-paired', 1)
const luckOf = ({ fact }: OpenEntry) =>
  fact['luck'] as { readonly lot: string; readonly draw: number; readonly hall: readonly string[] }
const withLuck = (more: Fields) =>
  retold(secondRound, () => ({ luck: { ...luckOf(secondRound), ...more } }))

describe('a chain that is broken', () => {
  it('given an entry changed, names it', async () => {
    const forged = { ...record, entries: record.entries.with(9, { ...entry(9), at: 7 as never }) }
    expect(await problemsOf(forged)).toMatchObject([
      { code: 'chain-broken', how: 'hash', entry: 10, round: null },
    ])
  })

  it('given an entry dropped, names the one that followed it', async () => {
    const checked = entryOf('player-checked-in', 2)
    const forged = { ...record, entries: record.entries.filter(({ n }) => n !== checked.n) }
    expect((await problemsOf(forged))[0]).toMatchObject({
      ...{ code: 'chain-broken', how: 'previous', entry: checked.n },
    })
  })

  it('given a number that is not the next one, names it', async () => {
    const { hash: _, ...first } = { ...entry(0), n: 2 }
    const forged = { ...first, hash: hash('sha256', canonical(first)) }
    const rest = rechained(record, record.entries).entries.slice(1)
    const linked = rest.map((one) => one)
    expect((await problemsOf({ ...record, entries: [forged, ...linked] }))[0]).toMatchObject({
      ...{ code: 'chain-broken', how: 'number', entry: 1 },
    })
  })

  it('given a name changed, says that it is not an entry', async () => {
    const forged = { ...record, names: { ...record.names, p1: 'Zed' } as never }
    expect(await problemsOf(forged)).toMatchObject([
      { code: 'chain-broken', how: 'around', entry: null, round: null },
    ])
  })

  it('given the code of another record, says that none of its entries has it', async () => {
    expect(await problemsOf(record, '--head', 'R5KD 8WQN 2TFM V3HX')).toMatchObject([
      { code: 'head-differs', wanted: 'R5KD 8WQN 2TFM V3HX', entry: null, round: null },
    ])
  })

  const entry = (index: number): OpenEntry => record.entries[index] ?? expect.fail('no entry')
})

describe('a round that does not come out', () => {
  it('given two players exchanged, names the round, who it is about, and both pairings', async () => {
    const forged = retold(secondRound, ({ pairings }) => {
      const [one, two, ...rest] = pairings as readonly { readonly players: readonly string[] }[]
      if (one === undefined || two === undefined) return expect.fail('two tables')
      const [a, b] = [one.players, two.players]
      return {
        pairings: [{ ...one, players: [a[0], b[1]] }, { ...two, players: [b[0], a[1]] }, ...rest],
      }
    })
    const [problem] = await problemsOf(forged)
    expect(problem).toMatchObject({
      ...{ code: 'round-differs', how: 'tables', entry: secondRound.n, round: 2 },
      players: { length: 4 },
      published: { length: 4 },
      drawn: { length: 4 },
    })
    expect(problem?.message).toMatch(
      new RegExp(`^Round 2 .*: (${names.join('|')})(, (${names.join('|')})){3}\\.$`),
    )
  })

  it.each([
    ['not-told', () => retold(secondRound, () => ({ luck: undefined }))],
    ['other-lot', () => withLuck({ lot: 'f'.repeat(64) })],
    ['other-hall', () => withLuck({ hall: ['eleven'] })],
    ['other-entropy', () => retold(secondRound, () => ({ entropy: 'f'.repeat(64) }))],
    [
      'other-draw',
      () => {
        const { lot, hall } = luckOf(secondRound)
        const entropy = hash('sha256', JSON.stringify([lot, 1, hall]))
        return retold(secondRound, () => ({
          entropy,
          luck: { ...luckOf(secondRound), draw: 1 },
        }))
      },
    ],
  ])('given luck that is not what was fixed, says %s', async (how, forge) => {
    expect((await problemsOf(forge()))[0]).toMatchObject({
      ...{ code: 'round-differs', how, entry: secondRound.n, round: 2 },
    })
  })

  it('given places of a bracket by lot that were exchanged, says so', async () => {
    const structure = {
      kind: 'custom',
      stages: [{ kind: 'elimination', rounds: null, cut: null }],
    } as const
    const tale = started(4, structure, 'x-wing/de')
    playRound(tale)
    const drawn = recordOf(tale)
    const start = drawn.entries.find(({ fact }) => fact.kind === 'stage-started')
    const entries = drawn.entries.map((entry) =>
      entry.n !== start?.n
        ? entry
        : {
            ...entry,
            fact: {
              ...entry.fact,
              places: (entry.fact['places'] as readonly string[]).toReversed(),
            },
          },
    )
    expect((await problemsOf(rechained(drawn, entries)))[0]).toMatchObject({
      ...{ code: 'round-differs', how: 'places', entry: start?.n, round: 1 },
    })
  })
})

describe('standings that do not come out', () => {
  it('given another place in the standings, names the player', async () => {
    const [first, ...rest] = record.standings.rows
    if (first === undefined) return expect.fail('no rows')
    const rows = [{ ...first, tournamentPoints: 99 }, ...rest]
    const forged = digested({ ...record, standings: { ...record.standings, rows } })
    expect(await problemsOf(forged)).toMatchObject([
      { code: 'standings-differ', how: 'standings', players: [first.player] },
    ])
  })

  it('given other final places, says so', async () => {
    const finished = entryOf('event-finished')
    const forged = retold(finished, ({ places }) => ({
      places: [
        ...(places as readonly unknown[]).slice(0, 1),
        ...(places as readonly unknown[]).slice(1).toReversed(),
      ],
    }))
    expect(await problemsOf(forged)).toContainEqual(
      expect.objectContaining({ code: 'standings-differ', how: 'places' }),
    )
  })

  it('given other seeds of the cut, says so', async () => {
    const cut = entryOf('cut-made')
    const forged = retold(cut, ({ seeds }) => ({
      seeds: (seeds as readonly unknown[]).toReversed(),
    }))
    expect(await problemsOf(forged)).toContainEqual(
      expect.objectContaining({ code: 'standings-differ', how: 'cut', entry: cut.n }),
    )
  })
})

describe('what cannot be', () => {
  it.each([
    ['a fact nobody knows', 'player-checked-in', { kind: 'player-praised' }],
    ['a player who is not there', 'player-checked-in', { player: 'nobody' }],
    ['a result of a match that was not played', 'result-entered', { match: '9-9' }],
    ['a second creation', 'player-checked-in', { kind: 'event-created' }],
  ])('given %s, names its entry', async (_, kind, change) => {
    const at = entryOf(kind)
    expect(await problemsOf(retold(at, () => change))).toContainEqual(
      expect.objectContaining({ code: 'impossible-fact', entry: at.n }),
    )
  })

  it('given rules that nobody here knows, says so and nothing else', async () => {
    const forged = retold(entryOf('event-created'), () => ({ regulation: 'chess/en-1' }))
    expect(await problemsOf(forged)).toMatchObject([
      { code: 'unknown-regulation', regulation: 'chess/en-1', entry: 1 },
    ])
  })

  it.each(languages)(
    'names players by number where there are no names, in %s',
    async (language) => {
      const { names: _, ...nameless } = record
      const [first, ...rest] = record.standings.rows
      if (first === undefined) return expect.fail('no rows')
      const rows = [{ ...first, tournamentPoints: 99 }, ...rest]
      const forged = digested({ ...nameless, standings: { ...record.standings, rows } })
      const [problem] = await problemsOf(forged, '--lang', language)
      expect(problem?.message).toMatch(/: #\d\.$/)
    },
  )
})
