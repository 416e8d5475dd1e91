import { describe, expect, it } from 'vitest'
import { appoint, byLeader, byPlayer } from '../../testing/leaders.ts'
import { calls, reports, rulingOf } from '../../testing/matters.ts'
import { id, type Story, story } from '../../testing/story.ts'
import { leaderId, type PlayerId } from '../vocabulary/ids.ts'
import type { Actor } from '../vocabulary/role.ts'
import type { Pair } from '../vocabulary/seat.ts'
import type { Command } from './commands.ts'
import { ownTableRefusal } from './second-voice.ts'
import type { Ask } from './spine/ask.ts'

const destroyed = { ending: 'destruction', score: [100, 0] } as const
const lost = { ending: 'destruction', score: [0, 100] } as const

/** Ada judges and is p1, who meets p2 at table 1; where somebody else leads, that is Ben. */
const ada = byLeader('ada', 'judge')
const told = ({
  alone = false,
  regulation = 'x-wing/de',
  players = 4,
  seats = ['p1 - p2', 'p3 - p4'],
} = {}): Story => {
  const event = story({ regulation, players, started: false })
  if (!alone) event.does(appoint('ben', 'judge'))
  event.does(appoint('ada', 'judge', { plays: 'p1' }))
  const override = alone ? { override: 'nobody else is there' } : {}
  event.does({ kind: 'announce-event' }, override)
  event.does({ kind: 'start-stage' }, override)
  event.seats(...seats)
  return event
}

const ownTable = {
  code: 'own-matter',
  table: 1,
  ruling: { kind: 'named', leader: 'ben' },
  rule: 'XWDE-12',
}

/** Each about table 1, made where it stands. */
const aboutTable1: readonly (readonly [string, (event: Story) => Command])[] = [
  ['taking the call', (event) => ({ kind: 'take-call', call: calls(event, 'p2') })],
  ['closing the call', (event) => ({ kind: 'close-call', call: calls(event, 'p2') })],
  ['a ruling on the opponent', () => rulingOf({ players: [id('p2')] })],
  ['a ruling on oneself', () => rulingOf({ players: [id('p1')] })],
  ['a ruling at the table', () => rulingOf({ players: [], table: 1 })],
  ['dropping the opponent', () => ({ kind: 'drop-player', player: id('p2'), when: 'now' })],
  [
    'more time',
    (event) => ({ kind: 'extend-time', match: event.matchAt(1).match, minutes: 5, reason: 'late' }),
  ],
  [
    'a word for the opponent',
    (event) => ({
      kind: 'report-result',
      match: event.matchAt(1).match,
      player: id('p2'),
      result: destroyed,
    }),
  ],
  [
    'time to look for a part',
    (event) => ({ kind: 'grant-material-time', case: reports(event, 'p2'), minutes: 5 }),
  ],
  [
    'the end of a case',
    (event) => ({ kind: 'settle-material', case: reports(event, 'p2'), outcome: 'removed' }),
  ],
  ['no longer being the player', () => appoint('ada', 'judge')],
]

const organizing = byLeader('ada', 'organizer')

