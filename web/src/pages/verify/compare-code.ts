import { type PublicRecord, shortCode, typedCode } from '@topcut/engine'

/** What the entries of a record can be known by, one after the other. */
type Codes = { readonly short: readonly string[]; readonly whole: readonly string[] }

/** As they are compared, without spaces; made once, typing asks for them at each key. */
export const codesOf = ({ entries }: PublicRecord): Codes => {
  const hashes = entries.map(({ hash }) => (/^[0-9a-f]{64}$/.test(hash) ? hash : ''))
  return {
    short: hashes.map((hash) => (hash === '' ? '' : typedCode(shortCode(hash)))),
    whole: hashes.map(typedCode),
  }
}

const codeLength = 16

/** So many letters are no accident: among thousands of entries a few begin alike. */
const fewest = 4

type Comparison =
  | { readonly kind: 'nothing' }
  /** As far as it is typed it is the code of the record, or all of it. */
  | { readonly kind: 'same'; readonly letters: number; readonly isWhole: boolean }
  /** The code of an earlier entry: an old sheet. `entry` counts from 1. */
  | { readonly kind: 'older'; readonly entry: number; readonly isWhole: boolean }
  | { readonly kind: 'differs'; readonly letter: number }
  | { readonly kind: 'too-long' }

/**
 * What somebody types off a sheet, held against the code of the record and of every entry before;
 * a hash, which nobody types, is pasted whole.
 */
export const compareCode = ({ short, whole }: Codes, text: string): Comparison => {
  const typed = typedCode(text)
  const isHash = /^[0-9A-F]{64}$/.test(typed)
  const codes = isHash ? whole : short
  const own = codes.at(-1) ?? ''
  if (typed === '') return { kind: 'nothing' }
  if (typed.length > codeLength && !isHash) return { kind: 'too-long' }
  const isWhole = isHash || typed.length === codeLength
  if (own.startsWith(typed)) return { kind: 'same', letters: typed.length, isWhole }
  const older = typed.length < fewest ? -1 : codes.findLastIndex((code) => code.startsWith(typed))
  if (older >= 0) return { kind: 'older', entry: older + 1, isWhole }
  const letter = [...typed].findIndex((one, index) => one !== own[index])
  return { kind: 'differs', letter: letter + 1 }
}
