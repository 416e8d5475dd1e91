/** Run as a process of its own by a test, on data that it may not read: says what stands in the way. */
import { openKnownStore } from './open-store.ts'
import { isStoreFault } from './store/faults.ts'

// Root may read everywhere: there somebody else has to try.
const nobody = 65534
if (process.getuid?.() === 0) process.setuid?.(nobody)

try {
  await (await openKnownStore(process.argv[2] ?? '')).close()
  process.stdout.write('open\n')
} catch (fault) {
  process.stdout.write(`${isStoreFault(fault) ? fault.storeFault : fault}\n`)
}
