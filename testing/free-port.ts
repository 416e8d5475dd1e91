import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port that nobody listens on, for a program that has to be told one beforehand. */
export const freePort = async (): Promise<number> => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as { port: number }
  holder.close()
  await once(holder, 'close')
  return port
}
