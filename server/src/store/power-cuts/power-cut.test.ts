import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { cutThePower } from './power-cut.suite.ts'
import { keptRecording, type Recording } from './recording.suite.ts'
import { canTrace, recordWrites } from './traced-writes.suite.ts'

const patience = 120_000
const isTraced = canTrace()
if (!isTraced) {
  console.warn(
    'POWER CUTS: no strace here, or it may not trace. Only the writes kept with the code are cut; whether today’s code still syncs is not seen. Install strace for that.',
  )
}

const writesIn = ({ steps }: Recording, file: string): number =>
  steps.filter((step) => step.kind === 'write' && step.file === file).length

/** A disk that says it has synced a file and has not. */
const lying = (recording: Recording, file: string): Recording => ({
  ...recording,
  steps: recording.steps.filter((step) => step.kind !== 'sync' || step.file !== file),
})

describe.each(isTraced ? ['kept', 'traced'] : ['kept'])('a power cut, its writes %s', (from) => {
  const recording = from === 'kept' ? keptRecording() : recordWrites(60, 2, temporaryFolder())

  it('finds writes to the journal and to the main file', () => {
    expect(writesIn(recording, 'topcut.sqlite-wal')).toBeGreaterThan(recording.answers)
    expect(writesIn(recording, 'topcut.sqlite')).toBeGreaterThan(10)
    expect(recording.steps.filter(({ kind }) => kind === 'answer')).toHaveLength(recording.answers)
  })

  it(
    'at 15 moments loses nothing that was answered and damages nothing',
    () => cutThePower(recording, 1, 15),
    patience,
  )

  it.each(['topcut.sqlite-wal', 'topcut.sqlite'])(
    'would be noticed on a disk that does not sync %s',
    async (file) => {
      await expect(cutThePower(lying(recording, file), 1, 40)).rejects.toThrow()
    },
    patience,
  )
})
