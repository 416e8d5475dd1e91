import {
  type LeaderRole,
  leaderId,
  type PlayerId,
  playerId,
  type Regulation,
  type StagePlan,
} from '@topcut/engine'
import { asPlayer, type GoldenDesk, host } from './desk.ts'
import { listFor, type Wording } from './lists.ts'

const numbered = (number: number): PlayerId => playerId(`player-${number}`)
const players = Array.from({ length: 11 }, (_, index) => numbered(index + 1))

/** Who does what on the day. */
export const leading = numbered(3)
const winner = numbered(4)
export const careless = numbered(5)
export const correcting = numbered(7)
export const losing = numbered(8)
export const dropping = numbered(9)
export const cheating = numbered(10)
export const late = numbered(12)

const stagesFor = ({ structure }: Regulation): readonly StagePlan[] => {
  const swiss: StagePlan = { kind: 'swiss', rounds: 4, cut: null }
  if (structure.finals === 'final-match') return [swiss]
  return [swiss, { kind: structure.finals, rounds: null, cut: 4 }]
}

/** Players, leaders, one of whom plays, what is laid down, lists, and what players are told. */
export const setUp = (desk: GoldenDesk, regulation: Regulation): void => {
  const { give } = desk
  give({
    kind: 'create-event',
    name: 'A full day',
    regulation: regulation.id,
    tier: 'casual',
    date: regulation.defaultDate,
    structure: { kind: 'custom', stages: stagesFor(regulation) },
    options: {},
    ...(regulation.missions === null ? {} : { missions: ['one', 'two', 'three'] }),
  })
  for (const player of players) {
    give({ kind: 'register-player', player, earnedBye: isEarned(regulation, player) })
    give({ kind: 'check-in-player', player })
  }
  appointLeaders(desk, regulation)
  give({
    kind: 'set-details',
    details: { rulesVersion: '4.1', faqVersion: '2.0', listsAsked: true, region: 'europe' },
  })
  const checklist = regulation.texts.find(({ value }) => value.place === 'venue')
  if (checklist !== undefined) {
    give({ kind: 'tick-item', item: checklist.value.key, ticked: true })
  }
  give({ kind: 'set-tables', first: 1, closed: [2] })
  give({ kind: 'assign-table', player: losing, table: 4 })
  for (const player of players) handIn(desk, regulation, player)
  give({ kind: 'open-lists', to: 'opponents' })
}

const isEarned = ({ bye }: Regulation, player: PlayerId): boolean =>
  bye.earned !== null && player === winner

/** Who may play only with a second one is announced with that one. */
const appointLeaders = ({ give }: GoldenDesk, { people }: Regulation): void => {
  const { value: needing } = people.needSecond
  const { value: able } = people.second
  const role: LeaderRole = needing.includes('judge') ? 'judge' : 'organizer'
  const hasMarshal = able.includes('marshal')
  const second = leaderId(hasMarshal ? 'chief' : 'deputy')
  give({ kind: 'appoint-leader', leader: leaderId('host'), role: 'organizer' })
  give({ kind: 'appoint-leader', leader: leaderId('chief'), role: 'marshal' })
  if (!hasMarshal) give({ kind: 'appoint-leader', leader: second, role: 'organizer' })
  give({ kind: 'appoint-leader', leader: leaderId('watch'), role: 'judge' })
  give({
    kind: 'appoint-leader',
    leader: leaderId(role === 'judge' ? 'watch' : 'host'),
    role,
    plays: leading,
    second,
  })
}

/** One list has something in it that the document bars, and is taken in all the same. */
const handIn = ({ give }: GoldenDesk, { lists }: Regulation, player: PlayerId): void => {
  const wording: Wording = player === careless ? 'illegal' : 'legal'
  const list = listFor(lists.kind, player, wording)
  if (wording === 'legal') give({ kind: 'submit-list', player, list }, asPlayer(player))
  else give({ kind: 'submit-list', player, list }, host, 'a beginner, and all agree')
}
