import { type PublicRecord, recordFormat, recordVersion } from './public-record.ts'

type Read =
  | { readonly record: PublicRecord }
  | { readonly fault: 'no-json' | 'no-record' | 'later-version' | 'broken' }

/** A file as a record; whether it is true is asked afterwards. */
export const readRecord = (text: string): Read => {
  const file = parsed(text)
  if (file === null) return { fault: 'no-json' }
  if (!isObject(file) || file['format'] !== recordFormat) return { fault: 'no-record' }
  const { version } = file
  if (typeof version === 'number' && version > recordVersion) return { fault: 'later-version' }
  return isRecord(file) && isPlain(file)
    ? { record: file as unknown as PublicRecord }
    : { fault: 'broken' }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return null
  }
}

/** Deeper than any fact is; what walks through a value walks as deep as it goes, and would fall. */
const deepest = 100

/** Whether it can be said again as it stands: what is beyond all numbers is written as null. */
const isPlain = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  return depth < deepest && Object.values(value).every((held) => isPlain(held, depth + 1))
}

type Fields = { readonly [key: string]: unknown }

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What everything after it relies on; the facts themselves are tried one by one. */
const isRecord = ({ version, event, entries, standings, digest }: Fields): boolean =>
  version === recordVersion &&
  typeof event === 'string' &&
  typeof digest === 'string' &&
  isObject(standings) &&
  Array.isArray(entries) &&
  entries.length > 0 &&
  entries.every(isEntry)

/** A hundred million days on either side of 1970: later or earlier no calendar can show. */
const isMoment = (at: unknown): boolean => typeof at === 'number' && Math.abs(at) <= 8.64e15

const isEntry = (entry: unknown): boolean =>
  isObject(entry) &&
  typeof entry['n'] === 'number' &&
  isMoment(entry['at']) &&
  isObject(entry['by']) &&
  typeof entry['by']['role'] === 'string' &&
  isObject(entry['fact']) &&
  typeof entry['fact']['kind'] === 'string' &&
  ['sealed', 'previous', 'hash'].every((key) => typeof entry[key] === 'string')
