import { type OwnTable, regulationOf } from '@topcut/engine'
import { Button } from '../../../ui/button.tsx'
import { useJustCome } from '../../../ui/use-just-come.ts'
import { phoneWords } from '../../../words/phone.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { roundWords } from '../../../words/round.ts'
import { useWords } from '../../../words/use-words.ts'
import { MatchDo } from '../match/match-do.tsx'
import type { Phase } from '../match/phase.ts'
import { useMoment } from '../match/use-moment.ts'
import { BackBand } from '../phone-band.tsx'
import { usePhone } from '../phone-context.ts'
import { goToPlace } from '../place.ts'
import { ResultLine } from '../said/result-line.tsx'
import { ReportForm } from './report-form.tsx'

/** What the opponent has handed in: who scans the slip now need not type it again. */
const TheirWord = ({ table }: { readonly table: OwnTable }) => {
  const { me, session } = usePhone()
  const words = useWords(phoneWords)
  const { theirs, players, match } = table
  const isNew = useJustCome(JSON.stringify(theirs))
  if (theirs === null) return null
  const { player } = me.player
  const other = players[players[0].player === player ? 1 : 0]
  return (
    <section className="their-word">
      <p>
        <b translate="no">{other.name}</b> {words.says} <ResultLine table={table} result={theirs} />
      </p>
      <Button
        size="line"
        isNew={isNew}
        data-testid="confirm-here"
        onClick={() => {
          void session.give({ kind: 'report-result', match, player, result: theirs })
          goToPlace('match')
        }}
      >
        {words.thatIsRight}
      </Button>
    </section>
  )
}

/** Nothing is counted before the match is over, and nothing after the result is in. */
const closed: readonly Phase[] = ['paired', 'playing', 'time-called', 'entered']

/** The result of the own match: open once it is over, and not before. */
export const ReportPage = () => {
  const words = useWords(phoneWords)
  const pages = useWords(phonePagesWords)
  const { called } = useWords(roundWords)
  const { moment } = useMoment()
  const table = moment.kind === 'match' ? moment.table : null
  return (
    <>
      <BackBand
        title={
          table === null
            ? words.enterResult
            : pages.tableRound(table.table, called(table.roundName))
        }
      />
      {table === null ? (
        <main className="phone-page">
          <p className="empty">{pages.nothingToReport}</p>
        </main>
      ) : moment.kind === 'match' && closed.includes(moment.phase) ? (
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
