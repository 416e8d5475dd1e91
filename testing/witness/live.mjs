/** The entries that hold: an `undone` takes one away, and an `undone` of that one brings it back. */
export function liveEntries(entries) {
  const gone = new Set()
  // From the last to the first: what is taken back itself takes nothing back.
  for (const { n, fact } of [...entries].reverse()) {
    if (fact.kind === 'undone' && !gone.has(n)) gone.add(fact.entry)
  }
  return entries.filter(({ n }) => !gone.has(n))
}

/** A second beginning, and what takes back something that was not there before. */
export function strangeEntries(entries) {
  return entries.flatMap(({ n, fact }, index) => {
    const isStrange =
      (fact.kind === 'event-created') !== (index === 0) ||
      (fact.kind === 'undone' && !isBefore(fact.entry, index))
    return isStrange ? [{ code: 'impossible-fact', entry: n, kind: fact.kind }] : []
  })
}

const isBefore = (entry, index) => Number.isInteger(entry) && entry > 1 && entry <= index
