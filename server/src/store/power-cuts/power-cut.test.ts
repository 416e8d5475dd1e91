import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { cutThePower } from './power-cut.suite.ts'
import { keptRecording, type Recording } from './recording.suite.ts'
import { canTrace, hexOf, recordWrites, stepsIn } from './traced-writes.suite.ts'

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
    'at 150 moments loses nothing that was answered and damages nothing',
    () => cutThePower(recording, 1, 150),
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

describe('a trace', () => {
  const file = 'topcut.sqlite-wal'
  const path = `7<${hexOf(`/data/${file}`)}>`

  it('is understood where another thread comes between the two halves of a call', () => {
    const lines = [
      `11  pwrite64(${path}, "${hexOf('ab')}", 2, 32 <unfinished ...>`,
      `12  write(9<${hexOf('anon_inode:[eventfd]')}>, "${hexOf('x')}", 1) = 1`,
      '11  <... pwrite64 resumed>)           = 2',
      `11  fdatasync(${path} <unfinished ...>`,
      '11  <... fdatasync resumed>)          = 0',
      `11  write(1<${hexOf('pipe:[5]')}>, "${hexOf('answered 3\n')}", 11) = 11`,
    ]
    expect(stepsIn(lines.join('\n'))).toEqual([
      { kind: 'write', file, at: 32, bytes: Buffer.from('ab') },
      { kind: 'sync', file },
      { kind: 'answer', n: 3 },
    ])
  })

  it('is not taken where a line about our files makes no sense', () => {
    expect(() => stepsIn(`11  pwrite64(${path}, "ab", 2, 32) = 2`)).toThrow('not understood')
  })
})
