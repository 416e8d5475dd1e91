import { type Expected, refused } from '../refusal.ts'

/** A value and where it stands in the file, so that a complaint can point at it. */
export type At = { readonly value: unknown; readonly path: string }

const wrong = (at: At, expected: Expected): never =>
  refused({ code: 'wrong-shape', at: at.path, ...expected })

/** A field of an object, undefined where the file has none: never what every object inherits. */
export const field = (at: At, name: string): At => ({
  value: Object.hasOwn(at.value as object, name)
    ? (at.value as Readonly<Record<string, unknown>>)[name]
    : undefined,
  path: at.path === '' ? name : `${at.path}.${name}`,
})

export const has = (at: At, name: string): boolean => field(at, name).value !== undefined

/** An object of another tool, which may have fields of its own. */
export const anyObject = (at: At): At =>
  typeof at.value !== 'object' || at.value === null || Array.isArray(at.value)
    ? wrong(at, { expected: 'object' })
    : at

/** An object with no fields but these: a misspelt field must not be ignored in silence. */
export const object = (at: At, fields: readonly string[]): At => {
  for (const name of Object.keys(anyObject(at).value as object)) {
    if (!fields.includes(name)) refused({ code: 'unknown-field', at: at.path, field: name })
  }
  return at
}

export const list = <T>(at: At, item: (at: At) => T): readonly T[] => {
  if (!Array.isArray(at.value)) return wrong(at, { expected: 'list' })
  return at.value.map((value, index) => item({ value, path: `${at.path}[${index}]` }))
}

export const text = (at: At): string => {
  if (typeof at.value !== 'string' || at.value.trim() === '') return wrong(at, { expected: 'text' })
  return at.value
}

/** Any number that can be written down; which ones are possible is asked of the rules. */
export const number = (at: At): number => {
  if (typeof at.value !== 'number' || !Number.isFinite(at.value)) {
    return wrong(at, { expected: 'number' })
  }
  return at.value
}

export const integer = (at: At, least: number): number => {
  const { value } = at
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least) {
    return wrong(at, { expected: 'whole-number', least })
  }
  return value
}

export const flag = (at: At): boolean =>
  typeof at.value === 'boolean' ? at.value : wrong(at, { expected: 'true-or-false' })

export const oneOf = <T extends string>(at: At, values: readonly T[]): T => {
  const found = values.find((value) => value === at.value)
  return found ?? wrong(at, { expected: 'one-of', values })
}

export const pair = <T>(at: At, item: (at: At) => T): readonly [T, T] => {
  if (Array.isArray(at.value) && at.value.length !== 2)
    return wrong(at, { expected: 'list-of-two' })
  return list(at, item) as readonly [T, T]
}

/** Reads a field where it is there. */
export const optional = <T, D>(at: At, read: (at: At) => T, otherwise: D): T | D =>
  at.value === undefined ? otherwise : read(at)
