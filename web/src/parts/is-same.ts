const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}

/** Whether two values say the same: texts, numbers, and lists and records of them. */
export const isSame = (one: unknown, two: unknown): boolean => {
  if (Object.is(one, two)) return true
  if (!isPlain(one) || !isPlain(two) || Array.isArray(one) !== Array.isArray(two)) return false
  for (const key of Object.keys(one)) if (!isSame(one[key], two[key])) return false
  // What is absent and what is left empty say the same.
  return Object.keys(two).every((key) => two[key] === undefined || Object.hasOwn(one, key))
}
