import type { ListedEvent } from '@topcut/protocol'
import { awaitingSentence } from '@topcut/protocol/words'
import { Sign, type SignName } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'

type Said = readonly [tone: 'strong' | 'muted' | 'warn', sign: SignName, text: string]

/** Said of one to come: what is in the way before what is next. */
const useSaid = (one: ListedEvent): Said => {
  const { label, language, termWith } = useWords(deskWords)
  const { home, status } = useWords(startWords)
  const { waits } = one
  if (one.status === 'running') return ['strong', 'play', home.playingRound(one.round)]
  if (one.status !== 'to-come') {
    const isBad = one.status === 'unreadable'
    return [isBad ? 'warn' : 'muted', isBad ? 'warn' : 'idle', status[one.status]]
  }
  if (one.waiting > 0) return ['warn', 'warn', home.onWaitingList(one.waiting)]
  const missing = (['venue', 'start'] as const).filter((key) => one[key] === null)
  if (one.isHidden && missing.length > 0) {
    const names = missing.map((key) => label(`about.${key}`)).join(', ')
    return ['muted', 'idle', home.missing(names)]
  }
  if (waits === null) return ['muted', 'idle', status['to-come']]
  if (waits.step === 'start-stage' && one.isHeld) {
    return ['warn', 'warn', termWith('wait.stage-held', { stage: waits.stage })]
  }
  return ['muted', 'idle', awaitingSentence(language, waits)]
}

/** How it stands, in a few words with their sign. */
export const EventSays = ({ event }: { readonly event: ListedEvent }) => {
  const [tone, sign, text] = useSaid(event)
  return (
    <span className={`state ${tone}`}>
      <Sign name={sign} /> {text}
    </span>
  )
}
