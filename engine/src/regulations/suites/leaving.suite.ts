import { expect, it } from 'vitest'
import { disqualify } from '../../../testing/matters.ts'
import { pairByHand, playByHand } from '../../../testing/pairing/by-hand.ts'
import { rowOf } from '../../../testing/standing-row.ts'
import { id, role, type Setting, type Story, story } from '../../../testing/story.ts'
import { titled } from '../../../testing/titled.ts'
import { type Result, stagesOf } from '../../index.ts'
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

/** What whoever enters a no-show is told. */
const warningsOfNoShow = ({ id: regulation }: Regulation) => {
  const event = story({ regulation, players: ['a', 'b'] })
  event.seats('a - b')
  const { match } = event.matchOf('a')
  const warnings = event.does({ kind: 'enter-result', match, result: absent })
  expect(event.state().players.get(id('b'))?.status).toBe('active')
  return warnings
}

export const noShowIsRemoved = (regulation: Regulation, rule: RuleId): void => {
  it(`[${rule}] who does not appear is to be removed: the leader is told`, () => {
    const told = { code: 'should-be-dropped', player: 'b', rule }
    expect(warningsOfNoShow(regulation)).toEqual([told])
    expect(regulation.leaving.noShowIsRemoved).toEqual(clause(rule, true))
  })
}

export const noShowStays = (regulation: Regulation): void => {
  it('nobody is told to remove who does not appear', () => {
    expect(warningsOfNoShow(regulation)).toEqual([])
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
