import { bracketSize } from '../../pairing/elimination/single.ts'
import type { EventState, Round } from '../spine/state.ts'
import { followingStage } from './following-stage.ts'
import { plannedStages, roundsOfStage } from './rounds.ts'

/** Which round of its stage a round is: people say *Top 8* or *the final*, not *round 6*. */
export type RoundInStage =
  /** `of`: how many there are; null where that is open. */
  | { readonly kind: 'swiss'; readonly of: number | null }
  /** `left`: rounds to the final, that one included; 1 is the final itself. */
  | { readonly kind: 'elimination'; readonly left: number }
  /** A block of a bracket with two sides. */
  | {
      readonly kind: 'chart'
      readonly slot: number
      readonly part: 'slot' | 'final' | 'reset'
    }

/** A stage that has begun or the one to come, with how many play it. */
const stageAt = (state: EventState, stage: number) => {
  const { plan, entrants } = state.stages[stage] ?? {}
  if (plan !== undefined) return { plan, entrants: entrants?.length ?? 0 }
  const isNext = stage > 0 && stage === state.stages.length
  const coming = isNext ? followingStage(state) : (plannedStages(state)[stage] ?? null)
  const seeds = state.cut?.stage === stage ? state.cut.seeds.length : null
  return { plan: coming, entrants: seeds ?? coming?.cut ?? state.players.size }
}

/** The same for a round that is still to be paired: the so-manieth of a stage. */
export const inStageAt = (state: EventState, stage: number, nth: number): RoundInStage => {
  const { plan, entrants } = stageAt(state, stage)
  const depth = Math.log2(bracketSize(Math.max(2, entrants)))
  switch (plan?.kind) {
    case 'double-elimination': {
      const final = 2 * depth
      return {
        kind: 'chart',
        slot: nth,
        part: nth < final ? 'slot' : nth === final ? 'final' : 'reset',
      }
    }
    case undefined:
    case 'swiss': {
      // Rounds are numbered through the day: of a later stage nobody says "5 of 3".
      const planned = stage === 0 ? (plan?.rounds ?? null) : null
      return { kind: 'swiss', of: planned !== null && nth <= planned ? planned : null }
    }
    default:
      return { kind: 'elimination', left: Math.max(1, depth - nth + 1) }
  }
}

export const roundInStage = (state: EventState, { stage, number }: Round): RoundInStage => {
  const before = roundsOfStage(state, stage)[0]?.number ?? 1
  return inStageAt(state, stage, number - before + 1)
}
