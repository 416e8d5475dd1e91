import Type from 'typebox'
import { closed } from './closed.ts'
import { line } from './text.ts'

export const cameFromSchema = Type.Object(
  { tool: line(40), digest: Type.String({ pattern: '^[0-9a-f]{64}$' }) },
  closed,
)
