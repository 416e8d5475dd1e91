import { useStateOf } from '../../state/use-state-of.ts'
import { language } from '../../words/language.ts'
import { timeText } from '../../words/time-text.ts'
import { usePhone } from './phone-context.ts'

/** What the organizer tells everybody. */
export const MessageNote = () => {
  const { event } = usePhone()
  const chosen = useStateOf(language)
  const message = event?.message ?? null
  if (message === null) return null
  return (
    <p className="phone-message" role="status" data-testid="message">
      <span className="faint">{timeText(chosen, message.at)}</span>{' '}
      <span translate="no">{message.text}</span>
    </p>
  )
}
