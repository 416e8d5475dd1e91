import Type from 'typebox'
import { closed } from '../closed.ts'
import { line } from '../text.ts'
import { armySchema } from './army.ts'
import { decksSchema, teamDecksSchema } from './decks.ts'
import { squadSchema } from './squad.ts'

/** What a player hands in; whether it may be played is the engine's question. */
export const squadListSchema = Type.Union([
  squadSchema,
  armySchema,
  decksSchema,
  teamDecksSchema,
  Type.Object({ kind: Type.Literal('text'), text: line(20_000) }, closed),
])
