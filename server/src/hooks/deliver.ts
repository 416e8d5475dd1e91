import { asPublished, type EventId, peopleFrom } from '@topcut/engine'
import type { Keeping } from '@topcut/protocol'
import type { Desk } from '../desk/desk.ts'
import type { Clock, Luck } from '../desk/ports.ts'
import type { Hook, HookErrand, HookProgress } from './hook.ts'
import { type Message, messageFor, trialFor } from './message.ts'
import type { Patience } from './patience.ts'
import { attempted, passed, triedByHand, withdrawn } from './progress.ts'
import type { Send, Sent } from './send.ts'
import { signedHeaders } from './signature.ts'
import { isStanding, tellingAt, tellingsAfter } from './tellings.ts'

export type DeliveryMeans = {
  readonly desk: Desk
  readonly keeping: (event: EventId) => Promise<Keeping>
  readonly send: Send
  readonly patience: Patience
  readonly clock: Clock
  readonly luck: Luck
  /** Ends what is under way. */
  readonly stop: AbortSignal
}

const sendNow = async (means: DeliveryMeans, hook: Hook, message: Message): Promise<Sent> => {
  const { former, secret, url } = hook
  const at = means.clock()
  const secrets = former !== null && former.until > at ? [secret, former.secret] : [secret]
  const { id, body } = message
  const sent = { url, body, headers: signedHeaders(secrets, { id, at, body }) }
  return means.send(sent, means.stop)
}

/** The event while it may be told of; null where it is gone or put away. */
const openTo = async ({ desk, keeping }: DeliveryMeans, event: EventId) => {
  const { isHidden, isArchived } = await keeping(event)
  const held = await desk.load(event)
  return held?.state == null || isArchived ? null : { log: held.log, state: held.state, isHidden }
}

/** Where a hook stands after the next message was tried; null where nothing is due. */
export const deliverNext = async (
  means: DeliveryMeans,
  hook: Hook,
  before: HookProgress,
): Promise<HookProgress | null> => {
  const { desk, clock, luck, patience, stop } = means
  const event = await openTo(means, hook.event)
  if (event === null) return null
  const { log, isHidden } = event
  // What happens while nobody may know of an event is not told afterwards either.
  if (isHidden) return before.told < log.length ? passed(before, log.length) : null
  const people = peopleFrom(await desk.people(hook.event))
  let progress = before
  for (const telling of tellingsAfter(hook, log, before.told)) {
    const { n } = telling.entry
    if (!isStanding(log, telling)) {
      progress = withdrawn(progress, telling)
      continue
    }
    const isUnsaid = telling.takesBack !== null && progress.unsaid.includes(telling.takesBack)
    const message = isUnsaid ? null : messageFor(hook, telling, log, people)
    if (message === null) {
      progress = passed(progress, n)
      continue
    }
    const sent = await sendNow(means, hook, message)
    if (sent.answer === null && stop.aborted) return null
    const wait = patience(progress.attempts + 1, luck())
    const pause = wait === null ? null : Math.max(wait, sent.wish)
    return attempted(progress, { message, sent, at: clock(), pause })
  }
  return progress === before ? null : progress
}

/** What was asked for by hand, once. */
export const runErrand = async (
  means: DeliveryMeans,
  hook: Hook,
  progress: HookProgress,
  { id, what }: HookErrand & { readonly id: string },
): Promise<HookProgress> => {
  const event = await openTo(means, hook.event)
  if (event === null || event.isHidden) return progress
  const people = peopleFrom(await means.desk.people(hook.event))
  const telling = what === 'trial' ? null : tellingAt(event.log, what.again)
  const message =
    what === 'trial'
      ? trialFor(hook, id, means.clock(), asPublished(event.state, people))
      : telling === null || !isStanding(event.log, telling)
        ? null
        : messageFor(hook, telling, event.log, people)
  if (message === null) return progress
  const sent = await sendNow(means, hook, message)
  return triedByHand(progress, { message, sent, at: means.clock() })
}
