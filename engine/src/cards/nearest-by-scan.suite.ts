import { type Names, type Near, plainName } from './names.ts'
import { everyDistance } from './spelling/every-distance.suite.ts'

/** Compares every name to the end, whatever its letters are. */
const scan = <T>(
  { all }: Names<T>,
  plain: string,
  count: number,
  most: number,
): readonly Near<T>[] => {
  let least = most
  const found = new Map<T, number>()
  for (const { name, cards } of all) {
    const isPart = plain.length > 3 && (name.includes(plain) || plain.includes(name))
    const letters = isPart
      ? Math.min(2, Math.abs(name.length - plain.length))
      : everyDistance(plain, name)
    if (letters > least) continue
    for (const card of cards) found.set(card, Math.min(found.get(card) ?? letters, letters))
    const sorted = [...found.values()].toSorted((a, b) => a - b)
    least = (sorted[count - 1] ?? least + 1) - 1
  }
  return [...found]
    .map(([card, letters]) => ({ card, letters }))
    .toSorted((a, b) => a.letters - b.letters)
    .slice(0, count)
}

/** What the search has to find, by nothing but counting. */
export const nearestByScan = <T>(names: Names<T>, text: string, count: number) => {
  const plain = plainName(text)
  if (plain === '') return []
  const misspelt = scan(names, plain, count, Math.max(1, Math.floor(plain.length / 5)))
  return misspelt.some(({ letters }) => letters === 1)
    ? misspelt
    : scan(names, plain, count, Math.max(2, Math.ceil(plain.length / 2)))
}
