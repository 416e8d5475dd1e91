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
