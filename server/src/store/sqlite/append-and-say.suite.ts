/** Run as a process of its own by a test, which looks at its calls: appends, then says so. */
import { statSync, writeSync } from 'node:fs'
import { createdFact, sampleAppending, sampleEvent } from '../sample.suite.ts'
import { databaseIn } from './database.ts'
import { openSqliteStore } from './sqlite-store.ts'

const [folder = '', count = '0'] = process.argv.slice(2)
const store = openSqliteStore(folder)
for (let n = 1; n <= Number(count); n += 1) {
  await store.append(sampleAppending(sampleEvent(`e${n}`), 0, [createdFact('Said')]))
  const { size } = statSync(`${databaseIn(folder)}-wal`)
  writeSync(1, `answered ${n}, journal ${size}\n`)
}
await store.close()
