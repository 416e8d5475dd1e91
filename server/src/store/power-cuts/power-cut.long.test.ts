import { it } from 'vitest'
import { longRun } from '../../../../testing/long.ts'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { cutThePower } from './power-cut.suite.ts'
import { keptRecording } from './recording.suite.ts'
import { canTrace, recordWrites } from './traced-writes.suite.ts'

const isTraced = canTrace()
const name = `power cuts, 25 of each day, ${isTraced ? 'traced anew' : 'KEPT WRITES ONLY: no strace'}`

/** 20 days, 25 cuts of each. */
it('loses and damages nothing in 500 power cuts', () =>
  longRun({ name, seeds: 20, from: 1 }, (seed) =>
    cutThePower(isTraced ? recordWrites(120, seed, temporaryFolder()) : keptRecording(), seed, 25),
  ))
