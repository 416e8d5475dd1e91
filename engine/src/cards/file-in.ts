import { isJson, plainLines } from './plain-lines.ts'
import { aboutLine, type ReadLine } from './reading.ts'

type FileIn = {
  /** Null where it is broken, or nested without end. */
  readonly value: unknown
  /** Whether the text is nothing but the file. */
  readonly isWhole: boolean
  /** The lines around it that say something: nothing of a text is lost. */
  readonly beside: readonly ReadLine[]
}

/** Deeper than any list is: whatever looks for one goes as deep as the file, and would fall. */
const deepest = 100

const isFlat = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < deepest && Object.values(value).every((held) => isFlat(held, depth + 1)))

const parsed = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text)
    return isFlat(value) ? value : null
  } catch {
    return null
  }
}

const fence = /^\s*(?:`{3,}|~{3,})\s*\w*\s*$|`{3,}(?:json)?/giu

/** The lines of what stands around a file; the fences of a chat say nothing. */
const saidIn = (text: string, from: number): readonly ReadLine[] =>
  plainLines(text)
    .map((one) => aboutLine(one.text.replace(fence, '').trim(), from + one.line))
    .filter((one) => one.text !== '')

/** Between the first bracket of a file and the last: words stand around it where it is pasted into a chat. */
const within = (text: string, from: number): FileIn | null => {
  const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1
  if (from < 0 || to <= from) return null
  const value = parsed(text.slice(from, to))
  if (value === null) return null
  const behind = text.slice(0, to).split(/\r\n|\r|\n/).length - 1
  const beside = [...saidIn(text.slice(0, from), 0), ...saidIn(text.slice(to), behind)]
  return { value, isWhole: false, beside }
}

/** A file in JSON, alone or with words around it; null for a text. */
export const fileIn = (text: string): FileIn | null => {
  if (!isJson(text)) return within(text, text.search(/\{|\[\s*\{/))
  const value = parsed(text.replace(/^\uFEFF/, ''))
  const whole: FileIn = { value, isWhole: true, beside: [] }
  // It may end before the text does: only words behind it are no broken file.
  return value === null ? (within(text, text.search(/[{[]/)) ?? whole) : whole
}
