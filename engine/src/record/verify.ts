import { sha256 as plain, type Sha256 } from '../chance/sha256.ts'
import type { Instant } from '../vocabulary/instant.ts'
import { checkChain, entryOfCode } from './check-chain.ts'
import { checkFacts } from './check-facts.ts'
import { type Intervention, interventionsIn } from './interventions.ts'
import { openLog } from './open-log.ts'
import { at, type RecordProblem } from './problem.ts'
import type { PublicRecord } from './public-record.ts'
import { shortCode } from './short-code.ts'
import type { CheckedRound, VerifyStep } from './steps.ts'

export type Verdict = {
  readonly verified: boolean
  readonly event: string
  readonly name: string
  readonly entries: number
  readonly head: string
  readonly code: string
  /** When the last entry was made. */
  readonly until: Instant
  /** The entry that the code from a sheet belongs to; null where none was asked for, or found. */
  readonly headEntry: number | null
  readonly rounds: readonly CheckedRound[]
  readonly results: number
  readonly standings: boolean
  readonly overrides: readonly Intervention[]
  readonly problems: readonly RecordProblem[]
}

/** Checks a record from the first entry to the last; goes on after whatever is wrong. */
export function* verifyRecord(
  record: PublicRecord,
  { head, sha256 = plain }: { readonly head?: string; readonly sha256?: Sha256 } = {},
): Generator<VerifyStep, Verdict> {
  const { entries } = record
  const chain = checkChain(record, sha256)
  const headEntry = head === undefined ? null : entryOfCode(record, head)
  const headless: readonly RecordProblem[] =
    head !== undefined && headEntry === null
      ? [{ ...at(), code: 'head-differs', wanted: head }]
      : []
  yield { step: 'chain', entries: entries.length, problems: chain.length + headless.length }
  const log = openLog(record)
  const facts = yield* checkFacts(record, log)
  const problems = [...chain, ...headless, ...facts.problems]
  const last = entries.at(-1)
  const tip = last?.hash ?? ''
  return {
    verified: problems.length === 0,
    event: record.event,
    name: nameIn(entries[0]?.fact['name']),
    entries: entries.length,
    head: tip,
    code: /^[0-9a-f]{64}$/.test(tip) ? shortCode(tip) : '',
    until: last?.at ?? (0 as Instant),
    headEntry,
    rounds: facts.rounds,
    results: facts.results,
    standings: facts.standings,
    overrides: interventionsIn(log),
    problems,
  }
}

/** Whoever made a record up may have called it anything. */
const nameIn = (name: unknown): string => (typeof name === 'string' ? name : '')
