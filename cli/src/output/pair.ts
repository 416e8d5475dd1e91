import type { EventState, Fact } from '@topcut/engine'
import { receiptOutput } from './receipt.ts'

type RoundPaired = Extract<Fact, { kind: 'round-paired' }>

export const pairOutput = (state: EventState, round: RoundPaired) => ({
  stage: state.stages[round.stage]?.plan.kind ?? 'swiss',
  round: round.round,
  entropy: round.entropy,
  pairings: round.pairings.map(({ table, players, reason, game, seeds }) => ({
    table,
    ...(game === undefined ? {} : { game }),
    players,
    ...(seeds === undefined ? {} : { seeds: seeds.map(seedOutput) }),
    reason,
  })),
  byes: round.byes.map(({ player, kind }) => ({ player, kind })),
  receipt: receiptOutput(round.receipt),
})

/** Who played without having made the cut has no seed, and 0 would look like one. */
const seedOutput = (seed: number): number | null => (seed === 0 ? null : seed)

export const finishedOutput = (finished: Extract<Fact, { kind: 'event-finished' }>) => ({
  finished: true,
  champion: finished.champion,
  finalPlaces: finished.places.map(({ place, player }) => ({ place, player })),
})
