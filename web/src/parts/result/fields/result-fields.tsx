import type { ComponentType } from 'react'
import type { Scoring } from '../typing/draft.ts'
import { DestroyedPointsMore } from './destroyed-points-more.tsx'
import type { FieldsProps } from './fields-props.ts'
import { ScoreFields } from './score-fields.tsx'
import { SidedGameFields } from './sided-game-fields.tsx'
import { TimeoutFields } from './timeout-fields.tsx'
import { TwoGamesFields } from './two-games-fields.tsx'
import { VictoryPointsMore } from './victory-points-more.tsx'

type Fields = {
  /** What is typed for every match. */
  readonly Main: ComponentType<FieldsProps>
  /** What only some endings ask for, below. */
  readonly More: ComponentType<FieldsProps> | null
}

/** The fields of each way of scoring; a new one does not compile without. */
export const resultFields: { readonly [M in Scoring['method']]: Fields } = {
  'destroyed-points': { Main: ScoreFields, More: DestroyedPointsMore },
  'two-games': { Main: TwoGamesFields, More: null },
  'sided-game': { Main: SidedGameFields, More: TimeoutFields },
  'victory-points': { Main: ScoreFields, More: VictoryPointsMore },
}
