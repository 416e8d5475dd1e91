import { withoutEnd } from '@topcut/engine'
import { useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { usePublicNames } from '../../../leader/names/use-public-names.ts'
import { SelectField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { shareWords } from '../../../words/share.ts'
import { useWords } from '../../../words/use-words.ts'
import { playersTable } from '../finish/players-table.ts'
import { resultsTable } from '../finish/results-table.ts'
import { standingsTable } from '../finish/standings-table.ts'
import { TableButtons } from '../finish/table-buttons.tsx'
import { closedRound } from './closed-round.ts'
import { ShareRow } from './share-row.tsx'

const kinds = ['standings', 'results', 'players'] as const
type Kind = (typeof kinds)[number]

/** Players, results or standings for a spreadsheet. */
export const TablesWay = () => {
  const state = withoutEnd(useLeading().state)
  const names = usePublicNames()
  const words = useWords(deskWords)
  const share = useWords(shareWords)
  const [chosen, setChosen] = useState<Kind>('standings')
  const round = closedRound(state)
  const possible: readonly Kind[] = round === 0 ? ['players'] : kinds
  const kind = possible.find((one) => one === chosen) ?? 'players'
  const lines = {
    standings: () => standingsTable(words, names, state, round),
    results: () => resultsTable(words, names, state),
    players: () => playersTable(words, names, state),
  }
  return (
    <ShareRow sign="bars" name={share.tables} about={share.tablesNote}>
      <SelectField
        className={null}
        isLabelHidden
        label={share.tables}
        data-testid="share-kind"
        value={kind}
        onChange={setChosen}
        choices={possible.map((one) => [one, share.tableKinds[one]] as const)}
      />
      <TableButtons
        name={`${state.created.name} ${share.tableKinds[kind]}`}
        testId="share"
        csv="CSV"
        lines={lines[kind]}
      />
    </ShareRow>
  )
}
