import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { storeFault } from '../faults.ts'
import { digestOfEntry, type EntryRow } from '../stored-entry.ts'

/**
 * Each text is run once, in order; `user_version` counts those that are done. A published one is
 * never edited: a database that has run it would not run it again.
 */
export const migrations: readonly string[] = [
  `
  create table event (
    event   text    not null primary key,
    version integer not null
  ) strict, without rowid;

  create table entry (
    event   text    not null references event (event),
    n       integer not null check (n > 0),
    at      integer not null,
    actor   text    not null check (json_valid(actor)),
    command text    not null,
    fact    text    not null check (json_valid(fact)),
    primary key (event, n)
  ) strict, without rowid;

  create trigger entry_is_never_changed before update on entry
  begin select raise(abort, 'an entry of the log is never changed'); end;

  create trigger entry_is_never_deleted before delete on entry
  begin select raise(abort, 'an entry of the log is never deleted'); end;

  create table command (
    event    text    not null references event (event),
    command  text    not null,
    digest   text    not null,
    first    integer not null,
    last     integer not null,
    warnings text    not null check (json_valid(warnings)),
    primary key (event, command)
  ) strict, without rowid;

  create table person (
    event  text not null references event (event),
    player text not null,
    name   text not null,
    primary key (event, player)
  ) strict, without rowid;
  `,
  // A person whole, so that what else is kept of one needs no further form.
  `
  alter table person rename to named;

  create table person (
    event  text not null references event (event),
    player text not null,
    person text not null check (json_valid(person)),
    primary key (event, player)
  ) strict, without rowid;

  insert into person (event, player, person)
  select event, player, json_object('player', player, 'name', name) from named;

  drop table named;
  `,
  `
  create table record (
    kind  text not null,
    key   text not null,
    value text not null check (json_valid(value)),
    primary key (kind, key)
  ) strict, without rowid;
  `,
  // What was written before is taken for whole: from now on a change is noticed.
  `
  drop trigger entry_is_never_changed;
  alter table entry add column digest text not null default '';
  update entry set digest = digest_of_entry(event, n, at, actor, command, fact);
  create trigger entry_is_never_changed before update on entry
  begin select raise(abort, 'an entry of the log is never changed'); end;
  `,
  // Entries go with their whole event, which is named here while it goes, or not at all.
  `
  create table leaving (
    event text not null primary key
  ) strict, without rowid;

  drop trigger entry_is_never_deleted;

  create trigger entry_is_never_deleted before delete on entry
  when not exists (select 1 from leaving where leaving.event = old.event)
  begin select raise(abort, 'an entry of the log is never deleted'); end;
  `,
  // What joins an entry to the one before; a log of before has none, and is given them when opened.
  `
  alter table entry add column link text not null default '';
  `,
]

/** The function of a migration: like its text, never changed. */
const digestOfColumns = (
  event: SQLOutputValue,
  n: SQLOutputValue,
  at: SQLOutputValue,
  actor: SQLOutputValue,
  command: SQLOutputValue,
  fact: SQLOutputValue,
): string => digestOfEntry({ of: event, n, at, actor, command, fact, link: '' } as EntryRow)

/** How many are done; 0 in a file that was just made. */
export const doneIn = (database: DatabaseSync): number =>
  Number(database.prepare('pragma user_version').get()?.['user_version'] ?? 0)

export const checkVersion = (database: DatabaseSync): void => {
  if (doneIn(database) > migrations.length) throw storeFault('later-version')
}

/** Brings the database to today's form, each step whole or not at all. */
export const migrate = (database: DatabaseSync): void => {
  const done = () => doneIn(database)
  checkVersion(database)
  database.function('digest_of_entry', { useBigIntArguments: true }, digestOfColumns)
  while (done() < migrations.length) {
    database.exec('begin immediate')
    try {
      // Asked again inside the lock: another process may have been faster.
      const next = migrations[done()]
      if (next !== undefined) database.exec(`${next}; pragma user_version = ${done() + 1}`)
      database.exec('commit')
    } catch (cause) {
      database.exec('rollback')
      throw cause
    }
  }
}
