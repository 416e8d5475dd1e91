import type { EventId } from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import type { QueryConfig } from 'pg'
import type { Appending } from '../store.ts'
import { storedEntry } from '../stored-entry.ts'
import { newsText } from './news.ts'

/** Of each appending: the event, the version it was decided on, the one it leads to, the news. */
const wanted = `
  with wanted as (
    select * from unnest($1::text[], $2::integer[], $3::integer[], $4::text[])
      as w (event, expected, version, news)
  )`

/**
 * The rest of an append, once `moved` has the events: it goes in whole with each or not at all.
 * Columns come as arrays: PostgreSQL takes no JSON apart that holds a character it does not like.
 */
const followed = `
  , entered as (
    insert into entry (event, n, at, actor, command, fact, digest, link)
    select event, n, at, actor, command, fact, digest, link
    from moved join unnest(
      $5::text[], $6::integer[], $7::bigint[], $8::json[], $9::text[], $10::json[], $20::text[],
      $21::text[]
    ) as e (event, n, at, actor, command, fact, digest, link) using (event)
  ), recorded as (
    insert into command (event, command, digest, first, last, warnings)
    select event, command, digest, first, last, warnings
    from moved join unnest(
      $11::text[], $12::text[], $13::text[], $14::integer[], $15::integer[], $16::json[]
    ) as r (event, command, digest, first, last, warnings) using (event)
  ), named as (
    insert into person (event, player, person)
    select event, player, person
    from moved join unnest($17::text[], $18::text[], $19::json[])
      as p (event, player, person) using (event)
    on conflict (event, player) do update set person = excluded.person
  )
  select event, pg_notify('topcut', news) from moved join wanted using (event)`

/** As text, letter for letter: the digest is over what was written, not over what it means. */
const entryColumns = 'entry.event as of, n, at, actor::text, command, fact::text, digest, link'
const nowMs = '(extract(epoch from now()) * 1000)::float8'

/** Each is one statement and so one round trip. */
const sql = {
  /**
   * An event's row is locked until the commit: of two writers the second finds another version.
   * In one order everywhere: two processes that lock events crosswise would wait for ever.
   */
  append: `${wanted}, locked as (
      select event from event where event = any($1) order by event for no key update
    ), moved as (
      update event as e set version = w.version from wanted as w join locked as l using (event)
      where e.event = w.event and e.version = w.expected returning e.event
    )${followed}`,
  begin: `${wanted}, moved as (
      insert into event (event, version)
      select event, version from wanted where expected = 0 order by event
      on conflict do nothing returning event
    )${followed}`,
  entries: `
    select version, ${entryColumns}
    from event left join entry on entry.event = event.event and n > $2
    where event.event = $1 order by n`,
  events: `
    select event.event, version, ${entryColumns}
    from event left join entry on entry.event = event.event and n = 1
    order by at desc nulls last, event.event`,
  records: `
    select command, digest, first, last, warnings from command
    where event = $1 order by first, last, command`,
  someRecords: `
    select command, digest, first, last, warnings from command
    where event = $1 and command = any($2)`,
  people: 'select person from person where event = $1 order by player',
  setPerson: `
    with named as (
      insert into person (event, player, person) values ($1, $2, $3)
      on conflict (event, player) do update set person = excluded.person returning event
    )
    select pg_notify('topcut', json_build_array(event, version, $2::text)::text)
    from named join event using (event)`,
  erasePerson: `
    with erased as (
      delete from person where event = $1 and player = $2 returning event
    ), forgotten as (
      update command set digest = left(digest, strpos(digest, '.'))
      where event = $1 and command = any($3)
    )
    select pg_notify('topcut', json_build_array(event, version, $2::text)::text)
    from erased join event using (event)`,
  leaving: `
    select version, set_config('topcut.leaving', event, true) from event
    where event = $1 and version = $2 for update`,
  removeEntries: 'delete from entry where event = $1',
  removeCommands: 'delete from command where event = $1',
  removePeople: 'delete from person where event = $1',
  removeRecords: `
    delete from record using unnest($1::text[], $2::text[]) as gone (kind, key)
    where record.kind = gone.kind and record.key = gone.key`,
  removeEvent: `
    with removed as (delete from event where event = $1 returning event)
    select pg_notify('topcut', json_build_array(event, 0)::text) from removed`,
  kept: 'select key, value from record where kind = $1 and key = $2',
  keep: `
    insert into record (kind, key, value) values ($1, $2, $3)
    on conflict (kind, key) do update set value = excluded.value`,
  keepNew: `
    insert into record (kind, key, value) values ($1, $2, $3)
    on conflict do nothing returning key`,
  forget: 'delete from record where kind = $1 and key = $2',
  allKept: 'select key, value from record where kind = $1 order by key',
  /**
   * A count is how far it was ahead, and when, by the database's clock: those of the processes
   * differ. Where that clock is set back nothing has run down meanwhile, and nothing has grown: a
   * moment until which it lasts would lock everybody out. In one order everywhere, as `append`.
   */
  count: `
    insert into record (kind, key, value)
    select 'limit', key, json_build_object('ahead', more, 'at', ${nowMs})
    from unnest($1::text[], $2::float8[]) as c (key, more) order by key
    on conflict (kind, key) do update set value = json_build_object(
      'ahead',
      greatest(
        (record.value->>'ahead')::float8
          - greatest(${nowMs} - (record.value->>'at')::float8, 0),
        0
      ) + (excluded.value->>'ahead')::float8,
      'at', ${nowMs}
    )
    returning key, (value->>'ahead')::float8 as ahead`,
} as const

