import { createHash } from 'node:crypto'

/** SHA-256 of a text in UTF-8, as 64 small hexadecimal digits. */
export const sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex')

/** JSON with sorted keys and no spaces; a key without a value is not there, a place in a list is null. */
export function canonical(value) {
  if (value === undefined) return 'null'
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one)).join(',')}]`
  const keys = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`
}
