/**
 * One text for one value: keys sorted by code unit, no spaces, nothing that is undefined. Two
 * machines that kept the keys in another order would otherwise disagree about a hash. By plain
 * loops, keys quoted once: every entry that is stored waits for it.
 */
export const canonical = (value: unknown): string => {
  if (typeof value === 'number' && Number.isFinite(value)) return `${value === 0 ? 0 : value}`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) {
    let items = ''
    // In a list nothing can be left out: JSON writes null.
    for (const item of value) items += `,${canonical(item ?? null)}`
    return `[${items.slice(1)}]`
  }
  const fields = value as { readonly [key: string]: unknown }
  const keys = Object.keys(fields)
  if (keys.length > 1) keys.sort()
  let text = ''
  for (const key of keys) {
    const held = fields[key]
    if (held !== undefined) text += `,${quoted(key)}${canonical(held)}`
  }
  return `{${text.slice(1)}}`
}

const known = new Map<string, string>()

/** Facts have a few hundred keys; what strangers make up must not fill the memory. */
const most = 1_000

const quoted = (key: string): string => {
  const before = known.get(key)
  if (before !== undefined) return before
  const made = `${JSON.stringify(key)}:`
  if (known.size < most) known.set(key, made)
  return made
}
