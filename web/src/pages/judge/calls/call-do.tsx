import type { Actor, CallRow, EventState } from '@topcut/engine'
import { type ComponentProps, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { actorText } from '../../../leader/matters/actor-text.ts'
import { beginMatter } from '../../../leader/matters/begun-matter.ts'
import { OwnCall, ownCallRefusal } from '../../../leader/matters/own-call.tsx'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { useGiving } from '../../../leader/use-giving.ts'
import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { judgeWords } from '../../../words/judge.ts'
import { useWords } from '../../../words/use-words.ts'
import { judgeDestinations, openMatch } from '../judge-place.ts'

/** Who else could go: acting, and not at play there. */
const othersFor = (state: EventState, me: Actor, call: CallRow) => {
  const match = call.match === null ? undefined : state.matches.get(call.match)
  return state.leaders.filter(
    ({ leader, acting, plays }) =>
      acting &&
      leader !== me.leader &&
      leader !== call.taken?.by.leader &&
      (plays === null || match?.players.includes(plays) !== true),
  )
}

/** Hands the call to somebody else; with several to choose from, they are asked for first. */
export const GiveCall = ({ call }: { readonly call: CallRow }) => {
  const { state, names, me } = useLeading()
  const desk = useWords(deskWords)
  const words = useWords(judgeWords)
  const { give, isBusy, trouble, override } = useGiving()
  const [isOpen, setOpen] = useState(false)
  const others = othersFor(state, me, call)
  const [only, second] = others
  if (only === undefined) return null
  if (second !== undefined && !isOpen) {
    return (
      <Button size="line" data-testid="give-call" onClick={() => setOpen(true)}>
        {words.call.give}
      </Button>
    )
  }
  return (
    <>
      {others.map(({ leader, role }) => (
        <Button
          key={leader}
          size="line"
          data-testid={`give-call-${leader}`}
          isPending={isBusy}
          onClick={() => give({ kind: 'take-call', call: call.n, leader }, () => setOpen(false))}
        >
          {words.call.giveTo(actorText(desk, names, { role, leader }))}
        </Button>
      ))}
      {/* Unsaid, a judge would put the phone away and nobody would go. */}
      {trouble !== null && <TroubleNote trouble={trouble} onOverride={override} />}
    </>
  )
}

type Look = Pick<ComponentProps<typeof Button>, 'tone' | 'size'>

/** What can be done about a call; at the own table another leader does it. */
export const CallDo = ({ call }: { readonly call: CallRow }) => {
  const { state, me } = useLeading()
  const words = useWords(judgeWords)
  const { give, isBusy, trouble, override } = useGiving()
  const close = { kind: 'close-call', call: call.n } as const
  const own = ownCallRefusal(state, me, call)
  if (own !== null) {
    return (
      <div className="call-do">
        <OwnCall call={call} refusal={own} />
      </div>
    )
  }
  const isMine = me.leader !== undefined && call.taken?.by.leader === me.leader
  const answer = (look: Look) => (
    <Button
      {...look}
      data-testid="answer-call"
      onClick={() => beginMatter({ kind: 'ruling', call: call.n }, judgeDestinations)}
    >
      {words.call.rule}
    </Button>
  )
  return (
    <div className="call-do">
      {isMine ? (
        answer({ tone: 'next', size: 'big' })
      ) : (
        <Button
          tone="next"
          size="big"
          data-testid="take-call"
          isPending={isBusy}
          onClick={() =>
            give({ kind: 'take-call', call: call.n }, () => {
              if (call.match !== null) openMatch(call.match)
            })
          }
        >
          {words.call.going}
        </Button>
      )}
      <div className="call-alt">
        {!isMine && answer({ size: 'line' })}
        <GiveCall call={call} />
        <Button size="line" data-testid="close-call" isPending={isBusy} onClick={() => give(close)}>
          {words.call.settled}
        </Button>
      </div>
      {trouble !== null && <TroubleNote trouble={trouble} onOverride={override} />}
    </div>
  )
}
