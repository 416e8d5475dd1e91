import type { Command, EventId } from '@topcut/engine'
import type { CommandAnswer } from '@topcut/protocol'
import { isBeginningAnew } from '../../route/begin-anew.ts'
import { browserClock, openEventStream } from '../../state/live/event-stream.ts'
import { loadPhoneView } from '../../state/live/first-views.ts'
import { type FollowedViews, followPhone } from '../../state/live/follow-phone.ts'
import { keepViews, readViews } from '../../state/live/kept-views.ts'
import { whenLookedAtAgain } from '../../state/live/looked-at-again.ts'
import {
  type KeptOutbox,
  keepParcels,
  openKeptOutbox,
  readParcels,
} from '../../state/sending/kept-outbox.ts'
import { newId } from '../../state/sending/new-id.ts'
import type { Trouble } from '../../state/sending/outbox.ts'
import { pauseUntilBack } from '../../state/sending/pause-until-back.ts'
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

export const openPhoneSession = (event: EventId): PhoneSession => {
  const address = `/api/events/${event}`
  const trouble = openState<Trouble | null>(null)
  const views = followPhone({
    kept: readViews(event),
    keep: (kept) => keepViews(event, kept),
    load: (part) => loadPhoneView(event, part),
    openStream: openEventStream(`${address}/live?audience=player`),
    ...browserClock,
  })
  const outbox = openKeptOutbox({
    kept: readParcels(event),
    by: () => views.state.get().views.me?.view.player.player,
    keep: (parcels) => keepParcels(event, parcels),
    post: (body) => request<CommandAnswer>('POST', `${address}/commands`, body),
    newId,
    pause: pauseUntilBack(views),
    look: () => views.look('me'),
    answered: ({ command }, outcome) => {
      const isEnding = command.kind === 'start-match' || command.kind === 'end-match'
      // Two who both say that their match is over agree: the second need not hear a no.
      if (outcome.kind !== 'granted' && !isEnding) trouble.set(outcome)
    },
  })
  const forget = whenLookedAtAgain(views.refresh)
  window.addEventListener('pagehide', views.keepNow)
  // A browser asks the server when it reloads: without one nothing would be left on the screen,
  // unless the page was kept.
  const warn = (leaving: BeforeUnloadEvent) => {
    const connection = views.connection.get()
    const isAlone = connection.kind === 'lost' && connection.since !== null
    const isKept = navigator.serviceWorker?.controller != null
    if (isAlone && !isKept && !isBeginningAnew()) leaving.preventDefault()
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
