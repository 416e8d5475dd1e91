import { type PublicRecord, verifyRecord } from '@topcut/engine'
import { beginning, type Progress, withStep } from './progress.ts'

/** Lets the browser draw, and hear a press, before the next step. */
const breathe = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Checks a record step by step and tells how far it is; answers with how to stop it. Null is told of
 * a record that is broken beyond what can be said of it.
 */
export const runCheck = (
  record: PublicRecord,
  tell: (progress: Progress | null) => void,
): (() => void) => {
  let isStopped = false
  let progress = beginning
  const run = async () => {
    const steps = verifyRecord(record)
    for (;;) {
      await breathe()
      if (isStopped) return
      const start = performance.now()
      const { done, value } = steps.next()
      const took = performance.now() - start
      progress = done
        ? {
            ...progress,
            ...{ status: 'done', verdict: value, took: progress.took + took, at: Date.now() },
          }
        : withStep(progress, value, took)
      tell(progress)
      if (done) return
    }
  }
  // What somebody made up may break anything.
  run().catch(() => tell(null))
  return () => {
    if (isStopped) return
    isStopped = true
    if (progress.status === 'working') tell({ ...progress, status: 'stopped' })
  }
}
