import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { OwnPostgres } from '../../../../testing/postgres/postgres.ts'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { runHall } from './hall.suite.ts'

const clients = 8

/** How many commands were answered on the way. */
type Commands = Promise<number>

/** One server on its own file, killed so often. */
export const killOnSqlite = async (seed: number, kills: number): Commands => {
  const servers = [{ data: temporaryFolder() }]
  const { commands } = await runHall({ seed, servers, clients, serverKills: kills })
  expect(commands).toBeGreaterThan(kills * clients)
  return commands
}

/** Two servers on one PostgreSQL: every second time one of them is killed, else the database. */
export const killOnPostgres = async (
  seed: number,
  postgres: OwnPostgres,
  kills: number,
): Commands => {
  const env = { DATABASE_URL: await postgres.fresh() }
  const servers = [0, 1].map(() => ({ data: temporaryFolder(), env }))
  const kill = async () => {
    await postgres.kill()
    await pause(100)
    await postgres.start()
  }
  const others = { kills: kills / 2, kill }
  const { commands } = await runHall({ seed, servers, clients, serverKills: kills / 2, others })
  expect(commands).toBeGreaterThan(kills * clients)
  return commands
}