describe('a leader who plays', () => {
  it.each(aboutTable1)('[XWDE-12] leaves it to the second: %s', (_, make) => {
    const event = told()
    const command = make(event)
    // Only an organizer appoints.
    const by: Partial<Ask> = command.kind === 'appoint-leader' ? organizing : ada
    expect(event.refuses(command, by)).toEqual(ownTable)
    expect(event.refuses(command, { ...by, override: 'it is my table' })).toEqual(ownTable)
  })

  it.each(aboutTable1)('[XWDE-12] who rules there: %s', (_, make) => {
    const event = told()
    const command = make(event)
    const isOffice = command.kind === 'appoint-leader'
    event.does(command, isOffice ? byLeader('ben', 'organizer') : byLeader('ben', 'judge'))
  })

  it.each(aboutTable1)('[XWDE-12] alone, goes on with a reason on record: %s', (_, make) => {
    const event = told({ alone: true })
    const command = make(event)
    const by: Partial<Ask> = command.kind === 'appoint-leader' ? organizing : ada
    const refusal = { ...ownTable, ruling: { kind: 'missing' }, overridable: true }
    expect(event.refuses(command, by)).toEqual(refusal)
    expect(event.facts(command, { ...by, override: 'p2 agrees' })).toContainEqual({
      kind: 'rule-overridden',
      refusal,
      reason: 'p2 agrees',
    })
  })

  it('[XWDE-12] is told before she tries, and nobody else is', () => {
    const event = told()
    const sees = (name: string, table: number, of = event, also: Partial<Actor> = {}) =>
      ownTableRefusal(
        of.state(),
        { role: 'judge', leader: leaderId(name), ...also },
        of.matchAt(table),
      )
    expect(sees('ada', 1)).toEqual(ownTable)
    expect(sees('ada', 2)).toBeNull()
    expect(sees('ben', 1)).toBeNull()
    // Who plays without a word about it on record leaves it to any other.
    const any = { code: 'own-matter', table: 2, ruling: { kind: 'any' }, rule: 'XWDE-12' }
    expect(sees('eva', 2, event, { player: id('p3') })).toEqual(any)
    const missing = { ...ownTable, ruling: { kind: 'missing' }, overridable: true }
    expect(sees('ada', 1, told({ alone: true }))).toEqual(missing)
  })

  it('[XWDE-12] brings no other pairing back once players have seen this one', () => {
    const event = told()
    event.wins('p1')
    event.wins('p3')
    event.does({ kind: 'close-round' })
    event.does({ kind: 'pair-round' })
    event.seats('p1 - p3', 'p2 - p4')
    const entry = event.entryOf('round-unpaired')
    const undo = { kind: 'undo', entry, reason: 'it was fine' } as const
    expect(event.refuses(undo, byLeader('ada', 'marshal'))).toEqual(ownTable)
    event.does(undo, byLeader('ben', 'marshal'))
    // Nor does she take that back, which would seat her anew as well.
    const again = { kind: 'undo', entry: event.entryOf('undone'), reason: 'or not' } as const
    expect(event.refuses(again, byLeader('ada', 'marshal'))).toMatchObject({ code: 'own-matter' })
  })

  it('[XWDE-12] does not seat herself again where a repair has left her out', () => {
    const event = told()
    const matches = [event.matchAt(1).match, event.matchAt(2).match]
    const byes = [{ player: id('p4'), kind: 'odd-number' }] as const
    const pairs = [[id('p2'), id('p3')]] as const
    const by = byLeader('ben', 'marshal')
    const override = 'she rests'
    event.does(
      { kind: 'repair-round', matches, pairs, byes, reason: 'a slip' },
      { ...by, override },
    )
    const entry = event.entryOf('round-repaired')
    const undo = { kind: 'undo', entry, reason: 'it was fine' } as const
    expect(event.refuses(undo, byLeader('ada', 'marshal'))).toMatchObject({ code: 'own-matter' })
    event.does(undo, by)
    expect(event.matchAt(1).players).toContain('p1')
  })

  it('[XWDE-12] takes no bye back that a repair has given her, but one elsewhere that left her hers', () => {
    const event = told({ players: 7, seats: ['p1 - p2', 'p3 - p4', 'p5 - p6', 'p7 bye'] })
    const ben = byLeader('ben', 'marshal')
    const adaAlone = byLeader('ada', 'marshal')
    const byes = [{ player: id('p1'), kind: 'odd-number' }] as const
    const repairs = (players: readonly string[], ...pairs: Pair<PlayerId>[]) => {
      const matches = players.map((player) => event.matchOf(player).match)
      event.does({ kind: 'repair-round', matches, pairs, byes, reason: 'a slip' }, ben)
      return { kind: 'undo', entry: event.entryOf('round-repaired'), reason: 'no' } as const
    }
    const own = repairs(['p1'], [id('p2'), id('p7')])
    expect(event.refuses(own, adaAlone)).toMatchObject({ code: 'own-matter' })
    event.does(repairs(['p3', 'p5'], [id('p3'), id('p5')], [id('p4'), id('p6')]), adaAlone)
    expect(event.refuses(own, adaAlone)).toMatchObject({ code: 'own-matter' })
    event.does(own, ben)
    expect(event.matchAt(1).players).toContain('p1')
  })

  it('[XWDE-12] does not let the own opponent back in, but comes back herself', () => {
    const event = told()
    event.does({ kind: 'drop-player', player: id('p2'), when: 'now' })
    const readmit = (name: string) => ({ kind: 'readmit-player', player: id(name) }) as const
    expect(event.refuses(readmit('p2'), byLeader('ada', 'organizer'))).toEqual(ownTable)
    event.does(readmit('p2'), byLeader('ben', 'organizer'))
    event.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
    event.does(readmit('p1'), byLeader('ada', 'organizer'))
  })

  it('[XWDE-12] enters and amends the own result, and the opponent has the second word', () => {
    const event = told()
    const { match } = event.matchAt(1)
    event.does({ kind: 'enter-result', match, result: lost }, ada)
    expect(event.matchAt(1).awaits).toBe('p2')
    event.does({ kind: 'report-result', match, player: id('p2'), result: lost }, byPlayer('p2'))
    expect(event.matchAt(1).awaits).toBe(null)
    const amend = { kind: 'amend-result', match, result: destroyed, reason: 'mistyped' } as const
    expect(event.facts(amend, ada)).toEqual([
      { kind: 'result-amended', match, result: destroyed, reason: 'mistyped', awaits: 'p2' },
    ])
    event.does({ kind: 'enter-result', match: event.matchAt(2).match, result: lost })
    const close = { kind: 'close-round' } as const
    expect(event.refuses(close)).toMatchObject({ code: 'confirmation-missing', tables: [1] })
    // Nor does she close the round over it.
    const judging = { ...ada, override: 'we are late' }
    expect(event.refuses(close, judging)).toEqual(ownTable)
    event.does(close, { ...byLeader('ben', 'judge'), override: 'p2 has gone home' })
  })

  it('waits for nobody who has said the same before', () => {
    const event = told()
    const { match } = event.matchAt(1)
    event.does({ kind: 'report-result', match, player: id('p2'), result: lost }, byPlayer('p2'))
    event.does({ kind: 'enter-result', match, result: lost }, ada)
    expect(event.matchAt(1)).toMatchObject({ result: lost, awaits: null })
  })

  it('[XWDE-12] amends no own result of a round that is over', () => {
    const event = told()
    const { match } = event.matchAt(1)
    event.wins('p2')
    event.wins('p3')
    event.does({ kind: 'close-round' })
    const amend = { kind: 'amend-result', match, result: destroyed, reason: 'mistyped' } as const
    expect(event.refuses(amend, ada)).toEqual(ownTable)
  })

  it('[XWDE-12] takes back nothing that was decided about the own match', () => {
    const event = told()
    event.does(rulingOf({ players: [id('p1')] }), byLeader('ben', 'judge'))
    const undo = { kind: 'undo', entry: event.entryOf('ruling-recorded'), reason: 'no' } as const
    expect(event.refuses(undo, byLeader('ada', 'marshal'))).toEqual(ownTable)
  })

  it('speaks for the own player, calls a judge, concedes and leaves as anybody does', () => {
    const event = told()
    const { match } = event.matchAt(1)
    event.does({ kind: 'call-judge', match, about: 'in arc?' }, ada)
    event.does({ kind: 'close-call', call: event.entryOf('judge-called') }, ada)
    event.does({ kind: 'report-result', match, player: id('p1'), result: lost }, ada)
    event.does({ kind: 'report-result', match, player: id('p2'), result: lost }, byPlayer('p2'))
    expect(event.matchAt(1).result).toEqual(lost)
    event.does({ kind: 'drop-player', player: id('p1'), when: 'after-round' }, ada)
  })

  it('runs the day: rounds, clock and the tables of others', () => {
    const event = told()
    const by = byLeader('ada', 'organizer')
    event.does({ kind: 'start-clock' }, by)
    event.does(rulingOf({ players: [id('p3')] }), ada)
    event.does({ kind: 'drop-player', player: id('p4'), when: 'now' }, ada)
    event.wins('p1')
    event.does({ kind: 'close-round' }, by)
    event.does({ kind: 'pair-round' }, by)
    event.does({ kind: 'publish-round' }, by)
  })
})

