/** Run as a process of its own by a test where it may not write: says what stands in the way. */
import { isStoreFault } from '../faults.ts'
import { openSqliteStore } from './sqlite-store.ts'

// Root may write everywhere: there somebody else has to try.
const nobody = 65534
if (process.getuid?.() === 0) process.setuid?.(nobody)

try {
  await openSqliteStore(process.argv[2] ?? '').close()
  process.stdout.write('open\n')
} catch (fault) {
  process.stdout.write(`${isStoreFault(fault) ? fault.storeFault : fault}\n`)
}
