import type { StagePlan } from '@topcut/engine'
import { asPlayer, chief, deputy, type GoldenDesk, host } from '../desk.ts'
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
  publish,
  rulingOn,
  running,
  scoreFor,
  seatOf,
  tableOf,
  tablesWithout,
  worseOf,
} from './hall.ts'

/** The organizer takes part. */
const leading = numbered(3)

const stages: readonly StagePlan[] = [
  { kind: 'swiss', rounds: 4, cut: null },
  { kind: 'elimination', rounds: null, cut: 4 },
]

/** An organizer who plays and never rules alone; who does not come, and who goes before the end. */
export const xWingDeDay = (desk: GoldenDesk): void => {
  openHall(desk, 'x-wing/de', { players: 11, stages })
  nobodyLeadsAlone(desk)
  ownTable(desk)
  whatStoodOnTheTable(desk)
  proposedAndDecided(desk)
  lostOnTheWay(desk)
  placesGivenUp(desk)
  lastMatches(desk)
}

/** XWDE-5, 11, 12: one organizer; who leads and plays needs a second one, announced, all day. */
const nobodyLeadsAlone = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  refuses('organizer-exists', { kind: 'appoint-leader', ...deputy })
  letPlay(desk, host, leading)
  refuses('details-incomplete', { kind: 'announce-event' })
  appoint(desk, chief)
  letPlay(desk, host, leading, chief)
  give({ kind: 'announce-event' })
  give({ kind: 'start-stage' })
  refuses('second-judge-missing', { kind: 'dismiss-leader', leader: chief.leader })
  refuses(
    'second-judge-missing',
    { kind: 'change-duty', leader: chief.leader, acting: false },
    chief,
  )
}

/** Round 1. XWDE-12: at the own table the second one decides. XWDE-64: who does not appear goes. */
const ownTable = (desk: GoldenDesk): void => {
  const { give, refuses, tells } = desk
  publish(desk)
  const own = matchOf(desk, leading)
  const opponent = opponentOf(desk, leading)
  const others = tablesWithout(desk, leading)
  const [gone, excused] = [tableOf(others, 1), tableOf(others, 2)]

  const absent = { ending: 'no-show', by: seatOf(gone, worseOf(gone)) } as const
  tells('no-show-removed', { kind: 'enter-result', match: gone.match, result: absent }, chief)
  const late = { ending: 'no-show', by: seatOf(excused, worseOf(excused)) } as const
  const keep = 'the train is late, and will be here for round 2'
  give({ kind: 'enter-result', match: excused.match, result: late, keep }, chief)

  give({ kind: 'start-clock' })
  const call = callFrom(desk, opponent, 'is it in arc?')
  refuses('own-matter', { kind: 'take-call', call })
  give({ kind: 'take-call', call }, chief)
  refuses('own-matter', rulingOn(own, 'in arc', call))
  give(rulingOn(own, 'not in arc', call), chief)
  refuses('own-matter', { kind: 'drop-player', player: opponent, when: 'now' })
  const minutes = { kind: 'extend-time', match: own.match, minutes: 5 } as const
  refuses('own-matter', { ...minutes, reason: 'we waited' })
  give({ ...minutes, reason: 'they waited for a ruling' }, chief)

  // What the organizer enters of the own match stands once the opponent says the same.
  const result = { ending: 'time', score: scoreFor(own, leading, 60, 52) } as const
  give({ kind: 'enter-result', match: own.match, result })
  enterOthers(desk)
  refuses('confirmation-missing', { kind: 'close-round' })
  give({ kind: 'report-result', match: own.match, player: opponent, result }, asPlayer(opponent))
  give({ kind: 'close-round' })
  const better = { ending: 'destruction', score: scoreFor(own, leading, 100, 0) } as const
  const turned = {
    kind: 'amend-result',
    match: own.match,
    result: better,
    reason: 'a slip',
  } as const
  refuses('own-matter', turned)
}

