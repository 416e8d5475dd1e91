import { awaiting, type Command, type Result, type StagePlan } from '@topcut/engine'
import { chief, deputy, type GoldenDesk, host } from '../desk.ts'
import {
  appoint,
  closeRound,
  letPlay,
  matchOf,
  numbered,
  openHall,
  opponentOf,
  placed,
  playRound,
  publish,
  seatOf,
  tableOf,
  tablesWithout,
  worseOf,
} from './hall.ts'

/** The organizer's own team takes part. */
const leading = numbered(4)

const stages: readonly StagePlan[] = [{ kind: 'swiss', rounds: 4, cut: null }]

/** Teams of two: who does not come stays in, two are level, and the title is not won by lot. */
export const cardGameTeamDay = (desk: GoldenDesk): void => {
  openHall(desk, 'card-game/de-2014-team', { players: 7, stages })
  told(desk)
  whoDoesNotCome(desk)
  ownTable(desk)
  playRound(desk, numbered(3))
  twoLevel(desk)
  whoStaysWins(desk)
}

/** LCG-5, 60: another organizer is there and announced with the number of rounds. */
const told = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  appoint(desk, chief)
  letPlay(desk, host, leading)
  refuses('details-incomplete', { kind: 'announce-event' })
  appoint(desk, deputy)
  letPlay(desk, host, leading, deputy)
  give({ kind: 'announce-event' })
  give({ kind: 'start-stage' })
  const stagesNow = [{ kind: 'swiss', rounds: 3, cut: null }] as const
  const changed = {
    kind: 'change-structure',
    structure: { kind: 'custom', stages: stagesNow },
  } as const
  refuses('announced-otherwise', changed)
}

/** Round 1. A-15: a no-show is the other's bye, and nobody is out for it. LCG-62: the lot on sides. */
const whoDoesNotCome = (desk: GoldenDesk): void => {
  const { give, tells } = desk
  publish(desk)
  const others = tablesWithout(desk, leading)
  const [missed, drawn] = [tableOf(others, 1), tableOf(others, 2)]
  give({ kind: 'draw-lot', about: 'who plays the dark side', among: drawn.players }, chief)
  give({ kind: 'start-clock' })
  const absent = { ending: 'no-show', by: seatOf(missed, worseOf(missed)) } as const
  give({ kind: 'enter-result', match: missed.match, result: absent }, chief)
  // LCG-63: only the bell draws a game, and after the bell there is no other.
  const slip: Result = { ending: 'games', games: ['draw', 'second'] }
  tells('game-after-draw', { kind: 'enter-result', match: drawn.match, result: slip }, chief)
  const result: Result = { ending: 'games', games: ['second', 'draw'] }
  const reason = 'the games stood in the wrong order'
  give({ kind: 'amend-result', match: drawn.match, result, reason }, chief)
  closeRound(desk)
}

/** Round 2. LCG-5: the other organizer decides at the own table. LCG-9: cheating that is confirmed. */
const ownTable = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  publish(desk)
  give({ kind: 'start-clock' })
  const own = matchOf(desk, leading)
  const opponent = opponentOf(desk, leading)
  const text = 'looked at the other team’s cards'
  const ruling = {
    about: 'conduct',
    players: [opponent],
    table: own.table,
    text,
    infraction: 'cheating',
    penalty: { kind: 'game-loss', match: own.match, game: 2 },
  } as const
  const out = { kind: 'disqualify-player', player: opponent, when: 'now', reason: text } as const
  refuses('own-matter', { kind: 'record-ruling', ruling })
  refuses('own-matter', out)
  give({ kind: 'record-ruling', ruling }, deputy)
  const points = { kind: 'deduct-points', player: opponent, points: 3, reason: text } as const
  refuses('own-matter', points)
  give(points, deputy)
  const result: Result = { ending: 'games', games: [seatOf(own, opponent), seatOf(own, leading)] }
  give({ kind: 'enter-result', match: own.match, result }, deputy)
  closeRound(desk)
}

/** Round 4. The unbeaten team loses: two end level, and one is a point behind. */
const twoLevel = (desk: GoldenDesk): void => {
  publish(desk)
  desk.give({ kind: 'start-clock' })
  closeRound(desk, opponentOf(desk, placed(desk, 1)))
}

/** LCG-61: for the title play the two that are level. One gives it up: nobody else comes in. */
const whoStaysWins = (desk: GoldenDesk): void => {
  const { give, refuses, tells } = desk
  refuses('cut-needed', { kind: 'finish-event' })
  give({ kind: 'make-cut' })
  give({ kind: 'start-stage' })
  publish(desk)
  tells('place-stays-empty', { kind: 'decline-place', player: placed(desk, 1) })
  while (desk.state().finished === null) {
    give({ kind: awaiting(desk.state()).step } as Command)
  }
}
