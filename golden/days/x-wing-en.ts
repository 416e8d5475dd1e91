import type { StagePlan } from '@topcut/engine'
import { asPlayer, chief, type GoldenDesk, host, watch } from '../desk.ts'
import { listFor } from '../lists.ts'
import {
  appoint,
  callFrom,
  closeRound,
  enterOthers,
  letPlay,
  matchOf,
  numbered,
  openHall,
  opponentOf,
  placed,
  playRound,
  publish,
  rulingOn,
  running,
  scoreFor,
  seatOf,
  tableOf,
  tablesWithout,
  worseOf,
} from './hall.ts'

/** Of the leaders two take part: the organizer, and a judge. */
const organizing = numbered(2)
const judging = numbered(3)
const wordy = numbered(6)
const late = numbered(12)

const stages: readonly StagePlan[] = [
  { kind: 'swiss', rounds: 4, cut: null },
  { kind: 'elimination', rounds: null, cut: 4 },
]

/** A judge who plays, somebody who comes late, penalties the document does not have, no last bell. */
export const xWingEnDay = (desk: GoldenDesk): void => {
  openHall(desk, 'x-wing/en-3.2', { players: 11, stages })
  judgesNeedAnother(desk)
  absentAndStill(desk)
  lateWithoutList(desk)
  noSuchPenalty(desk)
  notToBePlayed(desk)
  placeDeclined(desk)
  noLastBell(desk)
}

/** XWEN-9 speaks of judges: the organizer may play alone, a judge only with another one. */
const judgesNeedAnother = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  letPlay(desk, host, organizing)
  give({ kind: 'announce-event' })
  letPlay(desk, watch, judging)
  refuses('details-incomplete', { kind: 'announce-event' })
  appoint(desk, chief)
  letPlay(desk, watch, judging, chief)
  give({ kind: 'announce-event' })
  // XWEN-25: of a list in words nobody knows whether it may be played, until a leader has looked.
  const text = { kind: 'text', text: 'two ships, as on the sheet at the desk' } as const
  give({ kind: 'submit-list', player: wordy, list: text }, asPlayer(wordy))
  refuses('lists-unchecked', { kind: 'start-stage' })
  give({ kind: 'record-list-check', player: wordy }, chief)
  give({ kind: 'start-stage' })
  refuses('second-judge-missing', { kind: 'dismiss-leader', leader: chief.leader })
}

/** Round 1. Nobody rules at the own table; nobody is out for not appearing, nobody has won by it. */
const absentAndStill = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  publish(desk)
  const others = tablesWithout(desk, organizing, judging)
  const [absent, neither] = [tableOf(others, 1), tableOf(others, 2)]
  const noShow = { ending: 'no-show', by: seatOf(absent, worseOf(absent)) } as const
  give({ kind: 'enter-result', match: absent.match, result: noShow }, chief)
  const both = { ending: 'double-no-show' } as const
  give({ kind: 'enter-result', match: neither.match, result: both }, chief)

  give({ kind: 'start-clock' })
  const own = matchOf(desk, judging)
  const call = callFrom(desk, opponentOf(desk, judging), 'did the ships touch?')
  refuses('own-matter', { kind: 'take-call', call }, watch)
  give({ kind: 'take-call', call }, chief)
  refuses('own-matter', rulingOn(own, 'they did not', call), watch)
  give(rulingOn(own, 'they did', call), chief)
  // Also an organizer who needs no second does not decide about the own opponent.
  const opponent = opponentOf(desk, organizing)
  refuses('own-matter', { kind: 'drop-player', player: opponent, when: 'now' })
  closeRound(desk)
}

