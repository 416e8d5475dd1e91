import { useRoundEnd } from '../../../leader/clock/use-round-end.ts'
import { deskWords } from '../../../words/desk.ts'
import { timeText } from '../../../words/time-text.ts'
import { useWords } from '../../../words/use-words.ts'

/** More than these are a slow round, not slow tables. */
const most = 5

/** When the last result is likely to be in, and the tables it will probably be waited for. */
export const RoundEndSays = () => {
  const { page, language } = useWords(deskWords)
  const { expected, slow } = useRoundEnd()
  const { end } = page.rounds
  if (expected === null) return null
  const named = slow.slice(0, most).map(({ table }) => table)
  const more = slow.length > most ? `, ${page.rounds.more(slow.length - most)}` : ''
  return (
    <p className="round-end muted" data-testid="round-end">
      {end.expected(timeText(language, expected))}{' '}
      {named.length > 0 && end.slow(`${named.join(', ')}${more}`, slow.length)}
    </p>
  )
}
