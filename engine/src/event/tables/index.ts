import type { CommandRecords } from '../spine/command.ts'
import { type AssignTable, assignTable } from './assign-table.ts'
import { type FeatureTable, featureTable } from './feature-table.ts'
import { type SetTables, setTables } from './set-tables.ts'

export type TableCommand = AssignTable | SetTables | FeatureTable

export const tablesCommands: CommandRecords<TableCommand> = {
  'assign-table': assignTable,
  'set-tables': setTables,
  'feature-table': featureTable,
}
