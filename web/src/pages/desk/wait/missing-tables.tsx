import { currentRound, matchesOf } from '@topcut/engine'
import { useMemo } from 'react'
import { useRoundEnd } from '../../../leader/clock/use-round-end.ts'
import { useLeading } from '../../../leader/leading.ts'
import { atTables, type TableStatus, tableStatus } from '../../../leader/table/table-status.ts'
import { Button } from '../../../ui/button.tsx'
import { Sign, type SignName } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { focusTable } from '../tables/focus.ts'

/** More than these are a list that nobody reads; the section shows them all. */
const most = 24

const signs: { readonly [K in TableStatus['kind']]?: readonly [SignName, string] } = {
  differ: ['differ', 'wrong'],
  called: ['call', 'warn'],
  extended: ['plus', 'plain'],
  slow: ['warn', 'warn'],
  reported: ['phone', 'plain'],
}

/** The tables whose results are missing, each a way there, with what is the matter. */
export const MissingTables = ({ tables }: { readonly tables: readonly number[] }) => {
  const { state } = useLeading()
  const { page, heading } = useWords(deskWords)
  const { slow } = useRoundEnd()
  const statuses = useMemo(() => {
    const round = currentRound(state)
    const at = atTables(state, slow)
    const matches = round === null ? [] : matchesOf(state, round)
    return new Map(matches.map((match) => [match.table, tableStatus(match, at).kind]))
  }, [state, slow])
  const text = (kind: TableStatus['kind'] | undefined): string => {
    const { status } = page.rounds
    if (kind === 'reported') return `, ${status.byPhone}`
    return kind === 'differ' || kind === 'called' || kind === 'slow' ? `, ${status[kind]}` : ''
  }
  return (
    <ul className="missing-tables" data-testid="missing-tables">
      {tables.slice(0, most).map((table) => {
        const kind = statuses.get(table)
        const [sign, mood] = (kind === undefined ? undefined : signs[kind]) ?? [null, 'plain']
        return (
          <li key={table}>
            <Button
              tone="bare"
              className={`chip ${mood}`}
              data-testid={`missing-${table}`}
              aria-label={`${heading('table')} ${table}${text(kind)}`}
              onClick={() => focusTable(table)}
            >
              {sign !== null && <Sign name={sign} />}
              {table}
            </Button>
          </li>
        )
      })}
      {tables.length > most && <li className="faint">{page.rounds.more(tables.length - most)}</li>}
    </ul>
  )
}
