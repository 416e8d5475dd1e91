import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { OwnPostgres } from '../../../../testing/postgres/postgres.ts'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { startTopcut } from '../../../../testing/topcut-process.ts'
import { runHall } from './hall.suite.ts'

const clients = 16

let warm: Promise<Readonly<Record<string, string>>> | undefined

/** Has a server's code compiled once: most of a killed server's next start is that. */
const warmUp = () => {
  warm ??= (async () => {
    const env = { NODE_COMPILE_CACHE: temporaryFolder() }
    const server = await startTopcut({ env })
    await server.stop()
    return env
  })()
  return warm
}

/** One server on its own file, killed ten times. */
export const killOnSqlite = async (seed: number): Promise<void> => {
  const servers = [{ data: temporaryFolder(), env: await warmUp() }]
  const { commands } = await runHall({ seed, servers, clients, serverKills: 10 })
  expect(commands).toBeGreaterThan(10 * clients)
}

/** Two servers on one PostgreSQL: five times one of them is killed, five times the database. */
export const killOnPostgres = async (seed: number, postgres: OwnPostgres): Promise<void> => {
  const env = { ...(await warmUp()), DATABASE_URL: await postgres.fresh() }
  const servers = [0, 1].map(() => ({ data: temporaryFolder(), env }))
  const kill = async () => {
    await postgres.kill()
    await pause(100)
    await postgres.start()
  }
  const others = { kills: 5, kill }
  const { commands } = await runHall({ seed, servers, clients, serverKills: 5, others })
  expect(commands).toBeGreaterThan(10 * clients)
}
