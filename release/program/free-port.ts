import { createServer } from 'node:net'

/** The port that is asked for where nobody has it, else 0: the system chooses one. */
export const freePort = (wanted: number): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(0))
    probe.listen({ port: wanted, host: '127.0.0.1' }, () => probe.close(() => resolve(wanted)))
  })
