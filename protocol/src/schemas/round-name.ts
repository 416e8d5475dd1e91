import type { RoundName } from '@topcut/engine'
import Type from 'typebox'
import { typed } from './text.ts'

export const roundNameSchema = typed<RoundName>(
  Type.Object({
    kind: Type.Enum(['numbered', 'left', 'block', 'grand-final', 'reset']),
  }),
)
