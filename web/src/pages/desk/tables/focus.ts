import { showSection } from '../sections.ts'
import { lookAtRound } from './looked-at-round.ts'
import { showOpenTables } from './shown-tables.ts'

/** After the section has been drawn. */
const soon = (id: string) =>
  setTimeout(() => {
    const field = document.getElementById(id)
    field?.focus()
    if (field instanceof HTMLInputElement) field.select()
    field?.scrollIntoView({ block: 'nearest' })
  })

export const scoreField = (table: number): string => `table-${table}-first`
export const namesField = 'names'

/** To the first field of a table of the round that is played. */
export const focusTable = (table: number): void => {
  lookAtRound(null)
  showOpenTables()
  showSection('tables')
  soon(scoreField(table))
}

export const focusNames = (): void => {
  showSection('players')
  soon(namesField)
}

export const focusPrimary = (): void => {
  soon('primary')
}
