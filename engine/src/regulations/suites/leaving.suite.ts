import { expect, it } from 'vitest'
import { appoint, asPlayer, disqualify, reports, rulingOf } from '../../../testing/matters.ts'
import { pairByHand, playByHand } from '../../../testing/pairing/by-hand.ts'
import { plainWin } from '../../../testing/plain-win.ts'
import { rowOf } from '../../../testing/standing-row.ts'
import { id, role, type Setting, type Story, story } from '../../../testing/story.ts'
import { titled } from '../../../testing/titled.ts'
import { type Command, type PlayerId, type Result, stagesOf } from '../../index.ts'
import { clause, type RuleId } from '../../vocabulary/rule.ts'
import type { Regulation } from '../regulation.ts'

/** What a plain win earns by a document. */
type Win = { readonly points: number; readonly margin: number | null }

const drop = (player: string, when: 'now' | 'after-round' = 'after-round') =>
  ({ kind: 'drop-player', player: id(player), when }) as const
const readmit = (player: string) => ({ kind: 'readmit-player', player: id(player) }) as const

const four = ({ id: regulation }: Regulation, setting: Setting = {}): Story => {
  const event = story({ regulation, ...setting })
  playByHand(event, 'p1 > p2, p3 > p4')
  return event
}

export const dropping = (regulation: Regulation, rule: RuleId, win: Win): void => {
  it(`[${rule}] who drops is paired no more, and what was played stands`, () => {
    const event = four(regulation)
    event.does(drop('p1'))
    event.does({ kind: 'pair-round' })
    const round = event.state().rounds.at(-1)
    expect([round?.matches.length, round?.byes.length]).toEqual([1, 1])
    expect(event.refuses(drop('p1'))).toEqual({ code: 'not-active', player: 'p1' })
    expect(rowOf(event, 'p1')).toMatchObject({ tournamentPoints: win.points, status: 'dropped' })
    expect(rowOf(event, 'p2')).toMatchObject({
      opponents: ['p1'],
      strengthOfSchedule: `${win.points}`,
    })
  })

  it(`[${rule}] players say so of themselves, and of nobody else`, () => {
    const event = four(regulation)
    expect(event.refuses(drop('p1'), asPlayer('p2'))).toMatchObject({ code: 'not-allowed' })
    expect(event.facts(drop('p1'), asPlayer('p1'))).toEqual([
      { kind: 'player-dropped', player: 'p1', after: 1 },
    ])
    expect(event.state().players.get(id('p1'))?.status).toBe('dropped')
  })

  it(`[${rule}] who leaves during a match has given it up`, () => {
    const event = story({ regulation: regulation.id, players: 2 })
    event.seats('p1 - p2')
    event.does(drop('p2', 'now'))
    expect(rowOf(event, 'p1')).toMatchObject({
      tournamentPoints: win.points,
      marginOfVictory: win.margin,
      opponents: ['p2'],
    })
    expect(rowOf(event, 'p2').tournamentPoints).toBe(0)
  })
}

/** Whatever ends a running match by giving it up: what stood on the table counts before it. */
export const scoreOfTheConceder = ({ id: regulation }: Regulation, rule: RuleId): void => {
  const score = [20, 55] as const
  const seated = () => {
    const event = story({ regulation, players: 2 })
    appoint(event, 'marshal')
    event.seats('p1 - p2')
    return event
  }
  const recast = { about: 'component', players: [id('p2')], withoutReplacement: true } as const
  const lost = (event: Story, outcome: 'conceded' | 'removed') =>
    ({ kind: 'settle-material', case: reports(event, 'p2'), outcome, score }) as const
  const by = (event: Story): { readonly [act: string]: () => Command } => ({
    drop: () => ({ ...drop('p2', 'now'), score }),
    'a lost part': () => lost(event, 'conceded'),
    'removal for a lost part': () => lost(event, 'removed'),
    'removal for an ineligible part': () => ({ ...rulingOf(recast), score }),
  })

  it.each(Object.keys(by(seated())))(`[${rule}] 20 to 55 and then given up by %s: 145`, (act) => {
    const event = seated()
    event.does(by(event)[act]?.() ?? expect.fail(act), role('marshal'))
    expect(rowOf(event, 'p1').marginOfVictory).toBe(145)
    const margin = event.state().players.get(id('p2'))?.status === 'disqualified' ? null : 55
    if (margin !== null) expect(rowOf(event, 'p2').marginOfVictory).toBe(margin)
  })

  it(`[${rule}] without a score nothing was made, and the leader is told`, () => {
    const event = seated()
    expect(event.does(drop('p2', 'now'))).toEqual([
      { code: 'score-assumed', table: 1, score: [0, 0], rule },
    ])
    expect(rowOf(event, 'p1').marginOfVictory).toBe(200)
  })
}

