import { openRound, type Round, type TableRow, tablesView } from '@topcut/engine'
import { useMemo } from 'react'
import { useRoundEnd } from '../../leader/clock/use-round-end.ts'
import { useLeading } from '../../leader/leading.ts'
import { type AtTables, atTables } from '../../leader/table/table-status.ts'

export type TablesNow = {
  readonly round: Round
  readonly rows: readonly TableRow[]
  readonly at: AtTables
}

/** The tables of the round that is played; null between rounds. */
export const useTablesNow = (): TablesNow | null => {
  const { state } = useLeading()
  const { slow } = useRoundEnd()
  return useMemo(() => {
    const round = openRound(state)
    if (round === null || round.status !== 'published') return null
    return { round, rows: tablesView(state, round), at: atTables(state, slow) }
  }, [state, slow])
}
