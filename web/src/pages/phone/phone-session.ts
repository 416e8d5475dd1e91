import type { Command, EventId } from '@topcut/engine'
import type { CommandAnswer } from '@topcut/protocol'
import { isBeginningAnew } from '../../route/begin-anew.ts'
import { type FollowedViews, followViews } from '../../state/live/follow-phone.ts'
import { keepViews, readViews } from '../../state/live/kept-views.ts'
import { whenLookedAtAgain } from '../../state/live/looked-at-again.ts'
import type { Seen } from '../../state/live/phone-views.ts'
import { openViewStream } from '../../state/live/view-stream.ts'
import {
  type KeptOutbox,
  keepParcels,
  openKeptOutbox,
  readParcels,
} from '../../state/sending/kept-outbox.ts'
import { newId } from '../../state/sending/new-id.ts'
import type { Trouble } from '../../state/sending/outbox.ts'
import { request } from '../../state/sending/request.ts'
import { openState, type State } from '../../state/state.ts'

export type PhoneSession = {
  readonly event: EventId
  readonly views: FollowedViews
  readonly waiting: KeptOutbox['waiting']
  readonly trouble: State<Trouble | null>
  /** Given one after the other; whether the server took the last one. */
  readonly give: (...commands: readonly Command[]) => Promise<boolean>
  readonly close: () => void
}

const longestPause = 5_000

/** Until the pause is over, or the stream shows that the server is back. */
const pauseFor =
  ({ state }: FollowedViews) =>
  (attempt: number) =>
    new Promise<void>((resolve) => {
      const isLive = () => state.get().connection.kind === 'live'
      const done = () => {
        clearTimeout(timer)
        forget()
        resolve()
      }
      const timer = setTimeout(done, Math.min(500 * 2 ** (attempt - 1), longestPause))
      const wasLive = isLive()
      const forget = state.subscribe(() => {
        if (!wasLive && isLive()) done()
      })
    })

export const openPhoneSession = (event: EventId): PhoneSession => {
  const address = `/api/events/${event}`
  const trouble = openState<Trouble | null>(null)
  const views = followViews({
    kept: readViews(event),
    keep: (kept) => keepViews(event, kept),
    load: (part) => request<Seen<unknown>>('GET', `${address}/views/${part}`),
    openStream: openViewStream(event),
    now: Date.now,
    later: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  const outbox = openKeptOutbox({
    kept: readParcels(event),
    keep: (parcels) => keepParcels(event, parcels),
    post: (body) => request<CommandAnswer>('POST', `${address}/commands`, body),
    newId,
    pause: pauseFor(views),
    look: () => views.look('me'),
    answered: ({ command }, outcome) => {
      const isEnding = command.kind === 'start-match' || command.kind === 'end-match'
      // Two who both say that their match is over agree: the second need not hear a no.
      if (outcome.kind !== 'granted' && !isEnding) trouble.set(outcome)
    },
  })
  const forget = whenLookedAtAgain(views.refresh)
  window.addEventListener('pagehide', views.keepNow)
  // A browser asks the server when it reloads: without one nothing would be left on the screen.
  const warn = (leaving: BeforeUnloadEvent) => {
    const { connection } = views.state.get()
    const isAlone = connection.kind === 'lost' && connection.since !== null
    if (isAlone && !isBeginningAnew()) leaving.preventDefault()
  }
  window.addEventListener('beforeunload', warn)
  return {
    event,
    views,
    waiting: outbox.waiting,
    trouble,
    give: async (...commands) => {
      trouble.set(null)
      const outcomes = await Promise.all(commands.map((command) => outbox.send({ command })))
      return outcomes.at(-1)?.kind === 'granted'
    },
    close: () => {
      forget()
      window.removeEventListener('pagehide', views.keepNow)
      window.removeEventListener('beforeunload', warn)
      views.close()
    },
  }
}
