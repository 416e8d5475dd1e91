import type { Match, Result, StagePlan } from '@topcut/engine'
import { asPlayer, chief, type GoldenDesk, third, watch } from '../desk.ts'
import { listFor } from '../lists.ts'
import {
  appoint,
  closeRound,
  enterOthers,
  letPlay,
  matchOf,
  numbered,
  openHall,
  placed,
  playRound,
  publish,
  running,
  scoreFor,
  tableOf,
  tablesWithout,
  worseOf,
} from './hall.ts'

/** The head judge and a judge take part. */
const ruling = numbered(2)
const judging = numbered(5)

const plan = (rounds: number): readonly StagePlan[] => [
  { kind: 'swiss', rounds, cut: null },
  { kind: 'elimination', rounds: null, cut: 4 },
]

/** Leaders who meet, draws before a witness, one round more than was announced. */
export const xWingPlDay = (desk: GoldenDesk): void => {
  openHall(desk, 'x-wing/pl', { players: 11, stages: plan(3) })
  beforeWitnesses(desk)
  leadersMeet(desk)
  announcedOtherwise(desk)
  playRound(desk)
  dismissedAfterTheCut(desk)
  noLastBell(desk)
}

const drawn = ({ match }: Match, witness: string) => {
  const result: Result = { ending: 'intentional-draw', witness }
  return { kind: 'enter-result', match, result } as const
}

/** Round 1. XWPL-50: a draw is agreed on before a leader on duty who does not play in that match. */
const beforeWitnesses = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  appoint(desk, watch, chief)
  letPlay(desk, chief, ruling, watch)
  letPlay(desk, watch, judging, chief)
  give({ kind: 'announce-event' })
  give({ kind: 'start-stage' })
  const pair = [ruling, judging] as const
  const apart = { kind: 'constrain-pair', players: pair, as: 'forbidden' } as const
  give({ ...apart, reason: 'they rule on each other in round 1' })
  publish(desk)
  give({ kind: 'start-clock' })
  const own = matchOf(desk, judging)
  const match = tableOf(tablesWithout(desk, ruling, judging), 1)
  const [first] = match.players
  const { result } = drawn(match, 'watch')
  const reported = { kind: 'report-result', match: match.match, player: first, result } as const
  refuses('draw-needs-judge', reported, asPlayer(first))
  refuses('witness-not-on-duty', drawn(match, 'nobody at all'), chief)
  refuses('witness-plays-here', drawn(own, 'watch'), chief)
  give(drawn(match, 'watch'), watch)
  closeRound(desk)
}

/** Round 2. XWPL-7: where two leaders meet a head judge rules who plays in neither seat. */
const leadersMeet = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  const pair = [ruling, judging] as const
  const reason = 'everybody wants to see it'
  give({ kind: 'constrain-pair', players: pair, as: 'free', reason })
  give({ kind: 'constrain-pair', players: pair, as: 'fixed', reason })
  give({ kind: 'pair-round' })
  refuses('ruling-leader-missing', { kind: 'publish-round' })
  appoint(desk, third)
  give({ kind: 'publish-round' })
  give({ kind: 'start-clock' })
  const own = matchOf(desk, ruling)
  const five = { kind: 'extend-time', match: own.match, minutes: 5, reason: 'dice fell' } as const
  refuses('own-matter', five, chief)
  refuses('own-matter', five, watch)
  give(five, third)
  const match = tableOf(tablesWithout(desk, ruling, judging), 1)
  const score = scoreFor(match, worseOf(match), 55, 20)
  give({ kind: 'drop-player', player: worseOf(match), when: 'now', score }, chief)
  closeRound(desk)
  give({ kind: 'constrain-pair', players: pair, as: 'free', reason: 'it has been seen' })
}

/** XWPL-41: rounds and cut were announced; other ones are announced anew, with why. */
const announcedOtherwise = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  publish(desk)
  // XWPL-26: the squad stays the same; what is put right has to be a squad that may be played.
  const slip = { kind: 'correct-list', player: numbered(3), possibleAdvantage: false } as const
  const why = 'a slip of the pen'
  const broken = listFor('squad', numbered(3), 'illegal')
  refuses('list-not-allowed', { ...slip, list: broken, reason: why })
  give({ ...slip, list: listFor('squad', numbered(3), 'corrected'), reason: why })
  give({ kind: 'start-clock' })
  enterOthers(desk)
  const found = matchOf(desk, numbered(1))
  const score = scoreFor(found, worseOf(found), 48, 50)
  const result: Result = { ending: 'time', score }
  const reason = 'time had been called'
  give({ kind: 'amend-result', match: found.match, result, reason })
  give({ kind: 'close-round' })
  const changed = {
    kind: 'change-structure',
    structure: { kind: 'custom', stages: plan(4) },
  } as const
  refuses('announced-otherwise', changed)
  give(changed, undefined, 'two are unbeaten, and everybody here wants a fourth round')
}

/** XWPL-13, Q28: the organizer dismisses a player, and the next moves up as the lowest seed. */
const dismissedAfterTheCut = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  give({ kind: 'make-cut' })
  give({ kind: 'start-stage' })
  publish(desk)
  const leaders = [ruling, judging]
  const player = [1, 2, 3].map((place) => placed(desk, place)).find((one) => !leaders.includes(one))
  if (player === undefined) throw new Error('nobody is to be dismissed')
  const reason = 'changed the squad between the rounds'
  const dismissed = { kind: 'disqualify-player', player, when: 'now', reason } as const
  refuses('not-allowed', dismissed, chief)
  give(dismissed)
  publish(desk)
  give({ kind: 'start-clock' })
  closeRound(desk)
}

/** XWPL-40, 50: the final has no time limit, and nobody agrees on a draw in it. */
const noLastBell = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  publish(desk)
  const final = tableOf(running(desk), 1)
  const result: Result = { ending: 'time', score: [60, 40] }
  refuses('game-has-no-time-limit', { kind: 'enter-result', match: final.match, result })
  refuses('draw-not-in-this-stage', drawn(final, 'third'))
  closeRound(desk)
  give({ kind: 'finish-event' })
}
