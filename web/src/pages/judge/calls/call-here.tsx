import type { CallRow } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { actorText } from '../../../leader/matters/actor-text.ts'
import { deskWords } from '../../../words/desk.ts'
import { judgeWords } from '../../../words/judge.ts'
import { timeText } from '../../../words/time-text.ts'
import { useWords } from '../../../words/use-words.ts'
import { CallDo } from './call-do.tsx'
import { callText, waitedText } from './call-text.ts'
import './calls.css'

/** A call at its own table: who asked what and when, who goes, and what comes of it. */
export const CallHere = ({ call }: { readonly call: CallRow }) => {
  const { state, names, me } = useLeading()
  const words = useWords(judgeWords)
  const desk = useWords(deskWords)
  const { asks } = callText(words, state, names, call)
  const { taken } = call
  const isMine = me.leader !== undefined && taken?.by.leader === me.leader
  const times = [
    words.call.called(timeText(desk.language, call.at)),
    ...(taken === null
      ? [words.call.waiting(waitedText(call.waiting))]
      : [
          isMine ? words.call.youGo : words.call.goes(actorText(desk, names, taken.by)),
          words.call.reachedAfter(waitedText(taken.at - call.at)),
        ]),
  ]
  return (
    <section className="call-here" data-testid={`call-${call.n}`}>
      <p>
        <b>{asks}</b>
        <small className="muted">{times.join(' · ')}</small>
      </p>
      <CallDo call={call} />
    </section>
  )
}
