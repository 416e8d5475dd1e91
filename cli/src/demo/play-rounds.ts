import {
  awaiting,
  type Chance,
  type Command,
  chanceFrom,
  currentStage,
  isBracket,
  type Match,
  matchSetting,
  openMatches,
  openRound,
  type Result,
  resultDoubts,
  rulesOf,
  wayOf,
} from '@topcut/engine'
import { type DemoDay, playerNamed } from './demo-day.ts'
import type { DemoDesk } from './demo-desk.ts'

/** Between two rounds: the last slip is in, the next pairings hang. */
const pause = 5

/** Plays until the last round that was started has so many tables open as it should. */
export const playRounds = async (desk: DemoDesk, demo: DemoDay): Promise<void> => {
  for (;;) {
    const { step } = awaiting(desk.state())
    if (step !== 'enter-results') {
      const published = desk.state().rounds.length - (step === 'publish-round' ? 1 : 0)
      desk.setTime((demo.started[published] ?? 0) + pause)
      await desk.give({ kind: step } as Command)
      continue
    }
    const isLast = openRound(desk.state())?.number === demo.started.length
    await playRound(desk, demo, isLast)
    if (isLast) return
  }
}

/** Slips come in from the middle of the time on; whose phone is looked at plays the longest. */
const playRound = async (desk: DemoDesk, demo: DemoDay, isLast: boolean): Promise<void> => {
  const { length } = desk.state().rounds
  const [start = 0, end = 0] = demo.started.slice(length - 1)
  desk.setTime(start)
  await desk.give({ kind: 'start-clock' })
  const matches = inOrder(desk, demo, isLast)
  const ending = matches.slice(0, matches.length - (isLast ? (demo.open ?? 0) : 0))
  for (const [index, match] of ending.entries()) {
    const share = 0.5 + (0.35 * (index + 1)) / ending.length
    desk.setTime(start - (start - end) * share)
    const result = resultOf(desk, match, chanceAt(demo, match), isLast)
    await desk.give({ kind: 'enter-result', match: match.match, result })
  }
  if (isLast) await call(desk, demo)
}

/** A table's own: whoever plays on longer elsewhere changes nothing here. */
const chanceAt = ({ id }: DemoDay, { match }: Match): Chance => chanceFrom(`${id} ${match}`)

const inOrder = (desk: DemoDesk, demo: DemoDay, isLast: boolean): readonly Match[] => {
  const round = openRound(desk.state())
  const open = round === null ? [] : openMatches(desk.state(), round)
  const phone = playerNamed(demo, demo.phone)
  const late = (match: Match): number =>
    isLast && match.players.includes(phone) ? 1_000 : chanceAt(demo, match).below(1_000)
  return open.toSorted((a, b) => late(a) - late(b))
}

/** By chance, as the lists allow it; while the clock still runs nothing has ended at time. */
const resultOf = (desk: DemoDesk, match: Match, chance: Chance, isRunning: boolean): Result => {
  const state = desk.state()
  const { swiss, elimination } = rulesOf(state.created).regulation.scoring
  const way = wayOf(isBracket(currentStage(state)?.plan.kind ?? 'swiss') ? elimination : swiss)
  const { light } = matchSetting(state, match)
  for (;;) {
    const drawn = way.byChance(chance)
    const result =
      drawn.ending === 'won' && light !== undefined ? { ...drawn, light: light.seat } : drawn
    if (isRunning && result.ending === 'time') continue
    if (resultDoubts(state, match, result).length === 0) return result
  }
}

/** From the first table that still plays and is not the one whose phone is looked at. */
const call = async (desk: DemoDesk, demo: DemoDay): Promise<void> => {
  const round = openRound(desk.state())
  const phone = playerNamed(demo, demo.phone)
  const [match] = (round === null ? [] : openMatches(desk.state(), round)).filter(
    ({ players }) => !players.includes(phone),
  )
  if (demo.call === undefined || match === undefined) return
  const [player] = match.players
  desk.setTime(1)
  await desk.give({ kind: 'call-judge', about: demo.call }, { by: { role: 'player', player } })
}
