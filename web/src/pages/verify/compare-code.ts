import { type PublicRecord, shortCode, typedCode } from '@topcut/engine'

/** The letters of each entry's code, without spaces; made once, typing asks for them at each key. */
export const codesOf = ({ entries }: PublicRecord): readonly string[] =>
  entries.map(({ hash }) => (/^[0-9a-f]{64}$/.test(hash) ? typedCode(shortCode(hash)) : ''))

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

/** What somebody types off a sheet, held against the code of the record and of every entry before. */
export const compareCode = (codes: readonly string[], text: string): Comparison => {
  const typed = typedCode(text)
  const own = codes.at(-1) ?? ''
  if (typed === '') return { kind: 'nothing' }
  if (typed.length > codeLength) return { kind: 'too-long' }
  const isWhole = typed.length === codeLength
  if (own.startsWith(typed)) return { kind: 'same', letters: typed.length, isWhole }
  const older = typed.length < fewest ? -1 : codes.findLastIndex((code) => code.startsWith(typed))
  if (older >= 0) return { kind: 'older', entry: older + 1, isWhole }
  const letter = [...typed].findIndex((one, index) => one !== own[index])
  return { kind: 'differs', letter: letter + 1 }
}
