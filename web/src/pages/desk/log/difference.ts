import {
  type EventState,
  type Match,
  type MatchId,
  type PlayerId,
  type PlayerStatus,
  type Result,
  standingsOf,
} from '@topcut/engine'
import { isSame } from '../../../parts/is-same.ts'

type Difference = {
  /** Only of those who had a place then. */
  readonly places: readonly {
    readonly player: PlayerId
    readonly was: number
    readonly is: number | null
  }[]
  /** Results that stood then and are others now; null where the result was taken back. */
  readonly results: readonly {
    readonly match: Match
    readonly was: Result
    readonly is: Result | null
  }[]
  /** Results of matches that are no longer there. */
  readonly gone: number
  readonly newResults: number
  readonly newRounds: number
  readonly people: readonly {
    readonly player: PlayerId
    /** Null for who was not registered yet, or no longer is. */
    readonly was: PlayerStatus | null
    readonly is: PlayerStatus | null
  }[]
}

/** What has become different between two moments of one event. */
export const differenceOf = (then: EventState, now: EventState): Difference => {
  const results = changedResults(then, now)
  return {
    places: changedPlaces(then, now),
    ...results,
    newRounds: Math.max(0, now.rounds.length - then.rounds.length),
    people: changedPeople(then, now),
  }
}

export const isNothing = (one: Difference): boolean =>
  one.gone + one.newResults + one.newRounds === 0 &&
  [one.places, one.results, one.people].every((list) => list.length === 0)

const changedPlaces = (then: EventState, now: EventState): Difference['places'] => {
  const places = new Map(standingsOf(now).map(({ player, place }) => [player, place]))
  return standingsOf(then).flatMap(({ player, place }) => {
    const after = places.get(player) ?? null
    return place === null || place === after ? [] : [{ player, was: place, is: after }]
  })
}

const changedResults = (then: EventState, now: EventState) => {
  const results: Difference['results'][number][] = []
  let gone = 0
  for (const [id, { result }] of then.matches) {
    if (result === null) continue
    const match = now.matches.get(id)
    if (match === undefined) gone++
    else if (!isSame(result, match.result)) results.push({ match, was: result, is: match.result })
  }
  const isNew = (id: MatchId) => (then.matches.get(id)?.result ?? null) === null
  const entered = [...now.matches.values()].filter(({ result }) => result !== null)
  return { results, gone, newResults: entered.filter(({ match }) => isNew(match)).length }
}

const changedPeople = (then: EventState, now: EventState): Difference['people'] => {
  const everybody = new Set([...then.players.keys(), ...now.players.keys()])
  return [...everybody].flatMap((player) => {
    const [before, after] = [then.players.get(player), now.players.get(player)]
    const [was, is] = [before?.status ?? null, after?.status ?? null]
    // Who was registered and now plays has not done anything worth a line.
    const isUsual = was === is || (was === 'registered' && is === 'active')
    return isUsual ? [] : [{ player, was, is }]
  })
}
