/** Run as a process of its own whose calls are recorded: appends one after another and says so. */
import { writeSync } from 'node:fs'
import { openSqliteStore } from '../sqlite/sqlite-store.ts'
import { appendingNumber } from './appendings.suite.ts'

const [folder = '', count = '0', seed = '0'] = process.argv.slice(2)
const store = openSqliteStore(folder)
for (let n = 1; n <= Number(count); n += 1) {
  const answer = await store.append(appendingNumber(n, Number(seed)))
  if (answer !== 'ok') throw new Error(`append ${n}: ${answer}`)
  writeSync(1, `answered ${n}\n`)
  // The main file is written after a published round, once the loop has a moment.
  await new Promise((resolve) => setImmediate(resolve))
}
// Without closing: the power goes while it runs.
process.exit(0)