describe('a third leader', () => {
  const cy = byLeader('cy', 'judge')
  const dispute = rulingOf({ players: [id('p2')] })
  const here = (rule: string) => ({
    code: 'other-rules-here',
    table: 1,
    leader: 'ben',
    rule,
    overridable: true,
  })
  /** Ben is told of as Ada's second; Cy judges as well. */
  const withThird = (
    regulation: string,
    playing: 'judge' | 'organizer',
    second: 'judge' | 'organizer' = playing,
  ): Story => {
    const event = story({ regulation, started: false })
    event.does(appoint('ben', second))
    event.does(appoint('cy', 'judge'))
    event.does(appoint('ada', playing, { plays: 'p1', second: 'ben' }))
    event.does({ kind: 'announce-event' }, { override: 'as it is' })
    event.does({ kind: 'start-stage' }, { override: 'as it is' })
    event.seats('p1 - p2', 'p3 - p4')
    return event
  }

  it.each([
    ['XWDE-12', 'x-wing/de', 'judge'],
    ['XWEN-9', 'x-wing/en-3.2', 'judge'],
    ['XWPL-7', 'x-wing/pl', 'judge'],
    ['LCG-5', 'card-game/de-2014', 'organizer'],
    ['IA-7', 'imperial-assault/de-2.2.1', 'judge'],
  ] as const)(
    '[%s] rules at a playing leader’s table only with a reason',
    (rule, regulation, office) => {
      const event = withThird(regulation, office)
      expect(event.refuses(dispute, cy)).toEqual(here(rule))
      expect(event.refuses(rulingOf({ players: [], table: 1 }), cy)).toEqual(here(rule))
      const reason = 'Ben is at the door'
      expect(event.facts(dispute, { ...cy, override: reason })).toContainEqual({
        kind: 'rule-overridden',
        refusal: here(rule),
        reason,
      })
      event.does(dispute, byLeader('ben', office))
      event.does(rulingOf({ players: [id('p3')] }), cy)
    },
  )

  it.each([
    ['XWDE-12', 'x-wing/de'],
    ['XWEN-9', 'x-wing/en-3.2'],
    ['XWPL-7', 'x-wing/pl'],
    ['IA-7', 'imperial-assault/de-2.2.1'],
  ])('[%s] leaves a match of two leaders to the head judge', (rule, regulation) => {
    const event = story({ regulation, started: false })
    event.does(appoint('mia', 'marshal'))
    event.does(appoint('cy', 'judge'))
    event.does(appoint('ada', 'judge', { plays: 'p1' }))
    event.does(appoint('ben', 'judge', { plays: 'p2' }))
    event.does({ kind: 'announce-event' })
    event.does({ kind: 'start-stage' }, { override: 'as it is' })
    event.seats('p1 - p2', 'p3 - p4')
    expect(event.refuses(dispute, cy)).toEqual({ ...here(rule), leader: 'mia' })
    event.does(dispute, byLeader('mia', 'marshal'))
  })

  it('has the last word as the head judge, at this table as at any other', () => {
    const event = withThird('x-wing/de', 'judge')
    event.does(appoint('mia', 'marshal'))
    event.does(dispute, byLeader('mia', 'marshal'))
  })

  it('[XWEN-9] rules where an organizer plays: the text speaks of judges', () => {
    const event = withThird('x-wing/en-3.2', 'organizer', 'judge')
    event.does(dispute, cy)
  })

  it('enters results there as anywhere: that is no ruling', () => {
    const event = withThird('x-wing/de', 'judge')
    event.does({ kind: 'enter-result', match: event.matchAt(1).match, result: lost }, cy)
  })
})

describe('a leader who plays, by another document', () => {
  it.each([
    ['XWEN-9', 'x-wing/en-3.2'],
    ['XWPL-7', 'x-wing/pl'],
    ['LCG-5', 'card-game/de-2014'],
    ['IA-7', 'imperial-assault/de-2.2.1'],
  ])('[%s] leaves the own table to another one', (rule, regulation) => {
    const event = told({ regulation })
    expect(event.refuses(rulingOf({ players: [id('p2')] }), ada)).toEqual({ ...ownTable, rule })
    const drop = { kind: 'drop-player', player: id('p2'), when: 'now' } as const
    expect(event.refuses(drop, ada)).toEqual({ ...ownTable, rule })
    event.does(drop, byLeader('ben', 'judge'))
  })
})
