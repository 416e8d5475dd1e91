import { type PublicRecord, type Verdict, verifyRecord } from '@topcut/engine'
import { witness } from './ask-witness.ts'

const { sha256 } = witness

/** What the engine's own verifier says in the end. */
export const engineSays = (record: PublicRecord, head?: string): Verdict => {
  const steps = verifyRecord(record, { sha256, ...(head === undefined ? {} : { head }) })
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
