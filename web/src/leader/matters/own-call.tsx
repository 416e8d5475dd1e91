import { type Actor, type CallRow, type EventState, ownTableRefusal } from '@topcut/engine'
import { refusalSentence } from '@topcut/protocol/words'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { GiveButton } from '../forms/give-button.tsx'
import { useLeading } from '../leading.ts'

/** Why another leader has to answer a call from the own table; null where this one may. */
export const ownCallRefusal = (state: EventState, me: Actor, call: CallRow) => {
  const match = call.match === null ? undefined : state.matches.get(call.match)
  const refusal = match === undefined ? null : ownTableRefusal(state, me, match)
  return refusal === null || refusal.overridable === true ? null : refusal
}

type Props = {
  readonly call: CallRow
  readonly refusal: NonNullable<ReturnType<typeof ownCallRefusal>>
  /** Where it is, for who hears the button and does not see the row. */
  readonly about?: string
}

/** A call from the own table: another leader answers it. */
export const OwnCall = ({ call, refusal: { rule, ...refusal }, about }: Props) => {
  const { names, ask } = useLeading()
  const { language } = useWords(deskWords)
  const close = { kind: 'close-call', call: call.n } as const
  return (
    <>
      <p className="faint not-now" data-testid="own-call">
        {refusalSentence(language, refusal, names)} <RuleIds rules={[rule]} />
      </p>
      {/* Who called may say that nobody is needed any more. */}
      {ask(close).granted && (
        <GiveButton command={close} {...(about === undefined ? {} : { about })} />
      )}
    </>
  )
}
