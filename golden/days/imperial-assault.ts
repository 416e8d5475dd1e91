import { bracketOf, type Result, type StagePlan } from '@topcut/engine'
import { chief, type GoldenDesk, host, watch } from '../desk.ts'
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
  seatOf,
  tableOf,
  tablesWithout,
  worseOf,
} from './hall.ts'

/** A judge takes part. */
const judging = numbered(3)

const missions = ['Bar in Anchorhead A', 'Bar in Anchorhead B', 'ISB-Hauptquartier A']
const added = 'Mülldeponie auf Coruscant A'

const plan = (rounds: number): readonly StagePlan[] => [
  { kind: 'swiss', rounds, cut: null },
  { kind: 'elimination', rounds: null, cut: 4 },
]

/** Missions by lot and by hand, a judge who plays, who does not come, and a round more than planned. */
export const imperialAssaultDay = (desk: GoldenDesk): void => {
  openHall(desk, 'imperial-assault/de-2.2.1', { players: 11, stages: plan(4), missions: [] })
  missionsAndSecond(desk)
  whoDoesNotCome(desk)
  drawnByHand(desk)
  playRound(desk)
  neverTheOneBefore(desk)
  announcedAnew(desk)
  placesGivenUp(desk)
  oneFinalistLeft(desk)
}

/** IA-7, 31: who rules on the judge's matches is announced; so are the missions. */
const missionsAndSecond = (desk: GoldenDesk): void => {
  const { give, refuses, tells } = desk
  letPlay(desk, watch, judging)
  appoint(desk, chief)
  letPlay(desk, watch, judging, chief)
  tells('mission-missing', { kind: 'announce-event' })
  give({ kind: 'set-missions', missions })
  give({ kind: 'announce-event' })
  give({ kind: 'start-stage' })
  give({ kind: 'pair-round' })
  // The organizer could stand in for the head judge, but players were told of the head judge.
  give({ kind: 'change-duty', leader: chief.leader, acting: false }, chief)
  refuses('off-duty', { kind: 'publish-round' }, chief)
  refuses('announcement-outdated', { kind: 'publish-round' })
  give({ kind: 'change-duty', leader: chief.leader, acting: true }, chief)
  give({ kind: 'publish-round' })
}

/** Round 1. IA-44: out with the entry; both can be absent, and neither has won anything. */
const whoDoesNotCome = (desk: GoldenDesk): void => {
  const { give, refuses, tells } = desk
  const others = tablesWithout(desk, judging)
  const [gone, neither] = [tableOf(others, 1), tableOf(others, 2)]
  const absent = { ending: 'no-show', by: seatOf(gone, worseOf(gone)) } as const
  tells('no-show-removed', { kind: 'enter-result', match: gone.match, result: absent }, chief)
  const both = {
    kind: 'enter-result',
    match: neither.match,
    result: { ending: 'double-no-show' },
  } as const
  give({ ...both, keep: 'both were sent to the wrong hall' }, chief)
  give({ kind: 'start-clock' })
  const own = matchOf(desk, judging)
  const call = callFrom(desk, opponentOf(desk, judging), 'is there a line of sight?')
  refuses('own-matter', { kind: 'take-call', call }, watch)
  refuses('own-matter', rulingOn(own, 'there is none', call), watch)
  give(rulingOn(own, 'there is', call), chief)
  closeRound(desk)
}

/** Round 2. IA-31: a card drawn by hand is entered, if it is one that can come. */
const drawnByHand = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  const played = desk.state().rounds[0]?.mission ?? ''
  const card = missions.find((mission) => mission !== played) ?? ''
  refuses('mission-not-listed', { kind: 'enter-mission', round: 2, mission: added }, chief)
  refuses('mission-not-due', { kind: 'enter-mission', round: 2, mission: played }, chief)
  give({ kind: 'enter-mission', round: 2, mission: card }, chief)
  publish(desk)
  give({ kind: 'start-clock' })
  refuses('mission-in-play', { kind: 'enter-mission', round: 2, mission: played }, chief)
  const others = tablesWithout(desk, judging)
  const [match, second] = [tableOf(others, 1), tableOf(others, 2)]
  give({ kind: 'drop-player', player: worseOf(match), when: 'now' }, chief)
  // IA-55: damage decides; that a die was rolled as well does no harm.
  const tie = { defeats: [3, 3], damage: [5, 9], die: [[2, 6]] } as const
  const level: Result = { ending: 'time', score: [30, 30], tie }
  give({ kind: 'enter-result', match: second.match, result: level }, chief)
  closeRound(desk)
}

/** Round 4. All three were played: the bag is full again, but for the mission of round 3. */
const neverTheOneBefore = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  const before = desk.state().rounds[2]?.mission ?? ''
  refuses('mission-not-due', { kind: 'enter-mission', round: 4, mission: before }, chief)
  publish(desk)
  give({ kind: 'start-clock' })
  enterOthers(desk)
  const match = matchOf(desk, placed(desk, 1))
  const by = seatOf(match, worseOf(match))
  const amended = {
    kind: 'amend-result',
    match: match.match,
    result: { ending: 'concession', by },
  } as const
  give({ ...amended, reason: 'it was given up before the last round' }, chief)
  give({ kind: 'close-round' })
}

/** IA-35, 39: more missions and a fifth round are announced anew, with why. */
const announcedAnew = (desk: GoldenDesk): void => {
  const { give, refuses } = desk
  refuses('announced-otherwise', { kind: 'set-missions', missions: [...missions, added] })
  give(
    { kind: 'set-missions', missions: [...missions, added] },
    host,
    'a fourth map has been brought along',
  )
  const structure = { kind: 'custom', stages: plan(5) } as const
  refuses('announced-otherwise', { kind: 'change-structure', structure })
  give({ kind: 'change-structure', structure }, host, 'there is time for one more')
  playRound(desk)
}

/** IA-47: until the first game a place given up goes to the next, as the lowest seed. */
const placesGivenUp = (desk: GoldenDesk): void => {
  const { give, refuses, tells } = desk
  const [first, second] = [1, 2, 3]
    .map((place) => placed(desk, place))
    .filter((player) => player !== judging)
  if (first === undefined || second === undefined) throw new Error('nobody gives up a place')
  give({ kind: 'make-cut' })
  tells('place-goes-to', { kind: 'decline-place', player: second })
  give({ kind: 'start-stage' })
  publish(desk)
  tells('place-goes-to', { kind: 'drop-player', player: first, when: 'now' }, chief)
  publish(desk)
  give({ kind: 'start-clock' })
  const [seed = judging] = desk.state().cut?.seeds ?? []
  refuses('stage-running', { kind: 'decline-place', player: seed })
  closeRound(desk)
}

/** IA-48: one of the two finalists goes. The other has won, and nobody plays against nobody. */
const oneFinalistLeft = (desk: GoldenDesk): void => {
  const [final] = bracketOf(desk.state(), 1).next
  const leaving = final?.slots.find((player) => player !== null && player !== judging)
  if (leaving == null) throw new Error('nobody is left')
  desk.give({ kind: 'drop-player', player: leaving, when: 'now' }, chief)
  desk.give({ kind: 'finish-event' })
}
