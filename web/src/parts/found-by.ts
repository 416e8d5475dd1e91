/** As somebody types it in a hurry: without capitals, accents and strokes. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđß]/g, (letter) => ({ ł: 'l', ø: 'o', đ: 'd', ß: 'ss' })[letter] ?? letter)

/**
 * How well a text answers what was typed, every word of it somewhere: 0 from the very beginning,
 * 1 from the beginning of words, 2 inside them; null not at all.
 */
export const rankOf = (query: string, text: string): number | null => {
  const wanted = folded(query).split(/\s+/).filter(Boolean)
  const whole = folded(text)
  if (!wanted.every((word) => whole.includes(word))) return null
  if (wanted.length === 0 || whole.startsWith(wanted.join(' '))) return 0
  const words = whole.split(/[^\p{L}\p{N}]+/u)
  return wanted.every((word) => words.some((one) => one.startsWith(word))) ? 1 : 2
}

export const isFoundBy = (query: string, text: string): boolean => rankOf(query, text) !== null
