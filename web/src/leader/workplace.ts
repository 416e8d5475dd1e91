import type { EventId } from '@topcut/engine'
import type { CommandAnswer } from '@topcut/protocol'
import type { LiveEvent } from '../state/live/follow-event.ts'
import { newId } from '../state/sending/new-id.ts'
import { type Outbox, openOutbox } from '../state/sending/outbox.ts'
import { pauseUntilBack } from '../state/sending/pause-until-back.ts'
import { request } from '../state/sending/request.ts'
import { openState, type State } from '../state/state.ts'
import { type Commands, commandsAt, type Done } from './commands.ts'
import { openLive } from './open-live.ts'
import type { Entering } from './table/entering.ts'

/** What one window needs to work at an event: it follows, gives commands and knows what it did. */
export type Workplace = {
  readonly event: EventId
  readonly live: LiveEvent
  readonly outbox: Outbox
  readonly done: State<Done | null>
  readonly entering: State<Entering>
  readonly commands: Commands
  readonly close: () => void
}

export const openWorkplace = (event: EventId): Workplace => {
  const live = openLive(event)
  const outbox = openOutbox({
    post: (body) => request<CommandAnswer>('POST', `/api/events/${event}/commands`, body),
    newId,
    pause: pauseUntilBack(live),
    granted: live.takeAnswer,
  })
  const done = openState<Done | null>(null)
  // Closed now, the page would take what it could not send with it.
  const warn = (leaving: BeforeUnloadEvent) => {
    if (outbox.state.get().waiting > 0) leaving.preventDefault()
  }
  window.addEventListener('beforeunload', warn)
  return {
    event,
    live,
    outbox,
    done,
    entering: openState<Entering>(new Map()),
    commands: commandsAt({ event, live, outbox, done }),
    close: () => {
      window.removeEventListener('beforeunload', warn)
      live.close()
    },
  }
}