/** Round 2. XWDE-87: who goes in mid-match keeps what was won so far; the opponent has 100. */
const whatStoodOnTheTable = (desk: GoldenDesk): void => {
  const { give, refuses, tells } = desk
  publish(desk)
  give({ kind: 'start-clock' })
  const others = tablesWithout(desk, leading)
  const [first, second, third] = [tableOf(others, 1), tableOf(others, 2), tableOf(others, 3)]
  const leaving = worseOf(first)
  const score = scoreFor(first, leaving, 55, 20)
  const drop = { kind: 'drop-player', player: leaving, when: 'now' } as const
  // What stood there is not for the one to say who leaves it.
  refuses('not-allowed', { ...drop, score }, asPlayer(leaving))
  give({ ...drop, score }, chief)
  // Where nobody says it, a leader is told what is assumed.
  tells('score-assumed', { ...drop, player: worseOf(second) }, chief)
  enterOthers(desk)
  const amended = { ending: 'time', score: scoreFor(third, worseOf(third), 30, 44) } as const
  const reason = 'the slip said time, not destruction'
  give({ kind: 'amend-result', match: third.match, result: amended, reason }, chief)
  closeRound(desk)
}

/** Round 3. XWDE-7, 19: the head judge proposes a disqualification, the organizer decides. */
const proposedAndDecided = (desk: GoldenDesk): void => {
  const { give, last, refuses } = desk
  publish(desk)
  give({ kind: 'start-clock' })
  const match = tableOf(tablesWithout(desk, leading), 1)
  const player = worseOf(match)
  const reason = 'used loaded dice'
  refuses('proposal-needed', { kind: 'disqualify-player', player, when: 'now', reason }, chief)
  give({ kind: 'propose-disqualification', player, reason }, chief)
  const answer = { kind: 'answer-proposal', proposal: last('disqualification-proposed') } as const
  const score = scoreFor(match, player, 40, 12)
  give({ ...answer, confirmed: true, when: 'now', reason: 'the dice were seen', score })
  closeRound(desk)
}

/** Round 4. XWDE-42: a part that is lost, and the match that is given up for it as it stands. */
const lostOnTheWay = (desk: GoldenDesk): void => {
  const { give, last } = desk
  publish(desk)
  give({ kind: 'start-clock' })
  const match = tableOf(tablesWithout(desk, leading), 1)
  const player = worseOf(match)
  const lost = { player, what: 'lost', component: 'template', name: 'a bank' } as const
  give({ kind: 'report-material', ...lost }, asPlayer(player))
  const found = last('material-reported')
  give({ kind: 'grant-material-time', case: found, minutes: 2 }, chief)
  const settled = { kind: 'settle-material', case: found } as const
  give({ ...settled, outcome: 'conceded', score: scoreFor(match, player, 25, 10) }, chief)
  give({ ...settled, outcome: 'replaced' }, chief)
  closeRound(desk)
}

/** XWDE-74: until the first match a place given up goes to the next, as the lowest seed. */
const placesGivenUp = (desk: GoldenDesk): void => {
  const { give, refuses, tells } = desk
  const [first, second, third] = [placed(desk, 1), placed(desk, 2), placed(desk, 3)]
  give({ kind: 'make-cut' })
  const declining = second === leading ? third : second
  tells('place-goes-to', { kind: 'decline-place', player: declining })
  give({ kind: 'start-stage' })
  publish(desk)
  // Also when the first games are known and nobody has sat down yet.
  const dropping = first === leading ? third : first
  tells('place-goes-to', { kind: 'drop-player', player: dropping, when: 'now' }, chief)
  publish(desk)
  give({ kind: 'start-clock' })
  const staying = tableOf(tablesWithout(desk, leading), 1)
  refuses('stage-running', { kind: 'decline-place', player: worseOf(staying) })
}

/** XWDE-58, 88: the final has 120 minutes; level at time, the final salvo decides. */
const lastMatches = (desk: GoldenDesk): void => {
  const { give } = desk
  closeRound(desk)
  publish(desk)
  give({ kind: 'start-clock' })
  const final = tableOf(running(desk), 1)
  const hits = [
    [2, 2],
    [1, 3],
  ] as const
  const salvoRolls = { dice: [3, 4], hits } as const
  const level = { ending: 'time', score: [61, 61], salvo: 'second', salvoRolls } as const
  give({ kind: 'enter-result', match: final.match, result: level }, chief)
  give({ kind: 'close-round' })
  give({ kind: 'finish-event' })
}
