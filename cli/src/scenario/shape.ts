import { refused } from '../refusal.ts'

/** A value and where it stands in the file, so that a complaint can point at it. */
export type At = { readonly value: unknown; readonly path: string }

const wrong = (at: At, expected: string): never =>
  refused({ code: 'wrong-shape', at: at.path === '' ? 'the file' : at.path, expected })

export const field = (at: At, name: string): At => ({
  value: (at.value as Record<string, unknown>)[name],
  path: at.path === '' ? name : `${at.path}.${name}`,
})

/** An object with no fields but these: a misspelt field must not be ignored in silence. */
export const object = (at: At, fields: readonly string[]): At => {
  const { value } = at
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return wrong(at, 'an object')
  }
  for (const name of Object.keys(value)) {
    if (!fields.includes(name)) {
      refused({ code: 'unknown-field', at: at.path === '' ? 'the file' : at.path, field: name })
    }
  }
  return at
}

export const list = <T>(at: At, item: (at: At) => T): readonly T[] => {
  if (!Array.isArray(at.value)) return wrong(at, 'a list')
  return at.value.map((value, index) => item({ value, path: `${at.path}[${index}]` }))
}

export const text = (at: At): string => {
  if (typeof at.value !== 'string' || at.value.trim() === '') return wrong(at, 'a text')
  return at.value
}

export const integer = (at: At, least: number): number => {
  const { value } = at
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least) {
    return wrong(at, `a whole number from ${least}`)
  }
  return value
}

export const flag = (at: At): boolean =>
  typeof at.value === 'boolean' ? at.value : wrong(at, 'true or false')

export const oneOf = <T extends string>(at: At, values: readonly T[]): T => {
  const found = values.find((value) => value === at.value)
  return found ?? wrong(at, values.map((value) => `"${value}"`).join(' | '))
}

export const pair = <T>(at: At, item: (at: At) => T): readonly [T, T] => {
  const items = list(at, item)
  const [first, second] = items
  if (items.length !== 2 || first === undefined || second === undefined) {
    return wrong(at, 'a list of two')
  }
  return [first, second]
}

/** Reads a field where it is there. */
export const optional = <T, D>(at: At, read: (at: At) => T, otherwise: D): T | D =>
  at.value === undefined ? otherwise : read(at)
