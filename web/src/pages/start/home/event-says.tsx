import type { ListedEvent } from '@topcut/protocol'
import { Sign, type SignName } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'
import { today } from '../create/today.ts'
import { useRoundOn } from './use-round-on.ts'

type Said = readonly [tone: 'strong' | 'muted' | 'good' | 'warn', sign: SignName, text: string]

/** In a few words; the desk says it in full. What is in the way comes before what is next. */
const useSaid = (one: ListedEvent): Said => {
  const { label } = useWords(deskWords)
  const { home, status } = useWords(startWords)
  const roundOn = useRoundOn()
  const { waits } = one
  if (one.status === 'running') return ['strong', 'play', roundOn(one)]
  if (one.status === 'unreadable') return ['warn', 'warn', status.unreadable]
  if (one.status !== 'to-come') return ['muted', 'idle', status[one.status]]
  if (one.waiting > 0) return ['warn', 'warn', home.onWaitingList(one.waiting)]
  const missing = (['venue', 'start'] as const).filter((key) => one[key] === null)
  if (one.isHidden && missing.length > 0) {
    const names = missing.map((key) => label(`about.${key}`)).join(', ')
    return ['muted', 'idle', home.missing(names)]
  }
  switch (waits?.step) {
    case 'register-players':
      return ['good', 'check', home.registrationOpen]
    case 'check-in-players':
      return one.date === today(new Date())
        ? ['muted', 'idle', home.toCheckIn(waits.missing)]
        : ['good', 'check', home.registrationOpen]
    case 'announce-event':
      return ['muted', 'idle', home.toAnnounce]
    case 'start-stage':
      return one.isHeld ? ['warn', 'warn', home.held] : ['good', 'check', home.ready]
    default:
      return ['muted', 'idle', status['to-come']]
  }
}

/** How it stands, with its sign. */
export const EventSays = ({ event }: { readonly event: ListedEvent }) => {
  const [tone, sign, text] = useSaid(event)
  return (
    <span className={`state ${tone}`}>
      <Sign name={sign} /> {text}
    </span>
  )
}
