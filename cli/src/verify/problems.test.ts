import { hash } from 'node:crypto'
import { canonical, type PublicRecord, playerId, recordText } from '@topcut/engine'
import type { Telling } from '@topcut/exchange'
import { languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { digested, rechained } from '../../../testing/forgeries/forged-record.ts'
import { topcut } from '../trial.suite.ts'
import { playOut, playRound, recordOf, started, swissThenCut, wholeEvent } from './record.suite.ts'

type OpenEntry = PublicRecord['entries'][number]
type Fields = { readonly [key: string]: unknown }

const names = ['Ada', 'Ben', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal']
const record = recordOf(wholeEvent(), names)
const entryOf = (kind: string, which = 0): OpenEntry =>
  record.entries.filter(({ fact }) => fact.kind === kind)[which] ?? expect.fail(kind)
const entry = (index: number): OpenEntry => record.entries[index] ?? expect.fail('no entry')

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
    const seeded = drawn.entries.map((one) => {
      const { places: _, entropy: __, luck: ___, ...fact } = one.fact
      return one.n === start?.n ? { ...one, fact } : one
    })
    expect((await problemsOf(rechained(drawn, seeded as never)))[0]).toMatchObject({
      ...{ code: 'impossible-fact', entry: start?.n },
    })
  })
})

