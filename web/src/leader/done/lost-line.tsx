import { useLostFor } from '../../state/live/use-lost-for.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { Sign } from '../../ui/sign.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeading } from '../leading.ts'
import { ageText } from './age-text.ts'
import { useConnection } from './use-connection.ts'

/** The line that appears while the connection is lost: how old this is, and what waits. */
export const LostLine = () => {
  const { workplace } = useLeading()
  const { page, term } = useWords(deskWords)
  const { waiting, isStuck } = useStateOf(workplace.outbox.state)
  const lostFor = useLostFor(useConnection())
  if (lostFor === null && !isStuck) return null
  return (
    <div className="lost" role="status" data-testid="lost">
      <Sign name="warn" />
      <p>
        <b>{term('connection-lost')}</b> {lostFor !== null && page.shownAge(ageText(page, lostFor))}{' '}
        {waiting > 0 && page.waitingToSend(waiting)}
      </p>
    </div>
  )
}
