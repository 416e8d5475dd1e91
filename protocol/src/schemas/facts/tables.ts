import type { Subjects } from '@topcut/engine'
import { playerIdSchema, tableSchema } from '../ids.ts'
import { describing, factOf } from './fact-of.ts'
import { orNull, tables } from './on-record.ts'

export const tablesFacts = describing<Subjects['tables']['fact']>()([
  factOf('table-assigned', { player: playerIdSchema, table: orNull(tableSchema) }),
  factOf('tables-set', { first: tableSchema, closed: tables }),
  factOf('table-featured', { table: orNull(tableSchema) }),
])
