/**
 * `Franz Kafka` → `Franz K.`: the first given name and the initial of the family name. Titles and
 * additions end with a full stop, particles begin small; a single name stays as it is.
 */
export const shortName = (name: string): string => {
  const words = name
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => word !== '')
  const [first, ...rest] = words.filter((word) => !word.endsWith('.'))
  const family = rest.findLast(beginsLarge) ?? rest.at(-1)
  if (first === undefined || family === undefined) return words.join(' ')
  return `${first} ${[...family][0]?.toUpperCase()}.`
}

const beginsLarge = (word: string): boolean => {
  const [initial = ''] = word
  return initial !== initial.toLowerCase()
}