describe('a file of somebody who wants to break the program', () => {
  const odd = { toString: 1 }
  const [first, ...rows] = record.standings.rows
  it.each([
    ['its name', retold(entry(0), () => ({ name: odd }))],
    [
      'a player of the standings',
      digested({
        ...record,
        standings: { ...record.standings, rows: [{ ...first, player: odd } as never, ...rows] },
      }),
    ],
  ])('is answered where %s is no text', async (_, forged) => {
    expect((await problemsOf(forged)).length).toBeGreaterThan(0)
  })

  it.each([
    ['who made an entry', { by: { role: odd } }],
    ['when', { at: 1e16 }],
  ])('is broken where it does not say %s', async (_, more) => {
    const entries = record.entries.map((one) => ({ ...one, ...more }) as never)
    const { exit, out } = await topcut(['verify', '-'], recordText({ ...record, entries }))
    expect(exit).toBe(2)
    expect(JSON.parse(out)).toMatchObject({ refusal: { code: 'damaged-record' } })
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

  const played = { ending: 'time' }
  it.each([
    ['a score that is none', { ...played, score: 0 }],
    ['a score beyond every squad', { ...played, score: [99999, -5] }],
    ['a score in halves', { ...played, score: [1e9, 0.5] }],
    ['a score in words', { ...played, score: ['100', '0'] }],
    ['a score of three', { ...played, score: [100, 0, 0] }],
    ['an ending nobody knows', { ending: 'magic', score: [72, 30] }],
    ['an ending that every object has', { ending: 'constructor' }],
    ['an ending of another document', { ending: 'won', winner: 'first', light: 'first' }],
    ['something beside the score', { ...played, score: [72, 30], note: 'x' }],
    ['a concession by nobody', { ending: 'concession', by: 'third', score: [1, 2] }],
    ['an empty result', {}],
    ['no result', null],
    ['a list for a result', []],
  ])('given %s, names the entry of the result', async (_, result) => {
    for (const at of [entryOf('result-entered'), entryOf('result-entered', 14)]) {
      expect(await problemsOf(retold(at, () => ({ result })))).toContainEqual(
        expect.objectContaining({ code: 'impossible-fact', entry: at.n, kind: 'result-entered' }),
      )
    }
  })

  it('given a result that the document has not, asks for the leader who allowed it', async () => {
    const tale = started(4, { kind: 'open' }, 'card-game/de-2014')
    tale.give({ kind: 'pair-round' })
    tale.give({ kind: 'publish-round' })
    const games = ['first', { conceded: 'first' }] as const
    for (const match of tale.state().matches.keys()) {
      const given = { kind: 'enter-result', match, result: { ending: 'games', games } } as const
      tale.give(given, { override: 'both asked for it' })
    }
    tale.give({ kind: 'close-round' })
    const allowed = recordOf(tale)
    expect((await topcut(['verify', '-'], recordText(allowed))).exit).toBe(0)
    const isOverride = ({ fact }: OpenEntry) => fact.kind === 'rule-overridden'
    const last = allowed.entries.findLast(isOverride) ?? expect.fail('nothing was overridden')
    const silent = rechained(
      allowed,
      allowed.entries.filter(({ n }) => n !== last.n),
    )
    expect(await problemsOf(silent)).toContainEqual(
      expect.objectContaining({ code: 'impossible-fact', entry: last.n, kind: 'result-entered' }),
    )
  })

  it.each([
    [
      'somebody back whom the rules do not let back',
      'player-readmitted',
      (tale: Telling, override: object) => {
        tale.give({ kind: 'drop-player', player: playerId('p3'), when: 'now' })
        tale.give({ kind: 'readmit-player', player: playerId('p3') }, override)
      },
    ],
    [
      'another plan than players were told',
      'event-announced',
      (tale: Telling, override: object) => {
        const [first, cut] = swissThenCut.stages
        const stages = [first, { ...cut, cut: 5 }]
        tale.give({ kind: 'change-structure', structure: { kind: 'custom', stages } }, override)
      },
    ],
  ] as const)('given %s, asks for the leader who allowed it', async (_, kind, give) => {
    const tale = started(8, swissThenCut)
    playRound(tale)
    give(tale, { override: 'it rained' })
    playRound(tale)
    const allowed = recordOf(tale)
    const said = await topcut(['verify', '-'], recordText(allowed))
    expect(said.exit).toBe(0)
    expect(JSON.parse(said.out).overrides.at(-1)).toMatchObject({ reason: 'it rained' })
    const silent = rechained(
      allowed,
      allowed.entries.filter(({ fact }) => fact['reason'] !== 'it rained'),
    )
    expect(await problemsOf(silent)).toContainEqual(
      expect.objectContaining({ code: 'impossible-fact', kind }),
    )
  })

  it('given an end before the rounds that the rules have, asks for the leader who allowed it', async () => {
    const tale = started(8, { kind: 'open' }, 'x-wing/en-3.2', { tier: 'premier' })
    playRound(tale)
    tale.give({ kind: 'finish-event' }, { override: 'it rained' })
    const allowed = recordOf(tale)
    expect((await topcut(['verify', '-'], recordText(allowed))).exit).toBe(0)
    const silent = rechained(
      allowed,
      allowed.entries.filter(({ fact }) => fact['reason'] !== 'it rained'),
    )
    expect(await problemsOf(silent)).toContainEqual(
      expect.objectContaining({ code: 'impossible-fact', kind: 'event-finished' }),
    )
  })

  it('given somebody who came late to an event that lets nobody in late, names the entry', async () => {
    const tale = started(8, swissThenCut, 'x-wing/en-3.2', { options: { lateEntry: 'refuse' } })
    playRound(tale)
    const played = recordOf(tale)
    const player = playerId('friend')
    const fact = { kind: 'player-entered-late', player, number: 9, missed: [1] }
    const last = played.entries.at(-1) ?? expect.fail('nothing is public')
    const forged = rechained(played, [...played.entries, { ...last, fact }])
    expect(await problemsOf(forged)).toContainEqual(
      expect.objectContaining({ code: 'impossible-fact', entry: last.n + 1, kind: fact.kind }),
    )
  })

  it('given somebody who came into the running round and has no place in it, names the entry', async () => {
    const tale = started(7, swissThenCut)
    playRound(tale)
    tale.give({ kind: 'pair-round' })
    tale.give({ kind: 'publish-round' })
    const player = playerId('friend')
    tale.give({ kind: 'register-late-player', player, joins: 'running-round' })
    playOut(tale)
    const seated = recordOf(tale)
    expect((await topcut(['verify', '-'], recordText(seated))).exit).toBe(0)
    const at = seated.entries.find(({ fact }) => fact.kind === 'player-entered-late')
    const forged = rechained(
      seated,
      seated.entries.filter(({ fact }) => fact.kind !== 'round-repaired'),
    )
    expect(await problemsOf(forged)).toContainEqual(
      expect.objectContaining({ code: 'impossible-fact', entry: at?.n }),
    )
  })

  it.each([{}, { refusal: {} }, { refusal: { code: { toString: 1 } } }])(
    'given an exception that does not say from what, names the entry: %j',
    async (more) => {
      const at = entryOf('rule-overridden')
      const forged = rechained(
        record,
        record.entries.with(at.n - 1, { ...at, fact: { kind: 'rule-overridden', ...more } }),
      )
      expect(await problemsOf(forged)).toContainEqual(
        expect.objectContaining({ code: 'impossible-fact', entry: at.n, kind: 'rule-overridden' }),
      )
    },
  )

  it.each([0, 1, 5.5, 999, '5'])('given something undone that is no entry: %j', async (number) => {
    const { length } = record.entries
    const last = record.entries.at(-1) ?? expect.fail('nothing is public')
    const fact = { kind: 'undone', entry: number, reason: 'a slip' }
    const forged = rechained(record, [...record.entries, { ...last, fact }])
    expect(await problemsOf(forged)).toContainEqual(
      expect.objectContaining({ code: 'impossible-fact', entry: length + 1, kind: 'undone' }),
    )
  })

  it('given somebody who leaves a bracket, lets the other move on, and nobody else', async () => {
    const tale = started(8, swissThenCut)
    for (let round = 1; round <= 3; round++) playRound(tale)
    for (const kind of ['make-cut', 'start-stage', 'pair-round', 'publish-round'] as const) {
      tale.give({ kind })
    }
    const open = [...tale.state().matches.values()].filter(({ result }) => result === null)
    for (const { players } of open)
      tale.give({ kind: 'drop-player', player: players[1], when: 'now' })
    tale.give({ kind: 'close-round' })
    const left = recordOf(tale)
    expect((await topcut(['verify', '-'], recordText(left))).exit).toBe(0)
    const last = left.entries.findLast(({ fact }) => fact.kind === 'player-dropped')
    const stayed = rechained(
      left,
      left.entries.filter((one) => one !== last),
    )
    expect(await problemsOf(stayed)).toContainEqual(
      expect.objectContaining({ code: 'impossible-fact', kind: 'result-entered' }),
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
