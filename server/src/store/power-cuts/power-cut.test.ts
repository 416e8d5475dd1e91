import { beforeAll, describe, expect, it } from 'vitest'
import { cutThePower } from './power-cut.suite.ts'
import { canTrace, recordWrites, type Step } from './recorded-writes.suite.ts'

const seed = 1
const answers = 60
const isTraced = canTrace()

describe.skipIf(!isTraced)('a power cut', () => {
  let steps: readonly Step[] = []
  beforeAll(() => {
    steps = recordWrites(answers, seed)
  }, 120_000)

  it('finds writes to the journal and to the main file', () => {
    const written = (file: string) =>
      steps.filter((step) => step.kind === 'write' && step.file === file).length
    expect(written('topcut.sqlite-wal')).toBeGreaterThan(answers)
    expect(written('topcut.sqlite')).toBeGreaterThan(10)
    expect(steps.filter(({ kind }) => kind === 'answer')).toHaveLength(answers)
  })

  it(
    'at 20 moments loses nothing that was answered and damages nothing',
    () => cutThePower(steps, seed, 20),
    120_000,
  )

  it('would be noticed on a disk that does not sync the journal', async () => {
    const lying = steps.filter(({ kind, ...step }) => {
      return kind !== 'sync' || !('file' in step) || !step.file.endsWith('-wal')
    })
    await expect(cutThePower(lying, seed, 20)).rejects.toThrow()
  }, 120_000)
})
