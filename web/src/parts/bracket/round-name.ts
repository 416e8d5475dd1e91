import type { DeskWords } from '../../words/desk.ts'

/** What a round of the bracket is called; `left` is 1 for the final. */
export const roundName = (words: DeskWords, left: number): string => {
  if (left === 1) return words.heading('final')
  if (left === 2) return words.heading('semi-final')
  if (left === 3) return words.heading('quarter-final')
  return words.termWith('top', { size: 2 ** left })
}
