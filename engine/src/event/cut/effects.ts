import type { PlayerId } from '../../vocabulary/ids.ts'
import { isActive, openRound } from '../reading/rounds.ts'
import type { FactOf } from '../spine/answers.ts'
import type { Builder } from '../spine/builder.ts'
import { nobody } from '../spine/concern.ts'
import { type FactRecords, ordinary } from '../spine/fact-record.ts'
import { isSame } from '../spine/same.ts'
import type { EventState } from '../spine/state.ts'
import type { CutFact } from './answers.ts'
import { finalPlaces } from './final-places.ts'

export const cutEffects: FactRecords<CutFact> = {
  'cut-made': {
    ...ordinary,
    settles: nobody,
    moves: 'rounds',
    evolve: (builder, fact) => {
      builder.cut = fact
    },
    canHappen: (state, { stage, seeds }) =>
      openRound(state) === null &&
      stage === state.stages.length &&
      new Set(seeds).size === seeds.length &&
      seeds.every((seed) => isActive(state, seed)),
  },
  'place-declined': {
    ...ordinary,
    settles: (_, { player }) => [{ opponentOf: player }],
    evolve: (builder, { seeds }) => {
      if (builder.cut !== null) builder.cut = { ...builder.cut, seeds }
      reseed(builder, seeds)
    },
    canHappen: (state, fact) => canDecline(state, fact),
  },
  'event-finished': {
    ...ordinary,
    settles: nobody,
    moves: 'rounds',
    evolve: (builder, fact) => {
      builder.finished = fact
    },
    canHappen: (state, fact) => {
      // A copy: standings are remembered for a state, and this one is still being folded.
      const places = finalPlaces({ ...state })
      return (
        openRound(state) === null &&
        isSame(places.map(placeText), fact.places.map(placeText)) &&
        fact.champion === places.find(({ place }) => place !== null)?.player
      )
    },
  },
}

/** A place given up after the stage began: the others move up, and the stage begins anew. */
const reseed = (builder: Builder, seeds: readonly PlayerId[]): void => {
  const stage = builder.stages[builder.cut?.stage ?? -1]
  if (stage === undefined) return
  while (builder.rounds.length >= stage.firstRound) {
    for (const match of builder.rounds.pop()?.matches ?? []) builder.matches.delete(match)
  }
  builder.stages[builder.stages.length - 1] = { ...stage, entrants: seeds }
}

/** Whose place was given up, and who stayed: a decline is made of the one before it. */
const canDecline = (
  { cut }: EventState,
  { player, replacement, seeds }: FactOf<'place-declined'>,
): boolean => {
  if (cut === null || !cut.seeds.includes(player)) return false
  if (new Set(seeds).size !== seeds.length) return false
  const isOther = (seed: PlayerId) => seed !== player && seed !== replacement
  return isSame(seeds.filter(isOther), cut.seeds.filter(isOther))
}

const placeText = ({ place, player }: FactOf<'event-finished'>['places'][number]): string =>
  `${place} ${player}`
