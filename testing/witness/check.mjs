import { chainProblems, headProblems } from './chain.mjs'
import { documentOf } from './documents.mjs'
import { factProblems } from './fact-problems.mjs'
import { strangeEntries } from './live.mjs'
import { shortCode } from './short-code.mjs'

/** Looks at a record from the first entry to the last, and goes on after whatever is wrong. */
export function check(record, head) {
  const { entries } = record
  const { hash } = entries[entries.length - 1]
  const chain = [...chainProblems(record), ...headProblems(record, head)]
  const found = [...chain, ...whatHappened(record)]
  const isAbout = (code) => found.some((problem) => problem.code === code)
  return {
    verified: found.length === 0,
    entries: entries.length,
    head: hash,
    code: /^[0-9a-f]{64}$/.test(hash) ? shortCode(hash) : '',
    standings: !isAbout('standings-differ'),
    pairings: !isAbout('round-differs') && !isAbout('impossible-fact'),
    problems: found,
  }
}

function whatHappened(record) {
  const [{ fact: created }] = record.entries
  const strange = strangeEntries(record.entries)
  if (created.kind !== 'event-created') return strange
  const { regulation } = created
  const isKnown = documentOf(created) !== undefined
  if (!isKnown) return [...strange, { code: 'unknown-regulation', entry: 1, regulation }]
  return [...strange, ...factProblems(record)]
}
