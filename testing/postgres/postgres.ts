import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { freePort } from '../free-port.ts'
import { asUser, unpackPostgres } from './postgres-from-npm.ts'

/** Hands out databases; ends with `stop`. */
export type Databases = {
  /** The address of a new, empty database. */
  readonly fresh: () => Promise<string>
  readonly stop: () => Promise<void>
}

/** A PostgreSQL of the test's own, which may be killed and started again on the same data. */
export type OwnPostgres = Databases & {
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
}

/** What a database answers to one question, over a connection of its own. */
export async function rowsFrom(url: string, sql: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const keeper = fileURLToPath(new URL('postgres-keeper.mjs', import.meta.url))

/** The server that `TEST_DATABASE_URL` names, or one of the test's own. */
export async function openDatabases(): Promise<Databases> {
  const given = process.env['TEST_DATABASE_URL'] ?? ''
  if (given !== '') return databasesOn(given)
  // Nobody pulls its plug: making a database need not wait for the disk.
  return startPostgres(['-c', 'fsync=off'])
}

/** Databases on a server that stays: they are dropped when the test is over. */
function databasesOn(server: string): Databases {
  const names: string[] = []
  const run = (sql: string) => rowsFrom(server, sql)
  return {
    fresh: async () => {
      const name = `topcut_${process.pid}_${Date.now()}_${names.length}`
      // Before it is made: the next one may be asked for meanwhile.
      names.push(name)
      await run(`create database ${name}`)
      const url = new URL(server)
      url.pathname = `/${name}`
      return url.href
    },
    stop: async () => {
      for (const name of names) await run(`drop database if exists ${name} with (force)`)
    },
  }
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 50))

export async function startPostgres(settings: readonly string[] = []): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'topcut-postgres-'))
  const { bin, data } = unpackPostgres(folder)
  const port = await freePort()
  const address = `postgres://postgres@127.0.0.1:${port}/postgres`
  const place = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-c', 'unix_socket_directories=']
  const user = `${asUser.uid ?? ''}`
  let ended: Promise<unknown> = Promise.resolve()
  let stop = (): void => {}

  const launch = () => {
    const child = spawn(process.execPath, [keeper, user, bin, ...place, ...settings], {
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4_000)
    })
    ended = once(child, 'exit')
    stop = () => child.stdin.end()
    return { isOver: () => child.exitCode !== null, said: () => said }
  }

  const answers = async (): Promise<boolean> => {
    const client = new Client({ connectionString: address })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      return false
    }
  }

  /** After a kill the old server's processes may hold its memory for a moment longer. */
  const start = async (): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      const { isOver, said } = launch()
      while (!isOver()) {
        if (await answers()) return
        await moment()
      }
      if (attempt === 20) throw new Error(`PostgreSQL does not start:\n${said()}`)
      await moment()
    }
  }

  const kill = async (): Promise<void> => {
    const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
    await ended
  }

  await start()
  return {
    fresh: databasesOn(address).fresh,
    kill,
    start,
    stop: async () => {
      stop()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
