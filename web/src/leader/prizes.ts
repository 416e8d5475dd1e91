import type { About } from '@topcut/engine'

/** `4-8: a card`, `4: a card`, or just the prize of the next place. */
const ranged = /^(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?\s*[:.]\s*(.+)$/

/** The prizes as they were typed, one per line, by place. */
export const prizesTyped = (text: string): ReadonlyMap<number, string> => {
  const prizes = new Map<number, string>()
  let next = 1
  for (const line of text.split(/\r?\n/)) {
    const typed = line.trim()
    const [, from, to, prize] = ranged.exec(typed) ?? []
    const first = from === undefined ? next : Number(from)
    const last = Math.min(Number(to ?? first), first + 1000)
    // An empty line leaves its place without a prize.
    if (typed !== '') {
      for (let place = first; place <= last; place++) prizes.set(place, prize ?? typed)
    }
    next = last + 1
  }
  return prizes
}

/** `1st`, `2nd – 4th`: the places somebody means who writes for people. */
const saidPlaces = /^(\d{1,4})(?:[^\d]*[-–][^\d]*(\d{1,4}))?/

/** What the settings say can be won, as it would be typed; a prize for everyone belongs to no place. */
export const prizeLines = ({ prizes = [] }: Pick<About, 'prizes'>): string =>
  prizes
    .flatMap((prize) => {
      const [, first, last] = saidPlaces.exec(prize.for) ?? []
      if (first === undefined) return []
      return [`${last === undefined ? first : `${first}-${last}`}: ${prize.what}`]
    })
    .join('\n')
