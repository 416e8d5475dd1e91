import { hash } from 'node:crypto'
import { type PublicRecord, type Verdict, verifyRecord } from '@topcut/engine'
import {
  interventionSentence,
  type Language,
  namesInRecord,
  recordProblemSentence,
} from '@topcut/protocol/words'
import { oneLine } from '../one-line.ts'

/** The machine's own, many times as fast as one in JavaScript. */
const sha256 = (text: string): string => hash('sha256', text)

/** As it is printed: what was found, and a sentence for it. */
type Told = Omit<Verdict, 'rounds' | 'overrides' | 'problems' | 'until'> & {
  readonly rounds: readonly object[]
  readonly overrides: readonly object[]
  readonly problems: readonly object[]
}

/** Everything that was checked, with a sentence for whatever differs or was decided by hand. */
export const verdictOn = (
  record: PublicRecord,
  head: string | undefined,
  language: Language,
): Told => {
  const asked = { sha256, ...(head === undefined ? {} : { head }) }
  const { verified, event, name, code, entries, headEntry, results, ...verdict } = verdictOf(
    verifyRecord(record, asked),
  )
  const nameOf = namesInRecord(record)
  return {
    ...{ verified, event, name, entries, head: verdict.head, code, headEntry },
    // A round's name is for people, who read the sentences.
    rounds: verdict.rounds.map(({ round, redrawn, certified, name: _, ...more }) => ({
      ...{ round, redrawn, certified, ...more },
    })),
    results,
    standings: verdict.standings,
    overrides: verdict.overrides.map(({ entry, what, reason, ...more }) => ({
      ...{ entry, what, reason, ...more },
      message: oneLine(interventionSentence(language, { entry, what, reason, ...more })),
    })),
    problems: verdict.problems.map((problem) => {
      const { code, entry, round, ...details } = problem
      const message = oneLine(recordProblemSentence(language, problem, nameOf))
      return { code, entry, round, message, ...details }
    }),
  }
}

/** Nobody waits long enough at a terminal to see the steps. */
const verdictOf = (steps: ReturnType<typeof verifyRecord>): Verdict => {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}
