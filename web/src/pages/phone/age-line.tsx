import { useNow } from '../../state/use-now.ts'
import { Sign } from '../../ui/sign.tsx'
import { phoneWords } from '../../words/phone.ts'
import { timeText } from '../../words/time-text.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { usePhone } from './phone-context.ts'

/** Without the server: how old what is shown is, and what still has to be sent. */
export const AgeLine = () => {
  const { connection, waiting } = usePhone()
  const words = useWords(phoneWords)
  const chosen = useLanguage()
  const isLost = connection.kind === 'lost'
  const now = useNow(isLost)
  if (!isLost || connection.since === null) return null
  const minutes = Math.max(0, Math.floor((now - connection.since) / 60_000))
  // A page that is only just opening must not alarm anybody.
  if (!connection.isTried && minutes < 1) return null
  return (
    <p className="age" role="status" data-testid="age">
      <Sign name="warn" />
      <span>
        {words.asOf(timeText(chosen, connection.since), minutes)}
        {waiting.length > 0 && <> {words.toSend(waiting.length)}</>}
      </span>
    </p>
  )
}
