import type { EventState, Fact, Reason } from '@topcut/engine'
import { roundStageOf } from '@topcut/exchange'
import { receiptOutput } from './receipt.ts'

type RoundPaired = Extract<Fact, { kind: 'round-paired' }>

export const pairOutput = (state: EventState, round: RoundPaired) => ({
  stage: roundStageOf(state.stages[round.stage]?.plan.kind ?? 'swiss'),
  round: round.round,
  entropy: round.entropy,
  ...(round.mission === undefined ? {} : { mission: round.mission }),
  pairings: round.pairings.map(({ table, players, reason, game, seeds, side }) => ({
    table,
    ...(game === undefined ? {} : { game }),
    players,
    ...(seeds === undefined ? {} : { seeds: seeds.map(seedOutput) }),
    ...(side === undefined ? {} : { side }),
    reason: reasonOutput(reason),
  })),
  // Where both players of a game have left, one of them moves on in the chart, but not in the hall.
  byes: round.byes
    .filter(({ player }) => state.players.get(player)?.status === 'active')
    .map(({ player, kind, game }) => ({
      player,
      kind,
      ...(game !== undefined && isNumbered(state, round, kind) ? { game } : {}),
    })),
  receipt: receiptOutput(round.receipt),
})

/** Where lots gave every game its number, and in a chart with byes, the bye has one as well. */
const isNumbered = ({ stages }: EventState, { stage }: RoundPaired, kind: string): boolean => {
  const { places = null, plan } = stages[stage] ?? {}
  return places !== null || (plan?.kind === 'double-elimination' && kind === 'odd-number')
}

/** For those who compute with it every game of a bracket has one form, its chart's too. */
const reasonOutput = (reason: Reason) => {
  if (reason.kind !== 'chart') return reason
  const from = reason.from.map((source) => (source.as === 'seed' ? source.seed : source.game))
  return { kind: 'bracket', from, as: reason.from.map((source) => source.as) }
}

/** Who played without having made the cut has no seed, and 0 would look like one. */
const seedOutput = (seed: number): number | null => (seed === 0 ? null : seed)

export const finishedOutput = (finished: Extract<Fact, { kind: 'event-finished' }>) => ({
  finished: true,
  champion: finished.champion,
  finalPlaces: finished.places.map(({ place, player }) => ({ place, player })),
})
