import { expect } from 'vitest'
import type { Regulation } from '../src/regulations/regulation.ts'
import type { DestroyedPointsClauses } from '../src/scoring/destroyed-points/clauses.ts'
import type { SquadScoreClauses } from '../src/scoring/destroyed-points/squad-score.ts'

/** The clauses of a document that counts what was destroyed in Swiss rounds and after them. */
export const destroyedPointsOf = ({ scoring }: Regulation): DestroyedPointsClauses => {
  expect(scoring.elimination).toEqual(scoring.swiss)
  return scoring.swiss.method === 'destroyed-points' ? scoring.swiss : expect.fail('another method')
}

/** What its squads are counted by, large ships by half included. */
export const squadClausesOf = (regulation: Regulation): SquadScoreClauses => ({
  halfPoints: regulation.halfPoints ?? expect.fail('no half points'),
  fullScore: destroyedPointsOf(regulation).fullScore,
})
