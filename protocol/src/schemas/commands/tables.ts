import type { Subjects } from '@topcut/engine'
import Type from 'typebox'
import { mostPlayers, playerIdSchema, tableSchema } from '../ids.ts'
import { commandOf, describing } from './command-of.ts'

export const tablesCommands = describing<Subjects['tables']['command']>()([
  commandOf('assign-table', {
    player: playerIdSchema,
    table: Type.Union([tableSchema, Type.Null()]),
  }),
  commandOf('set-tables', {
    first: tableSchema,
    closed: Type.Immutable(Type.Array(tableSchema, { maxItems: mostPlayers })),
  }),
  commandOf('feature-table', { table: Type.Union([tableSchema, Type.Null()]) }),
])
