import type { EventState, Fact } from '@topcut/engine'

type RoundPaired = Extract<Fact, { kind: 'round-paired' }>

export const pairOutput = (state: EventState, round: RoundPaired) => ({
  stage: state.stages[round.stage]?.plan.kind ?? 'swiss',
  round: round.round,
  entropy: round.entropy,
  pairings: round.pairings.map(({ table, players, reason, game, seeds }) => ({
    table,
    ...(game === undefined ? {} : { game }),
    players,
    ...(seeds === undefined ? {} : { seeds }),
    reason,
  })),
  byes: round.byes,
  receipt: round.receipt,
})

export const finishedOutput = (finished: Extract<Fact, { kind: 'event-finished' }>) => ({
  finished: true,
  champion: finished.champion,
  finalPlaces: finished.places,
})
