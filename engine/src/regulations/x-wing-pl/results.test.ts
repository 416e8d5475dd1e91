import { describe, expect, it } from 'vitest'
import { destroyedPointsOf } from '../../../testing/destroyed-points.ts'
import { appoint, byLeader, byPlayer } from '../../../testing/leaders.ts'
import { earnedBy, oneFinal, oneMatch, refusedBy } from '../../../testing/one-match.ts'
import { pairByHand, playByHand } from '../../../testing/pairing/by-hand.ts'
import { id, type Story, story } from '../../../testing/story.ts'
import {
  type Ask,
  advance,
  type Command,
  commandId,
  decide,
  instant,
  leaderId,
  openEvent,
  type Result,
  type StagePlan,
} from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import {
  conceding,
  destruction,
  draws,
  endings,
  finalHasNoTime,
  impossibleScores,
  initiativeInElimination,
  margins,
  modifiedWins,
  pointsOfOutcomes,
} from '../suites/destroyed-points.suite.ts'
import {
  destroyedShips,
  destroyedSquad,
  givenUpSquad,
  halvesInEveryEnding,
  largeShipsByHalf,
} from '../suites/squad-scores.suite.ts'
import { xWingPl } from './regulation.ts'

const swiss = destroyedPointsOf(xWingPl)

describe('how a match ends', () => {
  destruction(xWingPl, clause('XWPL-47', 5))
  endings(
    xWingPl,
    clause('XWPL-47', [
      { ending: 'destruction', score: [100, 0] },
      { ending: 'time', score: [10, 0] },
      { ending: 'mutual-destruction', score: [100, 100] },
      { ending: 'concession', by: 'first', score: [0, 0] },
      { ending: 'intentional-draw', witness: 'l1' },
      { ending: 'no-show', by: 'first' },
      { ending: 'double-no-show' },
      { ending: 'match-loss', by: 'first' },
    ]),
  )
  draws(xWingPl, { destroyed: 'XWPL-47', atTime: 'XWPL-47', salvo: 'XWPL-47' })
  modifiedWins(xWingPl, 'XWPL-47')
  conceding(xWingPl, clause('XWPL-47', 5))
})

describe('points and margins', () => {
  pointsOfOutcomes(xWingPl, 'XWPL-49')
  margins(xWingPl, 'XWPL-51', [5, 3, 2])

  it.each([0, 60, 99])('[XWPL-51] equal scores, %i each: 100 for both', (score) => {
    const result = { ending: 'time', score: [score, score] } as const
    expect(earnedBy(oneMatch(xWingPl), result)).toMatch(/\/100, .*\/100$/)
    expect(swiss.levelMargin).toEqual(clause('XWPL-51', 100))
  })

  it('[XWPL-51] 100 to 24 is 176 and 24; the 79 and 179 of the printed example are wrong', () => {
    const result = earnedBy(oneMatch(xWingPl), { ending: 'destruction', score: [100, 24] })
    // As printed the two would share 203, and 100 less 79 would not be 24.
    expect(result).toBe('win 5/176, loss 0/24')
  })
})