const absent: Result = { ending: 'no-show', by: 'second' }

/** A no-show is a bye for the other, or read as giving up. */
export const noShow = (
  { id: regulation, options }: Regulation,
  rule: RuleId | null,
  { win, byeMargin }: { readonly win: Win; readonly byeMargin: number | null },
): void => {
  const none = win.margin === null ? null : 0
  const asBye = {
    here: { marginOfVictory: byeMargin, tally: { byes: 1, won: 0 }, opponents: [] },
    absent: { tally: { unpairedLosses: 1 }, opponents: [] },
  }
  const asConcession = {
    here: { marginOfVictory: win.margin, tally: { byes: 0, won: 1 }, opponents: ['b'] },
    absent: { tally: { unpairedLosses: 0 }, opponents: ['a'] },
  }

  it.each([
    ['bye', asBye],
    ['concession', asConcession],
  ] as const)(titled(rule, 'a no-show is a %s for the other'), (read, expected) => {
    const event = story({ regulation, players: ['a', 'b'], options: { noShow: read } })
    event.seats('a - b')
    event.result('a', absent)
    expect(rowOf(event, 'a')).toMatchObject({ tournamentPoints: win.points, ...expected.here })
    const missing = { tournamentPoints: 0, marginOfVictory: none, ...expected.absent }
    expect(rowOf(event, 'b')).toMatchObject(missing)
    expect(options.noShow).toBe('bye')
  })
}

/** A against b, who does not come, c against d. */
const bIsMissing = ({ id: regulation }: Regulation, more: readonly string[] = []) => {
  const event = story({ regulation, players: ['a', 'b', 'c', 'd', ...more] })
  event.seats('a - b', 'c - d', ...more.map((player) => `${player} bye`))
  const { match } = event.matchOf('a')
  return { event, entry: { kind: 'enter-result', match, result: absent } as const }
}

const statusOf = (event: Story, player: string) => event.state().players.get(id(player))?.status

/** Everybody in the pairing of the next round, who sits out last. */
const inNextRound = (event: Story): readonly PlayerId[] => {
  event.wins('c')
  event.does({ kind: 'close-round' })
  event.does({ kind: 'pair-round' })
  const { matches = [], byes = [] } = event.state().rounds.at(-1) ?? {}
  const paired = matches.flatMap((match) => event.state().matches.get(match)?.players ?? [])
  return [...paired, ...byes.map(({ player }) => player)]
}

/** Neither came: nobody has won anything, and nobody was met. */
export const neitherCame = (regulation: Regulation, rule: RuleId | null): void => {
  const both: Result = { ending: 'double-no-show' }
  const isOut = regulation.leaving.noShowIsRemoved !== null

  it(titled(rule, 'neither came: a round missed for both, and a win for nobody'), () => {
    const { event, entry } = bIsMissing(regulation)
    event.does({ ...entry, result: both })
    for (const player of ['a', 'b']) {
      const missed = { tally: { won: 0, byes: 0, unpairedLosses: 1 }, opponents: [] }
      expect(rowOf(event, player)).toMatchObject({ tournamentPoints: 0, ...missed })
      expect(statusOf(event, player)).toBe(isOut ? 'dropped' : 'active')
    }
  })
}

