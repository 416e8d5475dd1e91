import type { EventId, PlayerId } from '@topcut/engine'
import type { GrantAnswer } from '@topcut/protocol'
import { keep, readKept } from '../kept.ts'
import { openState, type Watched } from '../state.ts'
import { type Outbox, type OutboxPorts, type Outcome, openOutbox, type Parcel } from './outbox.ts'

export type KeptParcel = {
  readonly id: string
  readonly parcel: Parcel
  /** Whose it is; pages of an earlier version did not say. */
  readonly by?: PlayerId
}

type Ports = Omit<OutboxPorts, 'granted'> & {
  readonly kept: readonly KeptParcel[]
  /** Who sends from now on. */
  readonly by: () => PlayerId | undefined
  readonly keep: (parcels: readonly KeptParcel[]) => void
  readonly answered: (parcel: Parcel, outcome: Outcome) => void
  /** Looks what the server makes of it: until then the page goes by what is waiting. */
  readonly look: () => Promise<void>
}

export type KeptOutbox = Pick<Outbox, 'state' | 'send'> & {
  /** What the server has not answered yet, the earliest first. */
  readonly waiting: Watched<readonly KeptParcel[]>
}

/**
 * An outbox that survives a reload: a phone whose battery ends in a cellar must not take a result
 * with it. What was kept goes out first, under the ids it had, so that nothing is done twice.
 */
export const openKeptOutbox = (ports: Ports): KeptOutbox => {
  const waiting = openState(ports.kept)
  let id = ''
  const outbox = openOutbox({ ...ports, newId: () => id, granted: () => {} })
  const put = (parcels: readonly KeptParcel[]) => {
    waiting.set(parcels)
    ports.keep(parcels)
  }
  const deliver = async (one: KeptParcel): Promise<Outcome> => {
    id = one.id
    const outcome = await outbox.send(one.parcel)
    // Also after a no: what stands in the way was done elsewhere, and is not seen here yet.
    await ports.look()
    put(waiting.get().filter((other) => other.id !== one.id))
    ports.answered(one.parcel, outcome)
    return outcome
  }
  for (const one of ports.kept) void deliver(one)
  return {
    state: outbox.state,
    waiting,
    send: (parcel) => {
      const by = ports.by()
      const one = { id: ports.newId(), parcel, ...(by === undefined ? {} : { by }) }
      put([...waiting.get(), one])
      return deliver(one)
    },
  }
}

const local = () => window.localStorage
const keyOf = (event: EventId) => `topcut.outbox.${event}`

export const readParcels = (event: EventId): readonly KeptParcel[] => {
  try {
    return JSON.parse(readKept(local, keyOf(event)) ?? '[]') as readonly KeptParcel[]
  } catch {
    return []
  }
}

export const keepParcels = (event: EventId, parcels: readonly KeptParcel[]): void =>
  keep(local, keyOf(event), parcels.length === 0 ? null : JSON.stringify(parcels))

/** What one player could not send must not go out in the name of the next one at this device. */
export const dropOthersParcels = (grants: readonly GrantAnswer[]): void => {
  for (const { event, player } of grants) {
    const parcels = readParcels(event)
    const own = parcels.filter(({ by }) => by === undefined || by === player)
    if (own.length < parcels.length) keepParcels(event, own)
  }
}
