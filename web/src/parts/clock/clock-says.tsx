import type { ClockView } from '@topcut/engine'
import { deskWords } from '../../words/desk.ts'
import { timeText } from '../../words/time-text.ts'
import { useWords } from '../../words/use-words.ts'
import { expectedEnd } from './expected-end.ts'

type Props = { readonly view: ClockView; readonly now: number }

/** How the clock stands, when it ends, and when the last table does. */
export const ClockSays = ({ view, now }: Props) => {
  const { page, language } = useWords(deskWords)
  const { clock } = page.rounds
  const { status, remaining, extended } = view
  const end = expectedEnd(view, now)
  return (
    <>
      <span data-testid="clock-status">{clock.status[status]}</span>
      {status === 'running' && remaining !== null && (
        <> · {clock.ends(timeText(language, now + remaining))}</>
      )}
      {extended.length > 1 && end !== null && status !== 'not-started' && (
        <> · {clock.expected(timeText(language, end))}</>
      )}
    </>
  )
}

/** The tables that play on after the others, each until when. */
export const ExtendedTables = ({ view, now }: Props) => {
  const { page, language } = useWords(deskWords)
  const { clock } = page.rounds
  return view.extended.map(({ table, minutes, remaining }) => (
    <li key={table}>
      {remaining === null || view.status === 'not-started'
        ? clock.tableExtended(table, minutes)
        : clock.tableEnds(table, minutes, timeText(language, now + remaining))}
    </li>
  ))
}
