/**
 * One text for one value: keys sorted by code unit, no spaces, nothing that is undefined. Two
 * machines that kept the keys in another order would otherwise disagree about a hash.
 */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalItem).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`).join(',')}}`
}

/** In a list nothing can be left out: JSON writes null. */
const canonicalItem = (item: unknown): string => (item === undefined ? 'null' : canonical(item))
