import { catalogueOf } from '@topcut/cards'
import { type Command, day, type LeaderId, readList, regulationOf } from '@topcut/engine'
import type { WholeEvent } from '@topcut/server'
import { type DemoDay, judgeOf, playerNamed } from './demo-day.ts'
import { type DemoDesk, openDemoDesk } from './demo-desk.ts'
import { playRounds } from './play-rounds.ts'

const daysInMinutes = (days: number): number => days * 24 * 60

/** When play begins: what was done at the door was done before. */
const beginning = ({ started }: DemoDay): number => started[0] ?? -40

const two = (number: number): string => `${number}`.padStart(2, '0')

/** By the clock of the hall, which is this machine's, on a quarter of an hour. */
const whenPlayBegins = (demo: DemoDay, now: number) => {
  const quarter = 15 * 60_000
  const at = new Date(Math.ceil((now - beginning(demo) * 60_000) / quarter) * quarter)
  return {
    date: day(`${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`),
    start: `${two(at.getHours())}:${two(at.getMinutes())}`,
  }
}

const creationOf = (demo: DemoDay, now: number): Extract<Command, { kind: 'create-event' }> => {
  const { name, regulation, tier, structure, missions, about } = demo
  const { date, start } = whenPlayBegins(demo, now)
  return {
    kind: 'create-event',
    ...{ name, regulation, tier, date, structure, options: {}, about: { ...about, start } },
    ...(missions === undefined ? {} : { missions }),
  }
}

/** An invented day from its creation to where it is now, every command of it given at a desk. */
export const playDay = async (
  demo: DemoDay,
  organizer: LeaderId,
  now: number,
): Promise<WholeEvent> => {
  const before = beginning(demo)
  const desk = await openDemoDesk(demo.id, { role: 'organizer', leader: organizer }, now, {
    command: creationOf(demo, now),
    minutesAgo: before + daysInMinutes(16),
  })
  await desk.give({ kind: 'appoint-leader', leader: judgeOf(demo), role: 'judge' })
  await desk.give({ kind: 'set-details', details: { listsAsked: true } })
  await desk.give({ kind: 'set-tables', first: demo.firstTable, closed: [] })
  await register(desk, demo)
  await handIn(desk, demo)
  await checkIn(desk, demo)
  if (demo.started.length > 0) await playRounds(desk, demo)
  desk.setTime(1)
  await desk.give({ kind: 'announce-message', text: demo.message })
  return desk.whole()
}

/** One after the other, in the two weeks before. */
const register = async (desk: DemoDesk, demo: DemoDay): Promise<void> => {
  const { players } = demo
  for (const [index, { name, club }] of players.entries()) {
    const player = playerNamed(demo, name)
    desk.setTime(beginning(demo) + daysInMinutes(15 - (13 * index) / players.length))
    await desk.give({ kind: 'register-player', player }, { name })
    if (club !== undefined) await desk.setClub(player, name, club)
  }
}

const handIn = async (desk: DemoDesk, demo: DemoDay): Promise<void> => {
  const { players, lists, withoutList = 0 } = demo
  const cards = catalogueOf(regulationOf(demo.regulation)?.cards ?? '')
  for (const [index, { name }] of players.slice(0, players.length - withoutList).entries()) {
    const text = lists[index % lists.length] ?? ''
    const list = cards === null ? undefined : readList(cards, text)?.list
    if (list === undefined) throw new Error(`${demo.id}: ${name} has no list`)
    const player = playerNamed(demo, name)
    desk.setTime(beginning(demo) + daysInMinutes(1) - 17 * index)
    await desk.give({ kind: 'submit-list', player, list }, { by: { role: 'player', player } })
  }
}

/** In the half hour before play, or so far as it has passed. */
const checkIn = async (desk: DemoDesk, demo: DemoDay): Promise<void> => {
  const { players, checkedIn = players.length } = demo
  for (const [index, { name }] of players.slice(0, checkedIn).entries()) {
    desk.setTime(Math.max(beginning(demo), 0) + 40 - (30 * (index + 1)) / checkedIn)
    await desk.give({ kind: 'check-in-player', player: playerNamed(demo, name) })
  }
}
