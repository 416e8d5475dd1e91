const isLetter = (letter: string): boolean => /[\p{L}\p{N}]/u.test(letter)

/** Enough of a name, as it is looked up, to know the page it is on: `Ke`, or `K. F` of an initial. */
const beginning = (name: string): string => {
  const [first = '', next = ''] = name.normalize('NFC').split(' ')
  const letters = [...first].filter(isLetter)
  if (letters.length > 1 || next === '') return letters.slice(0, 2).join('')
  return `${first} ${[...next].find(isLetter) ?? ''}`.trim()
}

/** `Ad – Ke`: the first and the last name of a page, as far as a reader needs them. */
export const nameRange = (names: readonly string[]): string => {
  const [first = '', last = ''] = [names[0] ?? '', names.at(-1) ?? ''].map(beginning)
  return first === last ? first : `${first}\u00a0–\u00a0${last}`
}
