import { Sign } from '../ui/sign.tsx'
import { hallWords } from '../words/hall.ts'
import { useWords } from '../words/use-words.ts'
import './lost-note.css'

/** While the connection is lost: how old this is. */
export const LostNote = ({ lostFor }: { readonly lostFor: number | null }) => {
  const words = useWords(hallWords)
  if (lostFor === null) return null
  const seconds = Math.max(0, Math.round(lostFor / 1000))
  const age = seconds < 120 ? words.seconds(seconds) : words.minutes(Math.round(seconds / 60))
  return (
    <p className="lost-note" role="status" data-testid="lost">
      <Sign name="warn" /> {words.lost(age)}
    </p>
  )
}
