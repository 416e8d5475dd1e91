import { type Fact, type Instant, instant, type Log, type MatchId } from '@topcut/engine'

/** What is told with a time of its own. */
type Told = 'event' | 'end' | `results ${number}` | `clock ${number}`

/** When it was last put on record, and how often before that. */
export type Moment = { readonly at: Instant; readonly before: number }

/** By the facts: the same ones make the same feed, whatever the clock says. */
export type Moments = ReadonlyMap<Told, Moment>

/** Of what nothing is on record. */
export const noMoment: Moment = { at: instant(0), before: 0 }

type RoundOf = (match: MatchId) => number | undefined

const toldBy = (fact: Fact, log: Log, roundOf: RoundOf): readonly Told[] => {
  switch (fact.kind) {
    case 'event-created':
    case 'event-described':
    case 'event-cancelled':
      return ['event']
    case 'event-finished':
      return ['end']
    case 'round-published':
      return [`results ${fact.round}`, `clock ${fact.round}`]
    case 'round-closed':
      return [`results ${fact.round}`]
    case 'result-entered':
    case 'result-amended':
    case 'result-annulled': {
      const round = roundOf(fact.match)
      return round === undefined ? [] : [`results ${round}`]
    }
    case 'clock-started':
    case 'clock-paused':
    case 'clock-resumed':
    case 'time-called':
    case 'time-extended':
      return [`clock ${fact.round}`]
    case 'undone': {
      const undone = log[fact.entry - 1]?.fact
      return undone === undefined || undone.kind === 'undone' ? [] : toldBy(undone, log, roundOf)
    }
    default:
      return []
  }
}

/** Of the log the times alone: what is told comes from what is published. */
export const momentsIn = (log: Log, roundOf: RoundOf = () => undefined): Moments => {
  const moments = new Map<Told, Moment>()
  for (const { at, fact } of log) {
    for (const told of toldBy(fact, log, roundOf))
      moments.set(told, { at, before: (moments.get(told)?.before ?? -1) + 1 })
  }
  return moments
}

/** Of something that is told by both. */
export const latestOf = (one: Moment, other: Moment | undefined): Moment =>
  other === undefined
    ? one
    : { at: instant(Math.max(one.at, other.at)), before: one.before + other.before + 1 }
