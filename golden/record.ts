import { existsSync, writeFileSync } from 'node:fs'
import { type Log, regulations } from '@topcut/engine'
import { bookDays } from './days/days.ts'
import { goldenDesk } from './desk.ts'
import { fullDay } from './full-day.ts'
import { bookDayOf, fileFor, fullDayOf, outcomeOf } from './outcome.ts'

/*
 * Plays two whole days for each regulation that has no golden logs of them yet and writes them down:
 * node golden/record.ts. A log that exists is never recorded again: it stands for the events that
 * people have run, and every later engine has to read it.
 */
const isThere = (name: string): boolean => existsSync(fileFor('logs', name))

const write = (name: string, log: Log): void => {
  writeFileSync(fileFor('logs', name), `${JSON.stringify(log)}\n`)
  writeFileSync(fileFor('expected', name), `${JSON.stringify(outcomeOf(log), null, 2)}\n`)
}

for (const regulation of regulations) {
  const name = fullDayOf(regulation.id)
  if (!isThere(name)) write(name, fullDay(regulation).log)
}

for (const [regulation, play] of Object.entries(bookDays)) {
  const name = bookDayOf(regulation)
  if (isThere(name)) continue
  const desk = goldenDesk(`${regulation} the third day`)
  play(desk)
  write(name, desk.event().log)
  writeFileSync(fileFor('refused', name), `${JSON.stringify(desk.refused(), null, 2)}\n`)
}
