/** The same words with every text in brackets: what stands without was not translated. */
export const bracketed = <T>(words: T): T => change(words) as T

const change = (words: unknown): unknown => {
  if (typeof words === 'string') return `⟦${words}⟧`
  if (typeof words === 'function') {
    return (...given: readonly unknown[]) => change(words(...given))
  }
  if (Array.isArray(words)) return words.map(change)
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, change(value)]))
}

/** What is left of a text without its brackets, those within others first. */
export const outsideBrackets = (text: string): string => {
  const less = text.replace(/⟦[^⟦⟧]*⟧/g, '')
  return less === text ? text : outsideBrackets(less)
}

/** Two letters in a row: a word, not the sign of a unit or a seat. */
export const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text)
