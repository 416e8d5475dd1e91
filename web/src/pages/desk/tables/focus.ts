import { selectTable } from '../../../leader/table/selected-table.ts'
import { scoreField } from '../../../parts/result/fields/score-fields.tsx'
import { lookedAtPlayer } from '../players/looked-at-player.ts'
import { showSection } from '../sections.ts'
import { lookAtRound } from './looked-at-round.ts'
import { showOpenTables } from './shown-tables.ts'

/** What is fetched when its section is first shown takes a moment longer to be drawn. */
const patience = 1000

/** After the section has been drawn; what stands in a field is typed over, or goes on at its end. */
export const focusSoon = (id: string, caret: 'all' | 'end' = 'all', since = performance.now()) =>
  setTimeout(() => {
    const field = document.getElementById(id)
    if (field === null && performance.now() - since < patience) focusSoon(id, caret, since)
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

/** To the names, wherever one is. */
export const showNames = (): void => {
  lookedAtPlayer.set(null)
  showSection('players')
  focusSoon(namesField)
}

/** To the names; those that stand there already are registered. */
export const focusNames = (): void => {
  const field = document.getElementById(namesField)
  if (field instanceof HTMLTextAreaElement && field.value.trim() !== '') {
    field.form?.requestSubmit()
    return
  }
  showNames()
}

export const focusPrimary = (): void => {
  focusSoon('primary')
}
