import type { PublicAnew } from '@topcut/engine'
import { timeText } from '../../words/time-text.ts'
import { useLanguage } from '../../words/use-words.ts'
import { publicAnewText } from './public-anew-text.ts'
import './anew-note.css'

/** For everybody who had heard otherwise: what changed, when it was told, and why. */
export const AnewNote = ({ anew }: { readonly anew: PublicAnew }) => {
  const language = useLanguage()
  return (
    <p className="anew-note" role="status" data-testid="anew-note">
      <span className="faint">{timeText(language, anew.at)}</span>{' '}
      <span translate="no">{publicAnewText(language, anew)}</span>
    </p>
  )
}
