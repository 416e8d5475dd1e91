import { existsSync, writeFileSync } from 'node:fs'
import { regulations } from '@topcut/engine'
import { fullDay } from './full-day.ts'
import { fileFor, fullDayOf, outcomeOf } from './outcome.ts'

/*
 * Plays one whole day for each regulation that has no golden log of one yet and writes it down:
 * node golden/record.ts. A log that exists is never recorded again: it stands for the events that
 * people have run, and every later engine has to read it.
 */
for (const regulation of regulations) {
  const name = fullDayOf(regulation.id)
  if (existsSync(fileFor('logs', name))) continue
  const { log } = fullDay(regulation)
  writeFileSync(fileFor('logs', name), `${JSON.stringify(log)}\n`)
  writeFileSync(fileFor('expected', name), `${JSON.stringify(outcomeOf(log), null, 2)}\n`)
}
