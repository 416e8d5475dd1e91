import type { MatchId } from '../../vocabulary/ids.ts'
import type { Result } from '../../vocabulary/result.ts'
import { currentRound, isActive } from '../reading/rounds.ts'
import { type Builder, changeMatch, changeRound } from '../spine/builder.ts'
import { nobody } from '../spine/concern.ts'
import { type FactRecords, ordinary } from '../spine/fact-record.ts'
import type { EventState, Match } from '../spine/state.ts'
import type { ResultFact } from './answers.ts'

export const resultsEffects: FactRecords<ResultFact> = {
  'match-started': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { match }, { at }) => {
      changeMatch(builder, match, { startedAt: at })
    },
    canHappen: (state, { match }) =>
      isPublished(state, match) && isAtPlay(state, match, { isStarted: false }),
  },
  'match-ended': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { match }, { at }) => {
      changeMatch(builder, match, { endedAt: at })
    },
    canHappen: (state, { match }) => isAtPlay(state, match, { isStarted: true }),
  },
  'result-reported': {
    ...ordinary,
    settles: (_, { match }) => [{ match }],
    evolve: (builder, { match, player, result }) => {
      const others = (builder.matches.get(match)?.reports ?? []).filter(
        (report) => report.player !== player,
      )
      changeMatch(builder, match, { reports: [...others, { player, result }] })
    },
    canHappen: (state, { match, player }) =>
      isPublished(state, match) && state.matches.get(match)?.players.includes(player) === true,
  },
  'result-entered': {
    ...ordinary,
    settles: (_, { match }) => [{ match }],
    evolve: (builder, { match, result, awaits = null }) => {
      setResult(builder, match, result, { awaits })
    },
    canHappen: (state, { match }) =>
      isPublished(state, match) && state.matches.get(match)?.result === null,
  },
  'result-confirmed': {
    ...ordinary,
    settles: (_, { match }) => [{ match }],
    evolve: (builder, { match }) => {
      changeMatch(builder, match, { awaits: null })
    },
    canHappen: (state, { match, player }) => state.matches.get(match)?.awaits === player,
  },
  'result-amended': {
    ...ordinary,
    settles: (_, { match }) => [{ match }],
    discardsPairing: true,
    evolve: (builder, { match, result, awaits = null }) => {
      setResult(builder, match, result, { awaits })
    },
    canHappen: (state, { match }) => (state.matches.get(match)?.result ?? null) !== null,
  },
  'result-annulled': {
    ...ordinary,
    settles: (_, { match }) => [{ match }],
    moves: 'rounds',
    discardsPairing: true,
    evolve: (builder, { match: id }) => {
      const match = builder.matches.get(id)
      if (match === undefined) return
      const anew = { result: null, awaits: null, reports: [], startedAt: null, endedAt: null }
      changeMatch(builder, id, { ...anew, revision: match.revision + 1 })
      // Closed or not, its round goes on until it has been played again.
      changeRound(builder, match.round, { status: 'published' })
    },
    canHappen: (state, { match: id }) => {
      const match = state.matches.get(id)
      if (match === undefined || match.result === null) return false
      return (
        currentRound(state)?.number === match.round &&
        match.players.every((player) => isActive(state, player))
      )
    },
  },
  'lot-drawn': {
    ...ordinary,
    settles: nobody,
    evolve: () => {},
    canHappen: () => true,
  },
}

const setResult = (
  builder: Builder,
  match: MatchId,
  result: Result,
  change: Pick<Match, 'awaits'>,
): void => {
  const revision = (builder.matches.get(match)?.revision ?? 0) + 1
  changeMatch(builder, match, { result, revision, ...change })
}

/** A match that players know of. */
const isPublished = (state: EventState, id: MatchId): boolean => {
  const match = state.matches.get(id)
  return match !== undefined && state.rounds[match.round - 1]?.status !== 'paired'
}

/** Neither ended nor with a result; begun already, or not yet. */
const isAtPlay = (
  state: EventState,
  id: MatchId,
  { isStarted }: { readonly isStarted: boolean },
): boolean => {
  const match = state.matches.get(id)
  if (match === undefined || match.result !== null || match.endedAt !== null) return false
  return (match.startedAt !== null) === isStarted
}
