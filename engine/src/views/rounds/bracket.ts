import type { Bracket, PlayedGame } from '../../event/reading/bracket/bracket.ts'
import { bracketOf } from '../../event/reading/bracket/bracket-of.ts'
import { isBracket } from '../../event/reading/rounds.ts'
import type { EventState } from '../../event/spine/state.ts'
import { bracketSize } from '../../pairing/elimination/single.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'

export type BracketView = {
  /** Every round to the final, those to come with empty slots. */
  readonly rounds: readonly (readonly PlayedGame[])[]
  readonly seeds: readonly PlayerId[]
  /** Double elimination: every game of the chart with whoever is known to come there. */
  readonly chart: Bracket['chart']
  readonly champion: Bracket['champion']
}

/** The bracket of the last elimination stage; null while there is none. */
export const bracketView = (state: EventState): BracketView | null => {
  const stage = state.stages.findLastIndex(({ plan }) => isBracket(plan.kind))
  const seeds = state.stages[stage]?.entrants
  if (seeds === undefined) return null
  const bracket = bracketOf(state, stage)
  const rounds = [...bracket.rounds]
  const pending = { match: null, winner: null, isDecided: false }
  if (bracket.next.length > 0) rounds.push(bracket.next.map((game) => ({ ...game, ...pending })))
  const isSingle = state.stages[stage]?.plan.kind !== 'double-elimination'
  const depth = isSingle ? Math.log2(bracketSize(seeds.length)) : 0
  while (rounds.length < depth) {
    const games = Math.max(1, (rounds.at(-1)?.length ?? 2) / 2)
    rounds.push(
      Array.from({ length: games }, (_, index) => ({
        game: `${index + 1}`,
        slots: [null, null] as const,
        ...pending,
      })),
    )
  }
  return { rounds, seeds, chart: bracket.chart, champion: bracket.champion }
}
