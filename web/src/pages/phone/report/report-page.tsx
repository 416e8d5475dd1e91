import { type OwnTable, regulationOf } from '@topcut/engine'
import { phoneWords } from '../../../words/phone.ts'
import { useWords } from '../../../words/use-words.ts'
import { MatchDo } from '../match/match-do.tsx'
import { useMoment } from '../match/use-moment.ts'
import { BackBand } from '../phone-band.tsx'
import { ReportForm } from './report-form.tsx'
import { TheirWord } from './their-word.tsx'

/** The result of the own match: open once it is over, and not before. */
export const ReportPage = () => {
  const words = useWords(phoneWords)
  const moment = useMoment()
  const table = moment.kind === 'match' ? moment.table : null
  return (
    <>
      <BackBand
        title={table === null ? words.enterResult : words.tableRound(table.table, table.round)}
      />
      {table === null ? (
        <main className="phone-page">
          <p className="empty">{words.nothingToReport}</p>
        </main>
      ) : moment.kind === 'match' && (moment.phase === 'playing' || moment.phase === 'done') ? (
        <main className="phone-page">
          <MatchDo table={table} phase={moment.phase} />
        </main>
      ) : (
        <Form
          key={table.match}
          table={table}
          isToConfirm={moment.kind === 'match' && moment.phase === 'to-confirm'}
        />
      )}
    </>
  )
}

type FormProps = { readonly table: OwnTable; readonly isToConfirm: boolean }

const Form = ({ table, isToConfirm }: FormProps) => {
  const regulation = regulationOf(table.slip.regulation)
  if (regulation === null) return null
  return (
    <main className="phone-page">
      {isToConfirm && <TheirWord table={table} />}
      <ReportForm table={table} regulation={regulation} />
    </main>
  )
}
