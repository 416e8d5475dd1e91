import { readdirSync, readFileSync } from 'node:fs'
import type { CommandId, Entry, EventId } from '@topcut/engine'
import { expect } from 'vitest'
import { granted, order, sampleDesk } from '../../desk/sample-day.suite.ts'
import type { Store } from '../store.ts'

type Kind = 'sqlite' | 'postgres'

/** Data as a version wrote them that had run so many migrations. */
type Sample = { readonly version: number; readonly sql: string }

const folder = new URL('./', import.meta.url)

/** Kept samples, each written by the Topcut of its time; none is ever made anew. */
export const samplesOf = (kind: Kind): readonly Sample[] =>
  readdirSync(folder)
    .flatMap((name) => {
      const version = new RegExp(`^${kind}-(\\d+)\\.sql$`).exec(name)?.[1]
      return version === undefined ? [] : { version: Number(version), name }
    })
    .sort((a, b) => a.version - b.version)
    .map(({ version, name }) => ({
      version,
      sql: readFileSync(new URL(name, folder), 'utf8').replaceAll('\r\n', '\n'),
    }))

/** The day that every sample holds up to its second round; another event stands beside it. */
const day = '0c2ml9v7c04l' as EventId

/** What stands in the columns, by the hand of nobody but the version that wrote it. */
export type WrittenRow = {
  readonly event: string
  readonly n: number
  readonly at: number
  readonly actor: unknown
  readonly command: string
  readonly fact: unknown
}

export const writtenRows = 'select event, n, at, actor, command, fact from entry order by event, n'

const parsed = (json: unknown): unknown => (typeof json === 'string' ? JSON.parse(json) : json)

const asEntry = ({ n, at, actor, command, fact }: WrittenRow): unknown => ({
  n,
  at: Number(at),
  by: parsed(actor),
  command,
  fact: parsed(fact),
})

/** Whatever the version wrote is there, can be read, and goes on. */
export const provesSample = async (
  store: Store,
  { version, sql }: Sample,
  rows: readonly WrittenRow[],
): Promise<void> => {
  const events = [...new Set(rows.map(({ event }) => event as EventId))].sort()
  expect(events).toHaveLength(2)
  expect((await store.list()).map(({ event }) => event).sort()).toEqual(events)
  for (const event of events) {
    const written = rows.filter((row) => row.event === event).map(asEntry) as Entry[]
    expect(written.length).toBeGreaterThan(0)
    expect(await store.read(event)).toMatchObject(written)
    const ids = [...new Set(written.map(({ command }) => command))]
    const records = await store.findCommands(event, ids)
    expect(records.map(({ command }) => command).sort()).toEqual(ids.sort())
  }
  expect((await store.people(day)).map(({ player, name }) => [player, name])).toEqual([
    ['p1', 'Zoë "Z" Źdźbło'],
    ...[2, 3, 4, 5].map((n) => [`p${n}`, `Player ${n}`]),
  ])
  const label = 'kept “as it was”'
  // The earliest versions knew no records.
  const kept = sql.includes(label) ? [{ key: 'one', value: { label } }] : []
  expect(await store.records.list('sample')).toEqual(kept)

  const desk = sampleDesk(store)
  const { state, log } = (await desk.load(day)) ?? {}
  expect(state?.players.size).toBe(5)
  expect(state?.rounds.map(({ status }) => status)).toEqual(['closed', 'paired'])
  const first = state?.matches.get(state.rounds[0]?.matches[0] ?? ('' as never))
  expect(first?.result).toMatchObject({ ending: 'destruction', score: [30, 100] })

  const next = order({ kind: 'publish-round' }, { id: `after-${version}` as CommandId })
  const { entries } = granted(await desk.handle(day, next))
  expect(entries).toMatchObject([{ n: (log?.length ?? 0) + 1, fact: { kind: 'round-published' } }])
  // Sent again, what was granted before the upgrade is known as granted.
  expect(await store.findCommands(day, ['order-1' as CommandId])).toHaveLength(1)
}
