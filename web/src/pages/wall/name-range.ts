/** Enough of a name to know the page it is on. */
const beginning = (name: string): string => {
  const letters = [...name.normalize('NFC')].filter((letter) => /[\p{L}\p{N}]/u.test(letter))
  return letters.slice(0, 2).join('')
}

/** `Ad – Ke`: the first and the last name of a page, as far as a reader needs them. */
export const nameRange = (names: readonly string[]): string => {
  const [first = '', last = ''] = [names[0] ?? '', names.at(-1) ?? ''].map(beginning)
  return first === last ? first : `${first}\u00a0–\u00a0${last}`
}
