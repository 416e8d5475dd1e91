import { selectTable } from '../../../leader/table/selected-table.ts'
import { scoreField } from '../../../parts/result/fields/score-fields.tsx'
import { showSection } from '../sections.ts'
import { lookAtRound } from './looked-at-round.ts'
import { showOpenTables } from './shown-tables.ts'

/** After the section has been drawn; what stands in a field is typed over, or goes on at its end. */
export const focusSoon = (id: string, caret: 'all' | 'end' = 'all') =>
  setTimeout(() => {
    const field = document.getElementById(id)
    field?.focus()
    if (field instanceof HTMLInputElement && caret === 'all') field.select()
    field?.scrollIntoView({ block: 'nearest' })
  })

export const namesField = 'names'

/** To the first field of a table of the round that is played. */
export const focusTable = (table: number): void => {
  lookAtRound(null)
  showOpenTables()
  showSection('tables')
  selectTable(table)
  focusSoon(scoreField(table))
}

/** To the names; those that stand there already are registered. */
export const focusNames = (): void => {
  const field = document.getElementById(namesField)
  if (field instanceof HTMLTextAreaElement && field.value.trim() !== '') {
    field.form?.requestSubmit()
    return
  }
  showSection('players')
  focusSoon(namesField)
}

export const focusPrimary = (): void => {
  focusSoon('primary')
}
