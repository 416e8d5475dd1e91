import type { CommandId, Entry, Refusal, Warning } from '@topcut/engine'
import type { CommandAnswer, CommandRequest } from '@topcut/protocol'
import { type Cell, openCell } from '../cell/cell.ts'
import type { Reply } from './request.ts'

/** A command with what travels beside it; its id is given by the outbox. */
export type Parcel = Omit<CommandRequest, 'id'>

export type Outcome =
  | {
      readonly kind: 'granted'
      readonly command: CommandId
      readonly entries: readonly Entry[]
      readonly warnings: readonly Warning[]
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'problem'; readonly code: string; readonly detail: string }

export type OutboxState = {
  /** Commands not answered yet, the one on its way included. */
  readonly waiting: number
  /** True while the first of them has been sent in vain and is tried again. */
  readonly isStuck: boolean
}

export type OutboxPorts = {
  readonly post: (request: CommandRequest) => Promise<Reply<CommandAnswer>>
  readonly newId: () => string
  /** Waits before the next attempt; shorter when the connection is back. */
  readonly pause: (attempt: number) => Promise<void>
  readonly granted: (answer: CommandAnswer) => void
}

export type Outbox = {
  readonly state: Pick<Cell<OutboxState>, 'get' | 'subscribe'>
  /** Settles when the server has answered; a lost answer is asked for again, not given up. */
  readonly send: (parcel: Parcel) => Promise<Outcome>
}

/**
 * The one place that sends commands: one at a time, in the order they were given. After a network
 * failure the same command goes out again under the same id, so it is never carried out twice.
 */
export const openOutbox = ({ post, newId, pause, granted }: OutboxPorts): Outbox => {
  const state = openCell<OutboxState>({ waiting: 0, isStuck: false })
  let last: Promise<unknown> = Promise.resolve()

  const deliver = async (request: CommandRequest): Promise<Outcome> => {
    for (let attempt = 1; ; attempt++) {
      const reply = await post(request)
      if (reply.kind !== 'unreachable') {
        state.set({ waiting: state.get().waiting - 1, isStuck: false })
        if (reply.kind !== 'ok') return reply
        granted(reply.body)
        const { entries, warnings } = reply.body
        return { kind: 'granted', command: request.id, entries, warnings }
      }
      state.set({ ...state.get(), isStuck: true })
      await pause(attempt)
    }
  }

  return {
    state,
    send: (parcel) => {
      const request: CommandRequest = { id: newId() as CommandId, ...parcel }
      state.set({ ...state.get(), waiting: state.get().waiting + 1 })
      const outcome = last.then(() => deliver(request))
      last = outcome
      return outcome
    },
  }
}
