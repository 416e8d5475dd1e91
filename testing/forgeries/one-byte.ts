import type { Chance } from '@topcut/engine'

const textOf = (from: string, to: string): readonly number[] =>
  Array.from(
    { length: to.charCodeAt(0) - from.charCodeAt(0) + 1 },
    (_, n) => from.charCodeAt(0) + n,
  )

const [digits, letters] = [textOf('0', '9'), [...textOf('a', 'z'), ...textOf('A', 'Z')]]
const bytes = Array.from({ length: 256 }, (_, n) => n)

/** A digit becomes a digit and a letter a letter, or it would not be read; one in four anything. */
const others = (byte: number, chance: Chance): readonly number[] =>
  chance.below(4) === 0
    ? bytes
    : ([digits, letters].find((kind) => kind.includes(byte)) ?? textOf(' ', '~'))

/** The same bytes but for one. */
export const oneByteOther = (whole: Uint8Array, chance: Chance): Uint8Array => {
  const changed = Uint8Array.from(whole)
  const at = chance.below(whole.length)
  const before = whole[at] ?? 0
  const pool = others(before, chance).filter((byte) => byte !== before)
  changed[at] = pool[chance.below(pool.length)] ?? 0
  return changed
}
