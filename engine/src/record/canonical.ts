/**
 * One text for one value: keys sorted by code unit, no spaces, nothing that is undefined. Two
 * machines that kept the keys in another order would otherwise disagree about a hash. By plain
 * loops: every entry that is stored waits for it.
 */
export const canonical = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  let text = ''
  if (Array.isArray(value)) {
    // In a list nothing can be left out: JSON writes null.
    for (const item of value) text += `${text === '' ? '' : ','}${canonical(item ?? null)}`
    return `[${text}]`
  }
  const fields = value as { readonly [key: string]: unknown }
  for (const key of Object.keys(fields).sort()) {
    const held = fields[key]
    if (held === undefined) continue
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(held)}`
  }
  return `{${text}}`
}
