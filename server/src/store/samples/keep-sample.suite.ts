/**
 * Keeps data as this version writes them, for every later one to open:
 *
 *     node server/src/store/samples/keep-sample.suite.ts                 for SQLite
 *     node server/src/store/samples/keep-sample.suite.ts postgres://…    an empty one; needs pg_dump
 *
 * A sample that is there stays as it is: it was written by the version it stands for.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import type { Command } from '@topcut/engine'
import {
  createSample,
  granted,
  order,
  player,
  publishSample,
  sampleDesk,
} from '../../desk/sample-day.suite.ts'
import { openPostgresStore } from '../postgres/postgres-store.ts'
import { databaseIn } from '../sqlite/database.ts'
import { openSqliteStore } from '../sqlite/sqlite-store.ts'
import type { Store } from '../store.ts'

/** The same day as in every sample: a round with an amended result, and the next one paired. */
const playInto = async (store: Store): Promise<void> => {
  const desk = sampleDesk(store)
  const { event, matches } = await publishSample(desk, 5)
  const give = async (command: Command) => granted(await desk.handle(event, order(command)))
  await desk.name(event, { player: player(1), name: 'Zoë "Z" Źdźbło' })
  for (const [index, match] of matches.entries()) {
    const result = { ending: 'destruction', score: [100, 42 + index] } as const
    await give({ kind: 'enter-result', match, result })
  }
  const [match = '' as never] = matches
  const result = { ending: 'destruction', score: [30, 100] } as const
  await give({ kind: 'amend-result', match, result, reason: 'typed the wrong way round' })
  await give({ kind: 'close-round' })
  await give({ kind: 'drop-player', player: player(5), when: 'now' })
  await give({ kind: 'pair-round' })
  await createSample(desk)
  await store.records.put('sample', 'one', { label: 'kept “as it was”' })
  await store.close()
}

const quoted = (value: SQLOutputValue): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : `${value}`

const dumpOf = (file: string): { readonly version: number; readonly sql: string } => {
  const database = new DatabaseSync(file, { readOnly: true })
  const parts = database.prepare('select type, name, sql from sqlite_schema where sql is not null')
  const all = parts.all() as { type: string; name: string; sql: string }[]
  const tables = all.filter(({ type }) => type === 'table')
  const rows = tables.flatMap(({ name }) =>
    database
      .prepare(`select * from ${name}`)
      .all()
      .map((row) => {
        const values = Object.values(row).map(quoted).join(', ')
        return `insert into ${name} (${Object.keys(row).join(', ')}) values (${values})`
      }),
  )
  const version = Number(database.prepare('pragma user_version').get()?.['user_version'])
  database.close()
  // Triggers last: they guard what is being filled in.
  const others = all.filter(({ type }) => type !== 'table')
  const texts = [...tables.map(({ sql }) => sql), ...rows, ...others.map(({ sql }) => sql)]
  return { version, sql: [...texts, `pragma user_version = ${version}`, ''].join(';\n') }
}

const ofSqlite = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'topcut-sample-'))
  await playInto(openSqliteStore(folder))
  const dump = dumpOf(databaseIn(folder))
  rmSync(folder, { recursive: true })
  return { kind: 'sqlite', ...dump }
}

const ofPostgres = async (url: string) => {
  await playInto(await openPostgresStore(url))
  const options = ['--inserts', '--no-owner', '--no-privileges', url]
  const lines = execFileSync('pg_dump', options, { encoding: 'utf8' }).split('\n')
  const isKept = (line: string) => !/^(--|\\|SET |SELECT pg_catalog\.set_config|$)/.test(line)
  const sql = `${lines.filter(isKept).join('\n')}\n`
  const done = [...sql.matchAll(/^INSERT INTO public\.migration VALUES \((\d+)\);$/gm)]
  return { kind: 'postgres', version: Math.max(...done.map(([, n]) => Number(n))), sql }
}

const [url] = process.argv.slice(2)
const { kind, version, sql } = url === undefined ? await ofSqlite() : await ofPostgres(url)
writeFileSync(new URL(`${kind}-${version}.sql`, import.meta.url), sql, { flag: 'wx' })
