import type { SquadIndex } from '../squad-index.ts'
import { lookUp } from './look-up.ts'

const countWords = [
  ['two', 'zwei', 'dwa', 'dwie', 'dwóch'],
  ['three', 'drei', 'trzy', 'trzech'],
  ['four', 'vier', 'cztery', 'czterech'],
  ['five', 'fünf', 'pięć', 'pięciu'],
  ['six', 'sechs', 'sześć', 'sześciu'],
  ['seven', 'sieben', 'siedem', 'siedmiu'],
  ['eight', 'acht', 'osiem', 'ośmiu'],
]
const leadingWord = new RegExp(`^(${countWords.flat().join('|')})\\s+(?=\\p{L})`, 'iu')

/** `Two Academy Pilots`, unless the rest is no pilot: squads are called Two aces. */
export const countedInWords = (
  { names }: SquadIndex,
  text: string,
): { readonly name: string; readonly count: number } | null => {
  const [begin, word = ''] = leadingWord.exec(text) ?? []
  if (begin === undefined) return null
  const name = text.slice(begin.length)
  const count = countWords.findIndex((words) => words.includes(word.toLowerCase())) + 2
  return lookUp(names.pilots, { text: name }).cards.length === 0 ? null : { name, count }
}
