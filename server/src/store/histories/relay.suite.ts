import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Relay = {
  readonly port: number
  /** Nothing passes any more, in neither direction, and nobody is told. */
  readonly cut: () => void
  readonly heal: () => void
  readonly close: () => Promise<void>
}

/** Stands between a server and its database, as the cable does. */
export const openRelay = async (to: number): Promise<Relay> => {
  const pairs = new Set<readonly [Socket, Socket]>()
  let isCut = false
  const door = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    const pair = [near, far] as const
    pairs.add(pair)
    for (const [from, into] of [pair, [far, near] as const]) {
      from.on('data', (bytes) => {
        // What is on its way when the cable is pulled out is lost with the connection.
        if (!isCut) into.write(bytes)
      })
      from.on('error', () => {})
      from.on('close', () => {
        into.destroy()
        pairs.delete(pair)
      })
    }
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  const hangUp = () => {
    for (const [near, far] of pairs) {
      near.destroy()
      far.destroy()
    }
  }
  return {
    port: (door.address() as AddressInfo).port,
    cut: () => {
      isCut = true
    },
    heal: () => {
      // A connection that has lost bytes is worth nothing: both ends hear of it now.
      hangUp()
      isCut = false
    },
    close: async () => {
      hangUp()
      door.close()
      await once(door, 'close')
    },
  }
}
