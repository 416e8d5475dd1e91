import type { CallRow } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { useGiving } from '../../../leader/use-giving.ts'
import { Button } from '../../../ui/button.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { useJustCome } from '../../../ui/use-just-come.ts'
import { judgeWords } from '../../../words/judge.ts'
import { useWords } from '../../../words/use-words.ts'
import { putCallOff } from '../alert/put-off.ts'
import { openMatch } from '../judge-place.ts'
import { GiveCall } from './call-do.tsx'
import { callText, waitedText } from './call-text.ts'
import './loud-call.css'

type Props = { readonly call: CallRow }

/** A call that nobody answers yet: the upper half, to be seen from a hand that hangs down. */
export const LoudCall = ({ call }: Props) => {
  const { workplace, state, names } = useLeading()
  const words = useWords(judgeWords)
  const { give, isBusy, trouble, override } = useGiving()
  const { asks, beside } = callText(words, state, names, call)
  // Somebody else took the one that rang before: this one stands in its place.
  const isNew = useJustCome(`${call.n}`)
  return (
    <section className="loud" aria-label={words.call.isNew} data-testid="loud-call">
      <p className="loud-kind">
        <Sign name="call" /> {words.call.isNew}
        {/* Read out every second it would drown what the call is about. */}
        <span className="loud-waits" aria-hidden="true">
          {words.call.waiting(waitedText(call.waiting))}
        </span>
      </p>
      <div role="alert">
        <h2>
          {call.table === null ? (
            <small>{words.call.noTable}</small>
          ) : (
            <>
              <small>{words.call.table}</small> {call.table}
            </>
          )}
        </h2>
        <p>
          {asks}
          {beside !== null && <span className="loud-beside">{beside}</span>}
        </p>
      </div>
      <Button
        tone="bare"
        className="loud-go"
        isPending={isBusy}
        isNew={isNew}
        data-testid="take-call"
        onClick={() =>
          give({ kind: 'take-call', call: call.n }, () => {
            if (call.match !== null) openMatch(call.match)
          })
        }
      >
        {words.call.going}
      </Button>
      <div className="loud-alt">
        <GiveCall call={call} />
        <Button size="line" data-testid="later" onClick={() => putCallOff(workplace.event, call.n)}>
          {words.call.later}
        </Button>
      </div>
      {trouble !== null && <TroubleNote trouble={trouble} onOverride={override} />}
    </section>
  )
}

/** The same in one line, for a judge who is just writing something down. */
export const LoudLine = ({ call }: Props) => {
  const { state, names } = useLeading()
  const words = useWords(judgeWords)
  const { where, asks } = callText(words, state, names, call)
  return (
    <a className="loud-line" href="#calls" data-testid="loud-line">
      <Sign name="call" />
      <span role="alert">
        <b>{where}</b> {asks}
      </span>
      <span aria-hidden="true">{waitedText(call.waiting)}</span>
    </a>
  )
}