/** Round 2. XWEN-48: given up with what stands on the table. Who comes late owes a list as well. */
const lateWithoutList = (desk: GoldenDesk): void => {
  const { give, refuses, tells } = desk
  publish(desk)
  give({ kind: 'start-clock' })
  const running = { kind: 'register-late-player', player: late, joins: 'running-round' } as const
  refuses('lists-missing', running)
  tells('late-without-list', { kind: 'register-late-player', player: late })
  const others = tablesWithout(desk, organizing, judging)
  const [first, second] = [tableOf(others, 1), tableOf(others, 2)]
  const by = seatOf(first, worseOf(first))
  const score = scoreFor(first, worseOf(first), 55, 20)
  const conceded = { ending: 'concession', by, score } as const
  give({ kind: 'enter-result', match: first.match, result: conceded }, chief)
  const leaving = worseOf(second)
  const left = scoreFor(second, leaving, 30, 64)
  give({ kind: 'drop-player', player: leaving, when: 'now', score: left }, chief)
  closeRound(desk)
  refuses('lists-missing', { kind: 'pair-round' })
  const list = listFor('squad', late, 'legal')
  give({ kind: 'submit-list', player: late, list }, asPlayer(late))
}

/** Round 3. XWEN-66 has no match loss: it goes on record with a reason, or not at all. */
const noSuchPenalty = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  publish(desk)
  give({ kind: 'start-clock' })
  const others = tablesWithout(desk, organizing, judging)
  const [match, second] = [tableOf(others, 1), tableOf(others, 2)]
  const player = worseOf(match)
  const ruling = {
    kind: 'record-ruling',
    ruling: {
      about: 'conduct',
      players: [player],
      table: match.table,
      text: 'played for time until the bell',
      infraction: 'stalling',
      penalty: { kind: 'match-loss', match: match.match },
    },
  } as const
  const lost = { ending: 'match-loss', by: seatOf(match, player) } as const
  refuses(
    'not-in-this-regulation',
    { kind: 'enter-result', match: match.match, result: lost },
    chief,
  )
  refuses('not-in-this-regulation', ruling, chief)
  give(ruling, chief, 'the opponent was left without a turn')
  enterOthers(desk)
  const result = { ending: 'time', score: scoreFor(second, worseOf(second), 41, 50) } as const
  const amended = { kind: 'amend-result', match: second.match, result } as const
  give({ ...amended, reason: 'time had been called before the last ship fell' }, chief)
  give({ kind: 'close-round' })
}

/** Round 4. XWEN-28: what may not be played and is not replaced ends the match as it stands. */
const notToBePlayed = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  publish(desk)
  give({ kind: 'start-clock' })
  const match = tableOf(tablesWithout(desk, organizing, judging), 2)
  const player = worseOf(match)
  const found = { about: 'component', players: [player], text: 'a ship cut from card' } as const
  const ruling = { ...found, table: match.table, withoutReplacement: true }
  const removed = { kind: 'record-ruling', ruling, score: scoreFor(match, player, 33, 50) } as const
  refuses('not-allowed', removed, watch)
  give(removed, chief)
  closeRound(desk)
}

/** Q28: until the first games are seeded a place given up goes to the next, as the lowest seed. */
const placeDeclined = (desk: GoldenDesk): void => {
  const { give, refuses, tells } = desk
  const [first, second, third] = [placed(desk, 1), placed(desk, 2), placed(desk, 3)]
  give({ kind: 'make-cut' })
  const declining = [first, second, third].find((one) => one !== organizing && one !== judging)
  const player = declining ?? first
  tells('place-goes-to', { kind: 'decline-place', player })
  give({ kind: 'start-stage' })
  const seed = desk.state().stages.at(-1)?.entrants.at(-1) ?? first
  refuses('stage-running', { kind: 'decline-place', player: seed })
}

/** XWEN-15: the final has no time limit, so it cannot end by one. */
const noLastBell = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  playRound(desk)
  publish(desk)
  const final = tableOf(running(desk), 1)
  const { match } = final
  const byTime = { ending: 'time', score: [60, 40] } as const
  refuses('game-has-no-time-limit', { kind: 'enter-result', match, result: byTime }, chief)
  enterOthers(desk)
  give({ kind: 'close-round' })
  give({ kind: 'finish-event' })
}
