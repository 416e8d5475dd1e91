const isText = (value) => typeof value === 'string'
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A file as a record; null where it is none, or of a later version. Whether it is true comes later. */
export function readRecord(text) {
  const file = parsed(text)
  if (!isObject(file) || file.format !== 'topcut-public-record' || file.version !== 1) return null
  const { event, digest, standings, entries } = file
  const isWhole = isText(event) && isText(digest) && isObject(standings) && Array.isArray(entries)
  return isWhole && entries.length > 0 && entries.every(isEntry) && isPlain(file) ? file : null
}

/** A number beyond all is written as null, and nothing in a record is a hundred deep. */
function isPlain(value, depth = 0) {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  return depth < 100 && Object.values(value).every((held) => isPlain(held, depth + 1))
}

function parsed(text) {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return null
  }
}

const isEntry = (entry) =>
  isObject(entry) &&
  Number.isFinite(entry.n) &&
  Number.isFinite(entry.at) &&
  isObject(entry.by) &&
  isObject(entry.fact) &&
  [entry.fact.kind, entry.sealed, entry.previous, entry.hash].every(isText)
