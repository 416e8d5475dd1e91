import { type Regulation, wayOf } from '@topcut/engine'
import type { RoundStage } from './scenario.ts'

type Scoring = Regulation['scoring']['swiss']

const scoringOf = ({ scoring }: Regulation, stage: RoundStage): Scoring =>
  stage === 'swiss' ? scoring.swiss : scoring.elimination

/** The endings of a result that a document has in a stage. */
export const knowsEnding = (regulation: Regulation, stage: RoundStage, ending: string): boolean =>
  (scoringOf(regulation, stage).endings.value as readonly string[]).includes(ending)

/** Fields of a result that some documents have and others do not. */
export const resultFields = [
  'games',
  'winner',
  'light',
  'timeout',
  'tie',
  'salvo',
  'initiative',
  'witness',
  'score',
] as const
export type ResultField = (typeof resultFields)[number]

export const knowsField = (
  regulation: Regulation,
  stage: RoundStage,
  field: ResultField,
): boolean => {
  const has = (...endings: readonly string[]) =>
    endings.some((ending) => knowsEnding(regulation, stage, ending))
  switch (field) {
    case 'games':
    case 'timeout':
      return has(field)
    case 'winner':
      return has('won', 'forfeit', 'defeat')
    case 'light':
      return has('won')
    case 'witness':
      return has('intentional-draw')
    case 'score':
      return has('time')
    // Whether equal scores need one here and now is asked of the rules.
    case 'tie':
    case 'salvo':
    case 'initiative':
      return wayOf(scoringOf(regulation, stage)).deciders.includes(field)
  }
}

/** Where giving up counts what was scored before, that has to be said. */
export const needsScoreToConcede = (regulation: Regulation, stage: RoundStage): boolean =>
  wayOf(scoringOf(regulation, stage)).concessionScore !== null
