import { timeText } from '../../words/time-text.ts'
import { useLanguage } from '../../words/use-words.ts'
import { usePhone } from './phone-context.ts'

/** What the organizer tells everybody. */
export const MessageNote = () => {
  const { event } = usePhone()
  const chosen = useLanguage()
  const message = event?.message ?? null
  if (message === null) return null
  return (
    <p className="phone-message" role="status" data-testid="message">
      <span className="faint">{timeText(chosen, message.at)}</span>{' '}
      <span translate="no">{message.text}</span>
    </p>
  )
}
