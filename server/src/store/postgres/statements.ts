import type { QueryConfig } from 'pg'
import type { Appending } from '../store.ts'
import { newsText } from './news.ts'

/**
 * The rest of an append, once `moved` has the event: it goes in whole with it or not at all.
 * Columns come as arrays: PostgreSQL takes no JSON apart that holds a character it does not like.
 */
const followed = `
  , entered as (
    insert into entry (event, n, at, actor, command, fact)
    select event, n, at, actor, command, fact
    from moved, unnest($5::integer[], $6::bigint[], $7::json[], $8::text[], $9::json[])
      as e (n, at, actor, command, fact)
  ), recorded as (
    insert into command (event, command, digest, first, last, warnings)
    select event, command, digest, first, last, warnings
    from moved, unnest($10::text[], $11::text[], $12::integer[], $13::integer[], $14::json[])
      as r (command, digest, first, last, warnings)
  ), named as (
    insert into person (event, player, person)
    select event, player, person
    from moved, unnest($15::text[], $16::json[]) as p (player, person)
    on conflict (event, player) do update set person = excluded.person
  )
  select pg_notify('topcut', $4) from moved`

/** Each is one statement and so one round trip; a row comes back where something was written. */
const sql = {
  /** The event's row is locked until the commit: of two writers the second finds another version. */
  append: `
    with moved as (
      update event set version = $3 where event = $1 and version = $2 returning event
    )${followed}`,
  begin: `
    with moved as (
      insert into event (event, version) select $1, $3 where $2::integer = 0
      on conflict do nothing returning event
    )${followed}`,
  entries: 'select n, at, actor, command, fact from entry where event = $1 and n > $2 order by n',
  events: `
    select event, version, n, at, actor, command, fact
    from event join entry using (event) where n = 1 order by at desc, event`,
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
    with erased as (delete from person where event = $1 and player = $2 returning event)
    select pg_notify('topcut', json_build_array(event, version, $2::text)::text)
    from erased join event using (event)`,
  kept: 'select key, value from record where kind = $1 and key = $2',
  keep: `
    insert into record (kind, key, value) values ($1, $2, $3)
    on conflict (kind, key) do update set value = excluded.value`,
  keepNew: `
    insert into record (kind, key, value) values ($1, $2, $3)
    on conflict do nothing returning key`,
  forget: 'delete from record where kind = $1 and key = $2',
  allKept: 'select key, value from record where kind = $1 order by key',
} as const

export type StatementName = keyof typeof sql

/** Named, so that a connection works it out once and not for every result that is entered. */
export const statement = (name: StatementName, values: unknown[]): QueryConfig => ({
  name,
  text: sql[name],
  values,
})

/** What `append` and `begin` are given, in the order of their numbers. */
export const valuesOf = (appending: Appending): unknown[] => {
  const { event, expected, entries, records } = appending
  const version = expected + entries.length
  // No row is written twice by one statement: of two names for one player the last counts.
  const people = new Map(appending.people.map((person) => [person.player, person]))
  const players = [...people.keys()]
  return [
    ...[event, expected, version, newsText({ event, version, players })],
    entries.map(({ n }) => n),
    entries.map(({ at }) => at),
    entries.map(({ by }) => JSON.stringify(by)),
    entries.map(({ command }) => command),
    entries.map(({ fact }) => JSON.stringify(fact)),
    records.map(({ command }) => command),
    records.map(({ digest }) => digest),
    records.map(({ first }) => first),
    records.map(({ last }) => last),
    records.map(({ warnings }) => JSON.stringify(warnings)),
    players,
    [...people.values()].map((person) => JSON.stringify(person)),
  ]
}
