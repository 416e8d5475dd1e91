import type { Pool } from 'pg'
import { storeFault } from '../faults.ts'
import { inTransaction } from './transaction.ts'

/**
 * Each text is run once, in order; `migration` counts those that are done. A published one is
 * never edited: a database that has run it would not run it again.
 */
const migrations: readonly string[] = [
  `
  create table event (
    event   text collate "C" primary key,
    version integer not null
  );

  create table entry (
    event   text collate "C" not null references event,
    n       integer not null check (n > 0),
    at      bigint not null,
    actor   json not null,
    command text not null,
    fact    json not null,
    primary key (event, n)
  );

  create function entry_is_never_changed() returns trigger language plpgsql as
  $$ begin raise exception 'an entry of the log is never changed or deleted'; end $$;

  create trigger entry_is_never_changed before update or delete or truncate on entry
  for each statement execute function entry_is_never_changed();

  create table command (
    event    text collate "C" not null references event,
    command  text collate "C" not null,
    digest   text not null,
    first    integer not null,
    last     integer not null,
    warnings json not null,
    primary key (event, command)
  );

  create table person (
    event  text collate "C" not null references event,
    player text collate "C" not null,
    person json not null,
    primary key (event, player)
  );
  `,
  `
  create table record (
    kind  text collate "C" not null,
    key   text collate "C" not null,
    value json not null,
    primary key (kind, key)
  );
  `,
  // What was written before is taken for whole: from now on a change is noticed.
  `
  alter table entry add column digest text;
  alter table entry disable trigger entry_is_never_changed;
  update entry set digest = encode(
    sha256(convert_to(
      concat_ws(chr(10), event, n, at, command, actor::text, fact::text), 'UTF8'
    )), 'hex');
  alter table entry enable trigger entry_is_never_changed;
  alter table entry alter column digest set not null;
  `,
  // Entries go with their whole event, which the transaction names while it goes, or not at all.
  `
  drop trigger entry_is_never_changed on entry;

  create trigger entry_is_never_changed before update or truncate on entry
  for each statement execute function entry_is_never_changed();

  create trigger entry_is_never_deleted before delete on entry
  for each row when (old.event is distinct from current_setting('topcut.leaving', true))
  execute function entry_is_never_changed();
  `,
  // What joins an entry to the one before; a log of before has none, and is given them when opened.
  `
  alter table entry add column link text not null default '';
  `,
]

/** Any number, as long as nobody else's program locks by it. */
const lock = 7_065_337

/** Brings the database to today's form, each step whole or not at all. */
export const migrate = (pool: Pool): Promise<void> =>
  inTransaction(pool, 'begin', async (client) => {
    // Two processes that start at once would both make the tables, and one would fail.
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    await client.query('create table if not exists migration (done integer primary key)')
    const { rows } = await client.query('select coalesce(max(done), 0) as done from migration')
    const done: number = rows[0].done
    if (done > migrations.length) throw storeFault('later-version')
    for (const [index, text] of migrations.entries()) {
      if (index < done) continue
      await client.query(text)
      await client.query('insert into migration (done) values ($1)', [index + 1])
    }
  })
