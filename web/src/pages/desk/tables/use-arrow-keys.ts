import type { TableRow } from '@topcut/engine'
import { useEffect, useEffectEvent } from 'react'
import { selectedTable, selectTable } from '../../../leader/table/selected-table.ts'
import { scoreField } from '../../../parts/result/fields/score-fields.tsx'
import { focusSoon } from './focus.ts'
import { neighbour } from './neighbour.ts'

/** A list to choose from, a dialog and a text of several lines have arrows of their own. */
const hasOwnArrows = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('select, textarea, [type=radio], [role=dialog], dialog') !== null

/**
 * Arrows go from table to table; the keyboard follows into a field only from another field, and
 * passes by tables that have none.
 */
export const useArrowKeys = (rows: readonly Pick<TableRow, 'table' | 'result'>[]): void => {
  const hear = useEffectEvent((key: KeyboardEvent) => {
    if (key.key !== 'ArrowUp' && key.key !== 'ArrowDown') return
    if (key.defaultPrevented || key.ctrlKey || key.metaKey || key.altKey) return
    if (hasOwnArrows(key.target)) return
    const field = key.target instanceof HTMLInputElement ? key.target : null
    if (field !== null && !field.matches('.table-line .score')) return
    const reached = field === null ? rows : rows.filter(({ result }) => result === null)
    const tables = reached.map(({ table }) => table)
    const next = neighbour(tables, selectedTable.get(), key.key === 'ArrowDown' ? 1 : -1)
    if (next === null) return
    key.preventDefault()
    selectTable(next)
    if (field !== null) focusSoon(scoreField(next))
    document.getElementById(`table-${next}`)?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    const listen = (key: KeyboardEvent) => hear(key)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
