/** Run as a process of its own by a test, which kills it: appends and says so, one after another. */
import {
  createdFact,
  registeredFact,
  sampleAppending,
  sampleEvent,
  samplePlayer,
} from '../sample.suite.ts'
import { openSqliteStore } from './sqlite-store.ts'

const event = sampleEvent()
const store = openSqliteStore(process.argv[2] ?? '')
await store.append(sampleAppending(event, 0, [createdFact('Killed')]))
for (let n = 1; ; n += 1) {
  const person = { player: samplePlayer(n), name: `Player ${n}` }
  const answer = await store.append(sampleAppending(event, n, [registeredFact(n)], [person]))
  if (answer === 'ok') process.stdout.write(`${n + 1}\n`)
}