/** The same in a bracket: both are out, unless nobody would be left. */
export const neitherCameInBracket = (regulation: Regulation, rule: RuleId | null): void => {
  const both: Result = { ending: 'double-no-show' }
  /** The first games of a bracket of so many, published. */
  const bracketOf = (players: number) => {
    const structure = { kind: 'custom', stages: stagesOf(1, players) } as const
    const event = story({ regulation: regulation.id, players, structure })
    event.playRound()
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    return {
      event,
      enter: { kind: 'enter-result', match: event.matchAt(1).match, result: both },
    } as const
  }

  it(
    titled(rule, 'neither came to a match of the bracket: both are out, the next has a bye'),
    () => {
      const { event, enter } = bracketOf(8)
      event.does(enter)
      for (const table of [2, 3, 4]) event.wins(event.matchAt(table).players[0])
      const [winner] = event.matchAt(4).players
      event.does({ kind: 'close-round' })
      event.does({ kind: 'pair-round' })
      expect(event.state().rounds.at(-1)?.byes).toMatchObject([{ player: winner, game: '1' }])
    },
  )

  it(titled(rule, 'somebody has to win the last match'), () => {
    const { event, enter } = bracketOf(2)
    expect(event.refuses(enter)).toEqual({ code: 'winner-needed', ending: 'double-no-show' })
  })
}

export const noShowIsRemoved = (regulation: Regulation, rule: RuleId): void => {
  it(`[${rule}] who does not appear leaves with the entry, and is told to leave`, () => {
    const { event, entry } = bIsMissing(regulation)
    expect(event.ask(entry)).toMatchObject({
      facts: [{ kind: 'result-entered' }, { kind: 'player-dropped', player: 'b', after: 1 }],
      warnings: [{ code: 'no-show-removed', player: 'b', rule }],
    })
    event.does(entry)
    expect(statusOf(event, 'b')).toBe('dropped')
    expect(regulation.leaving.noShowIsRemoved).toEqual(clause(rule, true))
  })

  it(`[${rule}] who did not appear is not paired again, least of all with the next bye`, () => {
    const { event, entry } = bIsMissing(regulation, ['e'])
    event.does(entry)
    expect(inNextRound(event).toSorted()).toEqual(['a', 'c', 'd', 'e'])
  })

  it(`[${rule}] a leader may keep the player, with a reason on record`, () => {
    const { event, entry } = bIsMissing(regulation)
    const refusal = { code: 'no-show-leaves', player: 'b', rule, overridable: true }
    expect(event.facts({ ...entry, keep: ' the bus was late ' })).toMatchObject([
      { kind: 'result-entered' },
      { kind: 'rule-overridden', refusal, reason: 'the bus was late' },
    ])
    expect(statusOf(event, 'b')).toBe('active')
    expect(inNextRound(event)).toContain('b')
  })

  it(`[${rule}] keeping somebody needs a reason, and somebody to keep`, () => {
    const { event, entry } = bIsMissing(regulation)
    expect(event.refuses({ ...entry, keep: ' ' })).toEqual({ code: 'reason-needed' })
    const { match } = event.matchOf('c')
    const result = plainWin(event.state(), event.matchOf('c'), 'first')
    expect(event.refuses({ kind: 'enter-result', match, result, keep: 'why not' })).toMatchObject({
      code: 'bad-value',
      field: 'keep',
    })
  })

  it(`[${rule}] one undo takes the entry back with all it brought`, () => {
    const { event, entry } = bIsMissing(regulation)
    event.does(entry)
    event.does({ kind: 'undo', entry: event.entryOf('result-entered'), reason: 'just came in' })
    expect(statusOf(event, 'b')).toBe('active')
    expect(event.matchOf('b').result).toBeNull()
  })

  it(`[${rule}] who comes after all can be let back in`, () => {
    const { event, entry } = bIsMissing(regulation)
    event.does(entry)
    event.does(readmit('b'))
    expect(inNextRound(event)).toContain('b')
  })

  it(`[${rule}] amended to a no-show in hindsight: the leader is told, nobody is taken out`, () => {
    const { event } = bIsMissing(regulation)
    event.wins('a')
    const { match } = event.matchOf('a')
    const amended = { kind: 'amend-result', match, result: absent, reason: 'nobody came' } as const
    expect(event.does(amended)).toEqual([{ code: 'should-be-dropped', player: 'b', rule }])
    expect(statusOf(event, 'b')).toBe('active')
  })
}

