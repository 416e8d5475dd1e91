import type { Result } from '../../vocabulary/result.ts'

/**
 * Whether two results say the same, in whatever order their fields were written. The rolls of a final
 * salvo need not be told: who leaves them out does not contradict who does not.
 */
export const isSameResult = (one: Result, other: Result): boolean => {
  const isTold = hasRolls(one) && hasRolls(other)
  const said = (result: Result) =>
    JSON.stringify(inOrder(isTold ? result : { ...result, salvoRolls: undefined }))
  return said(one) === said(other)
}

const hasRolls = (result: Result): boolean =>
  'salvoRolls' in result && result.salvoRolls !== undefined

/** Of two results that say the same, the one that tells more. */
export const fullerResult = (one: Result, other: Result): Result => (hasRolls(one) ? one : other)

const inOrder = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inOrder)
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([name, inner]) => [name, inOrder(inner)]))
}
