import type { AnnouncedAnew } from '@topcut/engine'
import { anewText } from '@topcut/protocol/words'
import { timeText } from '../../words/time-text.ts'
import { useLanguage } from '../../words/use-words.ts'
import './anew-note.css'

/** For everybody who had heard otherwise: what changed, when it was told, and why. */
export const AnewNote = ({ anew }: { readonly anew: AnnouncedAnew }) => {
  const language = useLanguage()
  return (
    <p className="anew-note" role="status" data-testid="anew-note">
      <span className="faint">{timeText(language, anew.at)}</span>{' '}
      <span translate="no">{anewText(language, anew, null)}</span>
    </p>
  )
}
