import type { Possibles } from '../possibles.ts'
import { isPointsCheckOver } from '../reading/list-gate.ts'
import type { FactKind } from '../spine/answers.ts'

export const possibleLists = {
  'list-submitted': (state, { player }) =>
    state.players.has(player) && (state.stages.length === 0 || !state.lists.has(player)),
  'list-corrected': (state, { player }) => state.stages.length > 0 && state.lists.has(player),
  'lists-opened': () => true,
  'deck-checked': (state, { match }) => (state.matches.get(match)?.result ?? null) !== null,
  'points-check-ordered': (state) => !isPointsCheckOver(state),
  'points-check-signed': (state, { match, player }) =>
    state.pointsCheckOrdered && state.matches.get(match)?.players.includes(player) === true,
} satisfies Partial<Possibles<FactKind>>
