import { escaped } from '../feeds/markup.ts'
import { textWidth } from './text-width.ts'

/** Signs that turn the direction of what follows: a name must not turn what stands behind it. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

export const inOneLine = (text: string): string =>
  text.replace(turning, '').replace(/\s+/g, ' ').trim()

type Lettering = {
  readonly x: number
  /** Of the line that letters stand on. */
  readonly y: number
  /** The largest they may be; smaller where the text would else not fit. */
  readonly size: number
  readonly room: number
  readonly fill: string
  readonly weight?: 400 | 700
  readonly anchor?: 'start' | 'end'
}

/** The largest letters up to `size` in which a text fits one line: a name is never cut. */
const fittedSize = (text: string, size: number, room: number): number =>
  Math.floor(10 * Math.min(size, room / Math.max(0.1, textWidth(text)))) / 10

export const lettered = (given: string, how: Lettering): string => {
  const { x, y, size, room, fill, weight = 400, anchor = 'start' } = how
  const text = inOneLine(given)
  return `<text x="${x}" y="${y}" font-size="${fittedSize(text, size, room)}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">${escaped(text)}</text>`
}

/** In so many lines, the widest of them as narrow as it can be. */
const parted = (words: readonly string[], lines: number): readonly string[] => {
  const ways = words.slice(1).map((_, at) => {
    const first = words.slice(0, at + 1).join(' ')
    return [
      first,
      ...(lines === 2 ? [words.slice(at + 1).join(' ')] : parted(words.slice(at + 1), lines - 1)),
    ]
  })
  const whole = [words.join(' ')]
  const widest = (way: readonly string[]) => Math.max(...way.map(textWidth))
  return ways.toSorted((a, b) => widest(a) - widest(b))[0] ?? whole
}

/** A name in several lines is read less easily: letters have to be that much larger for it. */
const worthIt = 1.15

/** In a row of the given height, in up to three lines. */
export const letteredRow = (
  given: string,
  how: Omit<Lettering, 'y'>,
  top: number,
  high: number,
): string => {
  const words = inOneLine(given).split(' ')
  const [best] = [1, 2, 3]
    .map((count) => {
      const lines = count === 1 ? [words.join(' ')] : parted(words, count)
      const largest = Math.min(how.size, high / (1.25 * lines.length))
      const size = Math.min(...lines.map((line) => fittedSize(line, largest, how.room)))
      return { lines, size, worth: size / worthIt ** (lines.length - 1) }
    })
    .toSorted((a, b) => b.worth - a.worth)
  const { lines = [], size = 0 } = best ?? {}
  return lines
    .map((line, at) => {
      const y = top + high / 2 + size * (0.35 + 1.12 * (at - (lines.length - 1) / 2))
      return lettered(line, { ...how, size, y: Math.round(10 * y) / 10 })
    })
    .join('')
}
