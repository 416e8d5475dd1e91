import { type At, anyObject, field, has, number, text } from '../scenario/shape.ts'
import type { Figure } from './found.ts'
import type { Lost } from './lost.ts'

/** Tools write numbers as texts, and nothing as null, as an empty text or not at all. */
const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** A field that may be missing in any of the ways in which tools leave something out. */
export const given = <T>(at: At, name: string, read: (at: At) => T): T | undefined => {
  const one = field(at, name)
  return isBlank(one.value) ? undefined : read(one)
}

/** A number, or a text that is one. */
export const numeric = (at: At): number => {
  const { value } = at
  if (typeof value === 'string' && /^\s*[+-]?\d+([.,]\d+)?\s*$/.test(value)) {
    return Number(value.trim().replace(',', '.'))
  }
  return number(at)
}

/** A name or an id, whichever way it is written; spaces around it are nobody's name. */
export const label = (at: At): string =>
  typeof at.value === 'number' ? `${at.value}` : text(at).trim()

/** A yes or no, however the tool writes it. */
export const yes = ({ value }: At): boolean =>
  value === true || value === 1 || /^(true|1|yes|y)$/i.test(String(value).trim())

export const figure =
  (decimals: number) =>
  (at: At): Figure => ({ value: numeric(at), decimals })

/** Fields that nobody reads: named, so that nothing is left out in silence. */
export const strangeFields = (at: At, known: readonly string[]): readonly Lost[] =>
  Object.keys(anyObject(at).value as object)
    .filter((name) => !known.includes(name) && has(at, name) && !isBlank(field(at, name).value))
    .map((name) => ({ kind: 'field', of: name, where: field(at, name).path }))
