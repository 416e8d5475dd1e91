import type { Fact } from '../log/fact.ts'
import { matchId } from '../vocabulary/ids.ts'
import type { Pairing } from '../vocabulary/pairing.ts'
import { drawMission } from './missions.ts'
import { openRound } from './rounds.ts'
import type { EventState } from './state.ts'

type RoundPaired = Extract<Fact, { kind: 'round-paired' }>

/** The fact of a paired round; a match's id is never used again, even if the round is undone. */
export const roundPaired = (
  state: EventState,
  before: readonly Fact[],
  round: Pick<RoundPaired, 'method' | 'entropy' | 'byes' | 'receipt' | 'leftOut' | 'reason'> & {
    readonly pairings: readonly Pairing[]
  },
): RoundPaired => {
  const entry = state.version + before.length + 1
  const mission = drawMission(state, round.entropy)
  return {
    kind: 'round-paired',
    round: state.rounds.length + (openRound(state) === null ? 1 : 0),
    stage: state.stages.length - 1,
    ...round,
    ...(mission === null ? {} : { mission }),
    pairings: round.pairings.map((pairing) => ({
      ...pairing,
      match: matchId(`${entry}-${pairing.table}`),
    })),
  }
}
