import { isDay } from '@topcut/engine'
import { type At, field } from '../scenario/shape.ts'
import { given, label } from './loose.ts'
import type { Lost } from './lost.ts'

/** The day of an event; what stands in no calendar is named and left out. */
export const dayIn = (at: At, name: string, lost: Lost[]): { readonly date: string | null } => {
  const text = given(at, name, label)
  if (text === undefined) return { date: null }
  const date = dayOf(text)
  if (date === null) lost.push({ kind: 'field', of: text, where: field(at, name).path })
  return { date }
}

/** A day as tools write it: `2015-10-03` with or without an hour, `2015/10/03`, `03.10.2015`. */
export const dayOf = (text: string): string | null => {
  const [, year, month, day] = /^(\d{4})[-/.](\d{2})[-/.](\d{2})/.exec(text.trim()) ?? []
  const [, d, m, y] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text.trim()) ?? []
  const date = year === undefined ? `${y}-${m}-${d}` : `${year}-${month}-${day}`
  return isDay(date) ? date : null
}
