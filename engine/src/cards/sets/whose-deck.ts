import type { Side } from '../../vocabulary/result.ts'
import { named } from '../names.ts'
import type { KnownSets } from './known-sets.ts'

/** A line that says which side and which affiliation, in whatever order, and what stands behind it. */
type WhoseDeck = { readonly side: Side; readonly affiliation: string; readonly cards: string }

const sides: readonly (readonly [Side, string])[] = [
  ['light', 'light|helle?s?|jasna|ls|hs'],
  ['dark', 'dark|dunkle?s?|ciemna|ds'],
]
const sideWords = sides.map(
  ([side, words]) =>
    [
      side,
      new RegExp(
        `(?<!\\p{L})(?:${words})(?!\\p{L})(?:[\\s-]+(?:side|seite|strona)(?!\\p{L}))?`,
        'iu',
      ),
    ] as const,
)
const counted = /[([]\s*\d+\s*(?:sets|objectives|einsatzsets|zestawów)?\s*[)\]]/iu
const deckWords = /(?<!\p{L})(?:decks?|talia)(?!\p{L})/iu
const signs = /^[\s()[\]:=,/–—-]+|[\s()[\]:=,/–—-]+$/gu

/** No heading is longer; a line of thousands of letters would be looked through for each word. */
const longest = 120

/** `LS Jedi: 1 1 2`, `Jedi (Light)`, `Light: Jedi - 1, 1, 2`: else the affiliation would be one set more. */
export const whoseDeck = ({ affiliations }: KnownSets, line: string): WhoseDeck | null => {
  const said = line.replace(counted, '')
  const digit = /(?<![\p{L}\d])#?\d/u.exec(said.slice(0, longest))?.index ?? said.length
  const head = said.slice(0, Math.min(digit, longest))
  const [found, other] = sideWords.filter(([, words]) => words.test(head))
  if (found === undefined || other !== undefined) return null
  const [side, words] = found
  const affiliation = head.replace(words, ' ').replace(deckWords, ' ').replace(signs, '')
  return named(affiliations, affiliation).length === 0
    ? null
    : { side, affiliation, cards: said.slice(digit) }
}
