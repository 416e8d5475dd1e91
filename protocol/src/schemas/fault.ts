import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** What is wrong with what was sent, and in which field; the words are the server's. */
export type Fault = { readonly field: string } & (
  | { readonly fault: 'missing' | 'unknown' | 'blank' | 'form' }
  | { readonly fault: 'type'; readonly expected: string }
  | { readonly fault: 'choice'; readonly choices: readonly string[] }
  | { readonly fault: 'range' | 'length'; readonly least: number; readonly most: number | null }
)

/** The parts of JSON Schema that the schemas of this room make use of. */
type Shape = {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly string[]
  readonly anyOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape | readonly Shape[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const at = (field: string, part: string | number) => (field === '' ? `${part}` : `${field}.${part}`)

const choicesOf = (shape: Shape | undefined): readonly string[] =>
  shape?.const !== undefined ? [String(shape.const)] : (shape?.enum ?? [])

/** The field that tells the variants of a union apart: the first that names its choices. */
const tellingField = (variants: readonly Shape[]): string | undefined =>
  Object.keys(variants[0]?.properties ?? {}).find((key) =>
    variants.every((variant) => choicesOf(variant.properties?.[key]).length > 0),
  )

/** Without a telling field: an object is held against the object with its fields, not a choice. */
const likelyMeant = (variants: readonly Shape[], value: unknown): Shape | undefined => {
  const shapes = variants.filter((variant) => variant.type !== 'null')
  if (!isRecord(value)) return shapes[0]
  const objects = shapes.filter((variant) => variant.type === 'object')
  const hasFields = (shape: Shape) =>
    (shape.required ?? []).every((key) => Object.hasOwn(value, key))
  return objects.find(hasFields) ?? objects[0] ?? shapes[0]
}

const inUnion = (variants: readonly Shape[], value: unknown, field: string): Fault | null => {
  const telling = tellingField(variants)
  if (telling === undefined) {
    const meant = likelyMeant(variants, value)
    return meant === undefined ? { field, fault: 'form' } : inShape(meant, value, field)
  }
  if (!isRecord(value)) return { field, fault: 'type', expected: 'object' }
  const told = value[telling]
  if (told === undefined) return { field: at(field, telling), fault: 'missing' }
  const choices = (variant: Shape) => choicesOf(variant.properties?.[telling])
  const chosen = variants.find((variant) => choices(variant).includes(told as string))
  return chosen === undefined
    ? { field: at(field, telling), fault: 'choice', choices: variants.flatMap(choices) }
    : inShape(chosen, value, field)
}

const inObject = (shape: Shape, value: unknown, field: string): Fault | null => {
  if (!isRecord(value)) return { field, fault: 'type', expected: 'object' }
  const properties = shape.properties ?? {}
  // A wrong kind explains every field that is missing; the missing field would explain nothing.
  for (const [key, known] of Object.entries(properties)) {
    const part = value[key]
    if (known.const !== undefined && part !== undefined && part !== known.const) {
      return { field: at(field, key), fault: 'choice', choices: choicesOf(known) }
    }
  }
  for (const key of shape.required ?? []) {
    if (value[key] === undefined) return { field: at(field, key), fault: 'missing' }
  }
  for (const [key, part] of Object.entries(value)) {
    const known = Object.hasOwn(properties, key) ? properties[key] : undefined
    if (known === undefined) return { field: at(field, key), fault: 'unknown' }
    const found = part === undefined ? null : inShape(known, part, at(field, key))
    if (found !== null) return found
  }
  return null
}

const inList = (shape: Shape, value: unknown, field: string): Fault | null => {
  if (!Array.isArray(value)) return { field, fault: 'type', expected: 'array' }
  const { items } = shape
  const places = Array.isArray(items) ? (items as readonly Shape[]) : undefined
  const least = places?.length ?? shape.minItems ?? 0
  const most = places?.length ?? shape.maxItems ?? null
  if (value.length < least || (most !== null && value.length > most)) {
    return { field, fault: 'length', least, most }
  }
  for (const [index, part] of value.entries()) {
    const item = places === undefined ? (items as Shape | undefined) : places[index]
    const found = item === undefined ? null : inShape(item, part, at(field, index))
    if (found !== null) return found
  }
  return null
}

const inText = (shape: Shape, value: unknown, field: string): Fault => {
  if (typeof value !== 'string') return { field, fault: 'type', expected: 'string' }
  const { minLength: least = 0, maxLength: most = null } = shape
  if (value.trim() === '') return { field, fault: 'blank' }
  const length = [...value].length
  if (length < least || (most !== null && length > most)) {
    return { field, fault: 'length', least, most }
  }
  return { field, fault: 'form' }
}

const inNumber = (shape: Shape, value: unknown, field: string): Fault => {
  const { type = 'number', minimum: least = 0, maximum: most = null } = shape
  // One that is too large to be exact is a whole number all the same, out of any range there is.
  const isOfType =
    type !== 'integer' || (most === null ? Number.isSafeInteger : Number.isInteger)(value)
  return typeof value === 'number' && isOfType
    ? { field, fault: 'range', least, most }
    : { field, fault: 'type', expected: type }
}

const inShape = (shape: Shape, value: unknown, field: string): Fault | null => {
  if (Value.Check(shape as TSchema, value)) return null
  if (shape.anyOf !== undefined) return inUnion(shape.anyOf, value, field)
  const choices = choicesOf(shape)
  if (choices.length > 0) return { field, fault: 'choice', choices }
  if (shape.type === 'object') return inObject(shape, value, field)
  if (shape.type === 'array') return inList(shape, value, field)
  if (shape.type === 'string') return inText(shape, value, field)
  if (shape.type === 'integer' || shape.type === 'number') return inNumber(shape, value, field)
  return { field, fault: 'type', expected: shape.type ?? 'unknown' }
}

/**
 * The first fault in what was sent, or null. A plain validator answers a wrong command with the
 * complaints of all the commands it is not; this one reads which command was meant and names the
 * one field.
 */
export const findFault = (schema: TSchema, value: unknown): Fault | null =>
  inShape(schema as Shape, value, '')