export const noShowStays = (regulation: Regulation): void => {
  it('who does not appear stays, and nobody is told otherwise', () => {
    const { event, entry } = bIsMissing(regulation)
    expect(event.refuses({ ...entry, keep: 'why not' }).code).toBe('bad-value')
    expect(event.does(entry)).toEqual([])
    expect(statusOf(event, 'b')).toBe('active')
    expect(inNextRound(event)).toContain('b')
    expect(regulation.leaving.noShowIsRemoved).toBeNull()
  })
}

/** P1 has won round 1, left and missed round 2. */
const missedOne = (regulation: Regulation, readmission: 'on' | 'off'): Story => {
  const event = four(regulation, { options: { readmission } })
  event.does(drop('p1'))
  playByHand(event, 'p2 > p3, p4 bye')
  return event
}

export const readmission = (regulation: Regulation, rule: RuleId | null, win: Win): void => {
  it(titled(rule, 'on: back in with an unpaired loss for each round missed'), () => {
    const event = missedOne(regulation, 'on')
    expect(event.refuses(readmit('p1'), role('marshal'))).toMatchObject({ code: 'not-allowed' })
    event.does(readmit('p1'))
    expect(rowOf(event, 'p1')).toMatchObject({
      status: 'active',
      tournamentPoints: win.points,
      marginOfVictory: win.margin,
      tally: { won: 1, unpairedLosses: 1 },
      opponents: ['p2'],
    })
    pairByHand(event, 'p1 v p3, p2 v p4')
  })

  it(titled(rule, 'off: who left stays out, unless a leader says why not'), () => {
    const event = missedOne(regulation, 'off')
    expect(event.refuses(readmit('p1'))).toEqual({
      code: 'readmission-off',
      player: 'p1',
      overridable: true,
    })
    event.does(readmit('p1'), { override: 'called away by the fire brigade' })
    expect(event.state().players.get(id('p1'))?.status).toBe('active')
  })
}

export const backInTheSameStage = (regulation: Regulation, rule: RuleId): void => {
  it(`[${rule}] not once the cut is made`, () => {
    const event = four(regulation, { structure: { kind: 'custom', stages: stagesOf(1, 2) } })
    event.does(drop('p4'))
    event.does({ kind: 'make-cut' })
    expect(event.refuses(readmit('p4'))).toEqual({ code: 'stage-over', player: 'p4' })
    event.does({ kind: 'start-stage' })
    expect(event.refuses(readmit('p4'))).toEqual({ code: 'stage-over', player: 'p4' })
    expect(regulation.leaving.readmission).toEqual(clause(rule, 'in-same-stage'))
  })
}

export const lateEntry = (regulation: Regulation, rule: RuleId | null): void => {
  const late = { kind: 'register-late-player', player: id('late') } as const

  it(titled(rule, 'who comes late has lost the rounds before, and joins the next'), () => {
    const event = four(regulation)
    event.does(late)
    expect(rowOf(event, 'late')).toMatchObject({
      tournamentPoints: 0,
      tally: { unpairedLosses: 1, lost: 0 },
      opponents: [],
    })
    pairByHand(event, 'late v p1, p2 v p3, p4 bye')
  })

  it(titled(rule, 'unless the organizer lets nobody in after the start'), () => {
    expect(four(regulation, { options: { lateEntry: 'refuse' } }).refuses(late)).toEqual({
      code: 'late-entry-refused',
      player: 'late',
    })
  })
}

export const disqualifiedInSchedule = (
  regulation: Regulation,
  rule: RuleId | null,
  byReading: { readonly keep: string; readonly remove: string },
): void => {
  it.each(['keep', 'remove'] as const)(
    titled(rule, 'the disqualified in a schedule: %s'),
    (read) => {
      const event = four(regulation, { options: { disqualifiedInSchedule: read } })
      playByHand(event, 'p2 > p3, p1 > p4')
      event.does(disqualify('p1'))
      expect(rowOf(event, 'p1').place).toBeNull()
      // P2 has met P1, who won twice, and P3, who won once.
      expect(rowOf(event, 'p2').strengthOfSchedule).toBe(byReading[read])
    },
  )
}
