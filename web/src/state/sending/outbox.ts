import type { CommandId, Entry, Refusal, Warning } from '@topcut/engine'
import type { CommandAnswer, CommandRequest } from '@topcut/protocol'
import { openState, type Watched } from '../state.ts'
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

/** Why what was given was not taken. */
export type Trouble = Exclude<Outcome, { readonly kind: 'granted' }>

export const troubleOf = (outcome: Outcome): Trouble | null =>
  outcome.kind === 'granted' ? null : outcome

/** What the server has answered. */
export type Answered<T> = Exclude<Reply<T>, { readonly kind: 'unreachable' }>

type OutboxState = {
  /** What is not answered yet, the one on its way included. */
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
  readonly state: Watched<OutboxState>
  /** Settles when the server has answered; a lost answer is asked for again, not given up. */
  readonly send: (parcel: Parcel, id?: CommandId) => Promise<Outcome>
  /** Anything else that may be sent twice, behind what was given before and until it is answered. */
  readonly inTurn: <T>(attempt: () => Promise<Reply<T>>) => Promise<Answered<T>>
}

/**
 * The one place that sends what was done here: one at a time, in the order it was given. After a
 * network failure the same goes out again, a command under the same id, so nothing is done twice.
 */
export const openOutbox = ({ post, newId, pause, granted }: OutboxPorts): Outbox => {
  const state = openState<OutboxState>({ waiting: 0, isStuck: false })
  let last: Promise<unknown> = Promise.resolve()

  const deliver = async <T>(attempt: () => Promise<Reply<T>>): Promise<Answered<T>> => {
    for (let attempts = 1; ; attempts++) {
      const reply = await attempt()
      if (reply.kind !== 'unreachable') {
        state.set({ waiting: state.get().waiting - 1, isStuck: false })
        return reply
      }
      state.set({ ...state.get(), isStuck: true })
      await pause(attempts)
    }
  }
  const inTurn = <T>(attempt: () => Promise<Reply<T>>): Promise<Answered<T>> => {
    const answered = last.then(() => deliver(attempt))
    last = answered
    // Afterwards: whoever draws that something waits is not to keep it waiting.
    state.set({ ...state.get(), waiting: state.get().waiting + 1 })
    return answered
  }

  return {
    state,
    send: async (parcel, id = newId() as CommandId) => {
      const request: CommandRequest = { id, ...parcel }
      const reply = await inTurn(() => post(request))
      if (reply.kind !== 'ok') return reply
      granted(reply.body)
      const { entries, warnings } = reply.body
      return { kind: 'granted', command: request.id, entries, warnings }
    },
    inTurn,
  }
}
