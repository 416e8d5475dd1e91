/** One line of a list as people write it: `2x Name (12) [epic]`. */
export type CardLine = {
  readonly count: number
  readonly name: string
  /** Null where the line names none. */
  readonly points: number | null
  /** Marks of the card, in square brackets. */
  readonly marks: readonly string[]
}

const lead = /^[\s\-–—*•·+]+/
const marksAtEnd = /\[([^\]]*)\]\s*$/
const pointsAtEnd = /\(\s*(-?\d+)\s*[\p{L}.]*\s*\)\s*$/u
const times = /^(\d{1,2})\s*[x×]\s+/i
const number = /^(\d{1,3})\s+/

/** Longer than the server takes, a name would lose the whole list. */
const longestName = 120

const atMost = (count: number) => Math.min(Math.max(count, 1), 60)

/** What a number before a name means where nothing else says so: points, or how many. */
export const cardLine = (line: string, before: 'points' | 'count' = 'count'): CardLine => {
  let rest = line.replaceAll('−', '-').replace(lead, '').trim()
  const take = (pattern: RegExp): string | null => {
    const found = pattern.exec(rest)
    if (found === null) return null
    rest = rest.replace(pattern, '').trim()
    return found[1] ?? ''
  }
  const marks = (take(marksAtEnd) ?? '').split(',').map((mark) => mark.trim().toLowerCase())
  const inBrackets = take(pointsAtEnd)
  const counted = take(times)
  const first = counted === null ? take(number) : null
  const isCount = first !== null && (before === 'count' || inBrackets !== null)
  const points = inBrackets ?? (isCount ? null : first)
  return {
    count: atMost(Number(counted ?? (isCount ? first : 1))),
    name: rest.slice(0, longestName),
    points: points === null ? null : Number(points),
    marks: marks.filter((mark) => mark !== ''),
  }
}

/** The lines of a field that say something, a card that is there twice as two. */
export const cardLines = (text: string): readonly CardLine[] =>
  text
    .split('\n')
    .map((line) => cardLine(line))
    .filter(({ name }) => name !== '')
    .flatMap((line) => Array.from({ length: line.count }, () => line))

type Written = {
  readonly name: string
  readonly points?: number
  readonly marks: readonly string[]
}

/** A card as its line would be typed. */
export const cardText = ({ name, points, marks }: Written): string =>
  [
    name,
    ...(points === undefined ? [] : [`(${points})`]),
    ...(marks.length === 0 ? [] : [`[${marks.join(', ')}]`]),
  ].join(' ')
