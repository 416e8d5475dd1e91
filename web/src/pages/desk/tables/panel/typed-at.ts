import type { TableRow } from '@topcut/engine'
import { useLeading } from '../../../../leader/leading.ts'
import {
  type Draft,
  emptyDraft,
  isTouched,
  type Setting,
} from '../../../../parts/result/typing/draft.ts'
import { useDraft } from '../../../../state/drafts.ts'
import { laneDraft } from '../lane/lane-draft.ts'
import { laneTable, laneTyped } from '../lane/lane-typed.ts'

/** What is being typed for a table, in the fast lane or in its own form; null for nothing. */
export const useTypedAt = (row: TableRow, setting: Setting): Draft | null => {
  const { workplace } = useLeading()
  const [line] = useDraft<string>(laneDraft(workplace.event), '')
  const [kept] = useDraft<Draft>(`${workplace.event}.${row.match}`, emptyDraft)
  const inLane = laneTable(line) === row.table ? laneTyped(line, setting).draft : emptyDraft
  const draft = isTouched(inLane) ? inLane : kept
  return isTouched(draft) ? draft : null
}
