import { correction } from './reed-solomon.ts'

/**
 * One size for every link: 37 modules hold 106 bytes in a single block, so that none of the tables
 * for other sizes is needed. Longer texts have no code.
 */
const size = 37
const dataBytes = 108
const correctionBytes = 26
const longest = 106

/** Rows from the top; true is dark. */
export type QrCode = readonly (readonly boolean[])[]

const bitsOf = (value: number, length: number): readonly boolean[] =>
  Array.from({ length }, (_, at) => ((value >> (length - 1 - at)) & 1) === 1)

/** Mode, length, text, end, and the two filling bytes in turn. */
const messageOf = (text: Uint8Array): readonly number[] => {
  const bits = [
    ...bitsOf(4, 4),
    ...bitsOf(text.length, 8),
    ...[...text].flatMap((b) => bitsOf(b, 8)),
  ]
  const closed = [...bits, ...bitsOf(0, 4)]
  const bytes = Array.from({ length: closed.length / 8 }, (_, at) =>
    closed.slice(8 * at, 8 * at + 8).reduce((value, bit) => 2 * value + (bit ? 1 : 0), 0),
  )
  const fill = Array.from({ length: dataBytes - bytes.length }, (_, at) => (at % 2 ? 0x11 : 0xec))
  return [...bytes, ...fill]
}

/** Low correction and the first mask, as the standard writes it. */
const format = bitsOf(0b111011111000100, 15)

type Modules = (boolean | undefined)[][]

const setSquare = (modules: Modules, row: number, column: number, radius: number) => {
  for (let y = -radius; y <= radius; y++) {
    for (let x = -radius; x <= radius; x++) {
      const line = modules[row + y]
      if (line === undefined || column + x < 0 || column + x >= size) continue
      const ring = Math.max(Math.abs(x), Math.abs(y))
      line[column + x] = radius === 2 ? ring !== 1 : ring !== 2 && ring !== 4
    }
  }
}

/** What every code of this size has: corners, lines of dashes, and how it is to be read. */
const framed = (): Modules => {
  const modules: Modules = Array.from({ length: size }, () => Array(size).fill(undefined))
  const set = (row: number, column: number, isDark: boolean) => {
    const line = modules[row]
    if (line !== undefined) line[column] = isDark
  }
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  setSquare(modules, 3, 3, 4)
  setSquare(modules, 3, size - 4, 4)
  setSquare(modules, size - 4, 3, 4)
  setSquare(modules, 30, 30, 2)
  format.forEach((isDark, at) => {
    // Written twice: around the first corner, and shared between the other two.
    if (at < 8) set(8, at < 6 ? at : at + 1, isDark)
    else set(at < 9 ? 7 : 14 - at, 8, isDark)
    if (at < 7) set(size - 1 - at, 8, isDark)
    else set(8, size - 15 + at, isDark)
  })
  set(size - 8, 8, true)
  return modules
}

/** The free places in the order in which bits are laid: pairs of columns, up and down in turn. */
const places = (modules: Modules): readonly (readonly [row: number, column: number])[] => {
  const columns = Array.from({ length: 18 }, (_, at) => (at < 15 ? size - 1 - 2 * at : 35 - 2 * at))
  return columns.flatMap((right, at) =>
    Array.from({ length: 2 * size }, (_, step) => {
      const row = at % 2 === 0 ? size - 1 - (step >> 1) : step >> 1
      return [row, right - (step % 2)] as const
    }).filter(([row, column]) => modules[row]?.[column] === undefined),
  )
}

/** Null where the text is too long. */
export const qrCode = (text: string): QrCode | null => {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > longest) return null
  const message = messageOf(bytes)
  const bits = [...message, ...correction(message, correctionBytes)].flatMap((b) => bitsOf(b, 8))
  const modules = framed()
  places(modules).forEach(([row, column], at) => {
    const line = modules[row]
    if (line !== undefined) line[column] = (bits[at] ?? false) !== ((row + column) % 2 === 0)
  })
  return modules.map((line) => line.map((isDark) => isDark === true))
}