export type StatementName = keyof typeof sql

/** Named, so that a connection works it out once and not for every result that is entered. */
export const statement = (name: StatementName, values: unknown[]): QueryConfig => ({
  name,
  text: sql[name],
  values,
})

/** What `append` and `begin` are given, in the order of their numbers; no event twice. */
export const valuesOf = (appendings: readonly Appending[]): unknown[] => {
  const versionOf = ({ expected, entries }: Appending) => expected + entries.length
  const entries = of(appendings, (each) =>
    each.entries.map((entry) => storedEntry(each.event, entry)),
  )
  const records = of(appendings, (each) => each.records)
  const people = of(appendings, latest)
  return [
    appendings.map(({ event }) => event),
    appendings.map(({ expected }) => expected),
    appendings.map(versionOf),
    appendings.map((each) => {
      const players = latest(each).map(({ player }) => player)
      return newsText({ event: each.event, version: versionOf(each), players })
    }),
    entries.map(({ event }) => event),
    entries.map(({ one }) => one.n),
    entries.map(({ one }) => one.at),
    entries.map(({ one }) => one.actor),
    entries.map(({ one }) => one.command),
    entries.map(({ one }) => one.fact),
    records.map(({ event }) => event),
    records.map(({ one }) => one.command),
    records.map(({ one }) => one.digest),
    records.map(({ one }) => one.first),
    records.map(({ one }) => one.last),
    records.map(({ one }) => JSON.stringify(one.warnings)),
    people.map(({ event }) => event),
    people.map(({ one }) => one.player),
    people.map(({ one }) => JSON.stringify(one)),
    entries.map(({ one }) => one.digest),
    entries.map(({ one }) => one.link),
  ]
}

const of = <T>(
  appendings: readonly Appending[],
  parts: (appending: Appending) => readonly T[],
): readonly { readonly event: EventId; readonly one: T }[] =>
  appendings.flatMap((each) => parts(each).map((one) => ({ event: each.event, one })))

/** No row is written twice by one statement: of two names for one player the last counts. */
const latest = ({ people }: Appending): readonly Person[] => [
  ...new Map(people.map((person) => [person.player, person])).values(),
]
