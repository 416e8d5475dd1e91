import type { CallRow } from '@topcut/engine'
import { Button } from '../../ui/button.tsx'
import { Sign } from '../../ui/sign.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useDestinations } from '../destinations.ts'
import { GiveButton } from '../forms/give-button.tsx'
import { useLeading } from '../leading.ts'
import { actorText } from './actor-text.ts'
import { beginMatter } from './begun-matter.ts'
import { OwnCall, ownCallRefusal } from './own-call.tsx'

/** Past this, somebody at the table has stopped playing for too long. */
const long = 5

/** What can be done about a call; at the own table another leader does it. */
const CallDo = ({ call, where }: { readonly call: CallRow; readonly where: string }) => {
  const { state, me } = useLeading()
  const destinations = useDestinations()
  const { page } = useWords(deskWords)
  const close = { kind: 'close-call', call: call.n } as const
  const own = ownCallRefusal(state, me, call)
  if (own !== null) {
    return (
      <div className="matter-do">
        <OwnCall call={call} refusal={own} about={where} />
      </div>
    )
  }
  const isMine = me.leader !== undefined && call.taken?.by.leader === me.leader
  return (
    <div className="matter-do">
      {!isMine && <GiveButton command={{ kind: 'take-call', call: call.n }} about={where} />}
      <Button
        size="small"
        data-testid="answer-call"
        onClick={() => beginMatter({ kind: 'ruling', call: call.n }, destinations)}
      >
        {page.people.answerByRuling}
        <span className="vh">: {where}</span>
      </Button>
      <GiveButton command={close} about={where} />
    </div>
  )
}

const OpenCall = ({ call }: { readonly call: CallRow }) => {
  const { names } = useLeading()
  const words = useWords(deskWords)
  const { page } = words
  const minutes = Math.max(0, Math.floor(call.waiting / 60_000))
  const where = call.table === null ? page.people.noTable : page.people.table(call.table)
  return (
    <li className="matter" data-testid={`call-${call.n}`}>
      <p>
        <b>{where}</b>
        {call.player !== null && `, ${names.player(call.player)}`}: {call.about}
      </p>
      <p className={minutes < long ? 'muted' : 'warn'}>
        <Sign name={minutes < long ? 'clock' : 'warn'} /> {page.people.waiting(minutes)}
        {call.taken !== null && `, ${page.people.takenBy(actorText(words, names, call.taken.by))}`}
      </p>
      <CallDo call={call} where={where} />
    </li>
  )
}

/** Who waits for a judge, the longest first. */
export const OpenCalls = ({ calls }: { readonly calls: readonly CallRow[] }) =>
  calls.toSorted((a, b) => a.at - b.at).map((call) => <OpenCall key={call.n} call={call} />)
