import type { Fact } from '../log/fact.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import { bracketOf } from './bracket-of.ts'
import { activePlayers, currentRound, openMatches, openRound } from './rounds.ts'
import type { EventState } from './state.ts'

/**
 * Whether a fact can still have happened on this state. Asked when something before it is undone:
 * a result needs its match, a closed round all its results, a paired round just its players.
 */
export const isPossible = (state: EventState, fact: Fact): boolean => {
  const player = (id: PlayerId) => state.players.get(id)
  switch (fact.kind) {
    case 'event-created':
      return false
    case 'player-registered':
      return player(fact.player) === undefined
    case 'player-checked-in':
      return player(fact.player)?.checkedIn === false
    case 'player-entered-late':
      return (
        state.stages.length > 0 && (player(fact.player)?.status ?? 'registered') === 'registered'
      )
    case 'stage-started':
      return fact.stage === state.stages.length && canStart(state, fact)
    case 'round-paired':
      return fact.round === state.rounds.length + 1 && canPair(state, fact)
    case 'round-unpaired':
    case 'round-published':
      return currentRound(state)?.number === fact.round && openRound(state)?.status === 'paired'
    case 'clock-started':
      return openRound(state)?.number === fact.round && openRound(state)?.clock === null
    case 'result-entered': {
      const match = state.matches.get(fact.match)
      if (match === undefined || match.result !== null) return false
      return state.rounds[match.round - 1]?.status !== 'paired'
    }
    case 'result-amended':
      return (state.matches.get(fact.match)?.result ?? null) !== null
    case 'player-dropped':
      return (
        player(fact.player)?.status === 'active' || player(fact.player)?.status === 'registered'
      )
    case 'player-readmitted':
      return player(fact.player)?.status === 'dropped'
    case 'player-disqualified':
      return player(fact.player) !== undefined && player(fact.player)?.status !== 'disqualified'
    case 'round-closed': {
      const round = openRound(state)
      return (
        round?.number === fact.round &&
        round.status === 'published' &&
        openMatches(state, round).length === 0
      )
    }
    case 'cut-made':
      return (
        openRound(state) === null &&
        fact.stage === state.stages.length &&
        fact.seeds.every((seed) => player(seed)?.status === 'active')
      )
    case 'event-finished':
      return state.finished === null && openRound(state) === null
    case 'event-announced':
      return state.stages.length === 0
    case 'leader-appointed':
    case 'ruling-recorded':
    case 'rule-overridden':
    case 'undone':
      return true
  }
}

const canStart = (
  state: EventState,
  { entrants, stage }: Extract<Fact, { kind: 'stage-started' }>,
): boolean => {
  if (stage > 0) return sameSet(entrants, state.cut?.seeds ?? [])
  const present = [...state.players.values()].filter((one) => one.checkedIn)
  return sameSet(
    entrants,
    present.filter((one) => one.status === 'registered').map((one) => one.player),
  )
}

const canPair = (state: EventState, fact: Extract<Fact, { kind: 'round-paired' }>): boolean => {
  if (openRound(state) !== null || fact.stage !== state.stages.length - 1) return false
  const inRound = [
    ...fact.pairings.flatMap(({ players }) => players),
    ...fact.byes.map((b) => b.player),
  ]
  if (state.stages[fact.stage]?.plan.kind === 'elimination') {
    const standing = bracketOf(state, fact.stage).next.flatMap(({ slots }) => slots)
    return inRound.every((one) => standing.includes(one))
  }
  const active = activePlayers(state).map((one) => one.player)
  return sameSet([...inRound, ...fact.leftOut], active)
}

const sameSet = (a: readonly PlayerId[], b: readonly PlayerId[]): boolean => {
  const set = new Set(a)
  return set.size === b.length && b.every((one) => set.has(one))
}