describe('an intentional draw', () => {
  const draw = (witness: string): Result => ({ ending: 'intentional-draw', witness })

  const notOnDuty = (leader: string) => ({ code: 'witness-not-on-duty', leader, rule: 'XWPL-50' })
  /** Two at table 1, a judge of their own choice. */
  const judged = (...leaders: readonly Command[]): Story => {
    const event = oneMatch(xWingPl)
    for (const leader of leaders) event.does(leader)
    return event
  }
  const agreed = (event: Story, witness: string) =>
    ({ match: event.matchAt(1).match, result: draw(witness) }) as const

  it('[XWPL-50] 1 point and a margin of 100 each, the witness on record', () => {
    const event = judged(appoint('l1', 'judge'))
    expect(earnedBy(event, draw('l1'))).toBe('draw 1/100, draw 1/100')
    expect(event.event().log.at(-1)?.fact).toMatchObject({ result: draw('l1') })
    expect(swiss.intentionalDraw).toEqual(clause('XWPL-50', ['swiss']))
    expect(xWingPl.people.drawWitness).toEqual(clause('XWPL-50', ['marshal', 'judge']))
  })

  it.each(['', '  '])('[XWPL-50] not without a marshal or judge present', (witness) => {
    expect(refusedBy(oneMatch(xWingPl), draw(witness))).toEqual({
      code: 'witness-needed',
      rule: 'XWPL-50',
    })
  })

  it.each(['nobody at all', 'the marshal', 'p2'])(
    '[XWPL-50] "%s" is no leader and has witnessed nothing, whatever the reason',
    (witness) => {
      const event = judged(appoint('l1', 'marshal'))
      expect(refusedBy(event, draw(witness))).toEqual(notOnDuty(witness))
      const override = { override: 'they say so' }
      const command = { kind: 'enter-result', ...agreed(event, witness) } as const
      expect(event.refuses(command, override)).toEqual(notOnDuty(witness))
      event.does({ ...command, result: { ending: 'time', score: [50, 50] } })
      const amended = { ...command, kind: 'amend-result', reason: 'agreed' } as const
      expect(event.refuses(amended)).toEqual(notOnDuty(witness))
      expect(event.ask({ ...amended, result: draw('l1') }).granted).toBe(true)
    },
  )

  it('[XWPL-50] a judge or marshal who is off duty has witnessed nothing', () => {
    const event = judged(appoint('l1', 'judge'), appoint('l2', 'marshal'))
    for (const name of ['l1', 'l2']) {
      const leader = leaderId(name)
      event.does({ kind: 'change-duty', leader, acting: false })
      expect(refusedBy(event, draw(name))).toEqual(notOnDuty(name))
      event.does({ kind: 'change-duty', leader, acting: true })
      const command = { kind: 'enter-result', ...agreed(event, name) } as const
      expect(event.ask(command).granted).toBe(true)
    }
    event.does({ kind: 'dismiss-leader', leader: leaderId('l1') })
    expect(refusedBy(event, draw('l1'))).toEqual(notOnDuty('l1'))
  })

  it('[XWPL-50] the organizer is a witness as long as there is no marshal', () => {
    const event = judged(appoint('o1', 'organizer'))
    const command = { kind: 'enter-result', ...agreed(event, 'o1') } as const
    expect(event.ask(command).granted).toBe(true)
    event.does(appoint('l2', 'marshal'))
    expect(event.refuses(command)).toEqual(notOnDuty('o1'))
  })

  it('[XWPL-50] a judge who plays is no witness of the own match, but of any other', () => {
    const event = story({ regulation: xWingPl.id, players: 4 })
    event.seats('p1 - p2', 'p3 - p4')
    event.does(appoint('l2', 'judge'))
    event.does(appoint('l1', 'judge', { plays: 'p1', second: 'l2' }))
    const own = { kind: 'enter-result', ...agreed(event, 'l1') } as const
    const refusal = { code: 'witness-plays-here', leader: 'l1', table: 1, rule: 'XWPL-50' }
    expect(event.refuses(own)).toEqual(refusal)
    expect(event.refuses(own, byLeader('l1', 'judge'))).toEqual(refusal)
    expect(event.ask({ ...own, match: event.matchAt(2).match }).granted).toBe(true)
    expect(event.ask({ ...own, result: draw('l2') }).granted).toBe(true)
  })

  it('[XWPL-50] players do not report it themselves, whoever they name: a judge enters it', () => {
    const event = judged(appoint('l1', 'judge'))
    for (const witness of ['l1', 'nobody at all']) {
      for (const player of ['p1', 'p2']) {
        const said = {
          kind: 'report-result',
          player: id(player),
          ...agreed(event, witness),
        } as const
        expect(event.refuses(said, byPlayer(player))).toEqual({
          code: 'draw-needs-judge',
          rule: 'XWPL-50',
        })
      }
    }
    expect(event.matchAt(1)).toMatchObject({ result: null, reports: [] })
    const reported = { kind: 'report-result', player: id('p1') } as const
    expect(event.refuses({ ...reported, ...agreed(event, 'x') }, byLeader('l1', 'judge'))).toEqual(
      notOnDuty('x'),
    )
    event.does({ kind: 'enter-result', ...agreed(event, 'l1') }, byLeader('l1', 'judge'))
    expect(event.matchAt(1).result).toEqual(draw('l1'))
  })

  it('[XWPL-50] the opponent of a leader who entered the own draw confirms it', () => {
    const event = story({ regulation: xWingPl.id, players: 2 })
    event.seats('p1 - p2')
    event.does(appoint('l2', 'judge'))
    event.does(appoint('l1', 'judge', { plays: 'p1', second: 'l2' }))
    event.does({ kind: 'enter-result', ...agreed(event, 'l2') }, byLeader('l1', 'judge'))
    expect(event.matchAt(1).awaits).toBe('p2')
    // The witness has gone home: what stands is confirmed all the same.
    event.does({ kind: 'change-duty', leader: leaderId('l2'), acting: false }, { override: 'late' })
    const confirmed = { kind: 'report-result', player: id('p2'), ...agreed(event, 'l2') } as const
    event.does(confirmed, byPlayer('p2'))
    expect(event.matchAt(1)).toMatchObject({ result: draw('l2'), awaits: null })
  })

  it('[XWPL-50] a witness in words, from a log of before, stands', () => {
    const event = judged(appoint('l1', 'judge'))
    const { log } = event.event()
    const n = log.length + 1
    const fact = { kind: 'result-entered', ...agreed(event, 'the marshal') } as const
    const entry = {
      n,
      at: instant(0),
      by: { role: 'organizer' },
      command: commandId('c'),
      fact,
    } as const
    const replayed = openEvent([...log, entry]).state
    expect(replayed?.matches.get(fact.match)?.result).toEqual(draw('the marshal'))
  })

  it('[XWPL-50] a witness in words, from a log of before, is still confirmed by the opponent', () => {
    const event = judged(appoint('l1', 'judge'))
    const { match, players } = event.matchAt(1)
    const [, awaits] = players
    const result = draw('the marshal')
    const before = event.event()
    const entry = {
      n: before.log.length + 1,
      at: instant(0),
      by: { role: 'organizer' },
      command: commandId('c'),
      fact: { kind: 'result-entered', match, result, awaits },
    } as const
    const command = { kind: 'report-result', match, player: awaits, result } as const
    const decided = (by: Ask['by']) =>
      decide(advance(before, [entry]), { command, by, at: instant(1), entropy: '' })
    for (const by of [{ role: 'player', player: awaits }, { role: 'judge' }] as const) {
      expect(decided(by)).toMatchObject({
        granted: true,
        facts: [{ kind: 'result-reported' }, { kind: 'result-confirmed', match, player: awaits }],
      })
    }
  })

  it('[XWPL-50] not in elimination', () => {
    const event = oneFinal(xWingPl)
    event.does(appoint('l1', 'judge'))
    expect(refusedBy(event, draw('l1'))).toEqual({
      code: 'draw-not-in-this-stage',
      rule: 'XWPL-50',
    })
  })

  it('[XWPL-50] in Swiss rounds after a cut too', () => {
    const stages: readonly StagePlan[] = [
      { kind: 'swiss', rounds: 1, cut: null },
      { kind: 'swiss', rounds: 1, cut: 2 },
    ]
    const event = story({
      regulation: xWingPl.id,
      players: ['anakin', 'biggs', 'luke', 'kyle'],
      structure: { kind: 'custom', stages },
    })
    playByHand(event, 'anakin 100-0 luke, biggs 100-0 kyle')
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    pairByHand(event, 'anakin v biggs')
    event.does({ kind: 'publish-round' })
    event.does(appoint('l1', 'judge'))
    expect(earnedBy(event, draw('l1'))).toBe('draw 1/100, draw 1/100')
  })
})

describe('equal scores in elimination', () => {
  initiativeInElimination(xWingPl, 'XWPL-59')
})

describe('scores', () => {
  destroyedShips(xWingPl, 'XWPL-48')
  largeShipsByHalf(xWingPl, clause('XWPL-48', true))
  halvesInEveryEnding(xWingPl, 'XWPL-48')
  destroyedSquad(xWingPl, 'XWPL-48', 5)
  impossibleScores(xWingPl, 'XWPL-48')
  givenUpSquad(xWingPl, 'XWPL-48')
})

describe('the clock of the final', () => finalHasNoTime(xWingPl, 'XWPL-40'))
