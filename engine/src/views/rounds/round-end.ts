import { remaining } from '../../event/reading/remaining.ts'
import { matchesOf, openRound } from '../../event/reading/rounds.ts'
import type { Event } from '../../event/replay.ts'
import type { Log } from '../../event/spine/entry.ts'
import { liveEntries } from '../../event/spine/live-entries.ts'
import type { EventState, Match, Round } from '../../event/spine/state.ts'
import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import { type Instant, instant } from '../../vocabulary/instant.ts'

/** An open table that is likely to keep the round waiting. */
export type SlowTable = {
  readonly table: number
  /** Earlier rounds in which the two played to time; empty where they mostly did not. */
  readonly toTime: readonly number[]
  /** Still playing when nine in ten matches of the day were over. */
  readonly isBehind: boolean
}

export type RoundEnd = {
  /** When the last result is likely to be in; null where nothing known tells. */
  readonly expected: Instant | null
  readonly slow: readonly SlowTable[]
}

const none: RoundEnd = { expected: null, slow: [] }

/** Fewer matches than these tell nothing about the slowest tenth. */
const enough = 10

/** When the round that is played ends, and who it will wait for, by how long matches took so far. */
export const roundEnd = ({ log, state }: Event, now: Instant): RoundEnd => {
  const round = state === null ? null : openRound(state)
  if (state === null || round === null || round.clock === null) return none
  const { clock } = round
  const entries = liveEntries(log)
  const played = lengthsIn(state, entries)
  const before = matchesBefore(state, round)
  const lengths = [...played.values()].map(({ length }) => length)
  const spent = runningTime(entries, round.number)(now)
  const tables = matchesOf(state, round)
    .filter(({ result, endedAt }) => result === null && endedAt === null)
    .map((match) => ({
      table: match.table,
      left: remaining(clock, match.extension, now),
      own: before(match).flatMap((one) => played.get(one) ?? []),
    }))
  // Quick rounds promise no early end, and make nobody slow who has most of the time left.
  const early = (clock.minutes ?? 0) * 30_000
  const usual = percentile(lengths, 50)
  const ends = tables.map(({ own, left }) => {
    const theirs = percentile(
      own.map(({ length }) => length),
      50,
    )
    const likely = theirs ?? usual
    return expectedFor(likely === null ? null : Math.max(likely, early), spent, left)
  })
  const last = ends.includes(null) ? null : Math.max(0, ...ends.map((end) => end?.wait ?? 0))
  const isToTime = ends.some((end) => end?.wait === last && end?.isToTime)
  const overrun = isToTime ? (percentile(overruns(state, played), 50) ?? 0) : 0
  const isBehind = lengths.length >= enough && spent > Math.max(early, percentile(lengths, 90) ?? 0)
  return {
    expected: last === null ? null : instant(now + last + overrun),
    slow: tables
      .map(({ table, own }) => ({ table, toTime: mostlyToTime(own), isBehind }))
      .filter(({ toTime }) => isBehind || toTime.length > 0),
  }
}

/** The rounds that went to time, where two of three matches and at least two did. */
const mostlyToTime = (own: readonly Played[]): readonly number[] => {
  const toTime = own.filter((one) => one.isToTime)
  if (toTime.length < 2 || 3 * toTime.length < 2 * own.length) return []
  return [...new Set(toTime.map(({ round }) => round))].sort((a, b) => a - b)
}

/** Milliseconds until a table is done. Whoever is past the usual length is given the whole time. */
const expectedFor = (
  usual: number | null,
  spent: number,
  left: number | null,
): { readonly wait: number; readonly isToTime: boolean } | null => {
  const rest = usual === null ? null : usual - spent
  if (left === null) return rest === null ? null : { wait: Math.max(0, rest), isToTime: false }
  const isToTime = rest === null || rest <= 0 || rest >= left
  return { wait: Math.max(0, isToTime ? left : rest), isToTime }
}

type Played = {
  readonly round: number
  readonly length: number
  readonly isToTime: boolean
  readonly over: Instant
}

/** How long every match with a result took on its round's clock, where there was one. */
const lengthsIn = (state: EventState, entries: Log): ReadonlyMap<MatchId, Played> => {
  const entered = new Map<MatchId, Instant>()
  for (const { fact, at } of entries) {
    if (fact.kind === 'result-entered') entered.set(fact.match, at)
  }
  const played = new Map<MatchId, Played>()
  for (const round of state.rounds) {
    if (round.clock === null) continue
    const runs = runningTime(entries, round.number)
    for (const match of matchesOf(state, round)) {
      const over = match.endedAt ?? entered.get(match.match)
      if (over === undefined || match.result === null) continue
      const length = runs(over)
      played.set(match.match, {
        round: round.number,
        length,
        over,
        isToTime: isToTime(round, match, length),
      })
    }
  }
  return played
}

const isToTime = ({ clock }: Round, { result, extension }: Match, length: number): boolean =>
  result?.ending === 'time' ||
  result?.ending === 'timeout' ||
  (clock !== null && clock.minutes !== null && length >= (clock.minutes + extension) * 60_000)

/** What a round's clock had run at an instant: a pause makes no match longer. */
const runningTime = (entries: Log, number: number): ((at: Instant) => number) => {
  const turns = entries.flatMap(({ fact, at }) => {
    if (!('round' in fact) || fact.round !== number) return []
    if (fact.kind === 'clock-started' || fact.kind === 'clock-resumed') return [{ at, runs: true }]
    return fact.kind === 'clock-paused' ? [{ at, runs: false }] : []
  })
  return (until) =>
    turns.reduce((sum, { at, runs }, index) => {
      const end = Math.min(turns[index + 1]?.at ?? until, until)
      return runs ? sum + Math.max(0, end - at) : sum
    }, 0)
}

/** The matches that the two at a table have behind them. */
const matchesBefore = (
  state: EventState,
  { number }: Round,
): ((match: Match) => readonly MatchId[]) => {
  const own = new Map<PlayerId, MatchId[]>()
  for (const { match, round, players } of state.matches.values()) {
    if (round >= number) continue
    for (const player of players) own.set(player, [...(own.get(player) ?? []), match])
  }
  return ({ players }) => [...new Set(players.flatMap((player) => own.get(player) ?? []))]
}

/** How long after its time the last result of each earlier round came in. */
const overruns = (state: EventState, played: ReadonlyMap<MatchId, Played>): readonly number[] =>
  state.rounds.flatMap((round) => {
    const { clock } = round
    if (round.status !== 'closed' || clock === null || clock.minutes === null) return []
    const late = matchesOf(state, round).map(({ match, extension }) => {
      const over = played.get(match)?.over
      return over === undefined ? 0 : -(remaining(clock, extension, over) ?? 0)
    })
    return [Math.max(0, ...late)]
  })

/** The value that so many percent of all do not exceed; null without any. */
const percentile = (values: readonly number[], percent: number): number | null =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1] ?? null
