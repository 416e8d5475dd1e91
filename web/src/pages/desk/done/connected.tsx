import { useConnection } from '../../../leader/done/use-connection.ts'
import { useLeading } from '../../../leader/leading.ts'
import { useStateOf } from '../../../state/use-state-of.ts'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

/** Whether what is shown is what there is, and how much there is. */
export const Connected = () => {
  const { event, workplace } = useLeading()
  const connection = useConnection()
  const { page, term } = useWords(deskWords)
  const { waiting } = useStateOf(workplace.outbox.state)
  const isLive = connection.kind === 'live'
  return (
    <p className="connected">
      <span data-testid="connection" data-state={connection.kind}>
        <Sign name={isLive ? 'check' : 'warn'} /> {isLive ? page.live : term('connection-lost')}
      </span>
      <span data-testid="version" data-version={event.log.length}>
        {waiting > 0 ? term('saving') : page.entries(event.log.length)}
      </span>
    </p>
  )
}
