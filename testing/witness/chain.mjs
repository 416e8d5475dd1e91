import { canonical, sha256 } from './canonical.mjs'
import { isCode } from './short-code.mjs'

/** Every entry's own hash, the one before it, its number; then the hash over the whole file. */
export function chainProblems(record) {
  const problems = []
  let before = sha256(record.event)
  record.entries.forEach(({ hash, ...open }, index) => {
    const entry = index + 1
    if (sha256(canonical(open)) !== hash) problems.push(broken(entry, 'hash'))
    else if (open.previous !== before) problems.push(broken(entry, 'previous'))
    else if (open.n !== entry) problems.push(broken(entry, 'number'))
    // The next one is held against what this one says of itself, or one change would break them all.
    before = hash
  })
  const { digest, ...told } = record
  if (problems.length === 0 && sha256(canonical(told)) !== digest) {
    problems.push(broken(null, 'around'))
  }
  return problems
}

const broken = (entry, how) => ({ code: 'chain-broken', entry, how })

/** The code from an old sheet belongs to one of the entries, or the record is another one. */
export function headProblems({ entries }, head) {
  if (head === undefined || entries.some(({ hash }) => isCode(hash, head))) return []
  return [{ code: 'head-differs', entry: null, wanted: head }]
}
