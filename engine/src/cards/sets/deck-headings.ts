import type { Sleeves } from '../../vocabulary/card.ts'
import type { Side } from '../../vocabulary/result.ts'
import { plainName } from '../names.ts'

/** What a line says about a deck, and what stands behind it on the same line. */
type Heading =
  | { readonly is: 'side'; readonly side: Side; readonly rest: string }
  | { readonly is: 'affiliation'; readonly rest: string }
  | { readonly is: 'sets' | 'commands'; readonly rest: string }
  | { readonly is: 'sleeves'; readonly sleeves: Sleeves }
  | { readonly is: 'about' }

const rest = '\\s*(?:\\(\\d+\\))?\\s*(?:[:=(,–—-]\\s*(.*?)\\)?)?\\s*$'
const side = '(?:side|seite|strona)(?:\\s+(?:of the force|der macht|mocy))?'
const ofSide = (words: string) =>
  new RegExp(
    `^(?:deck\\s+)?(?:${words})[\\s-]*(?:${side})?\\s*(?:decks?|talia)?\\s*\\d?${rest}`,
    'iu',
  )
const sides: readonly (readonly [Side, RegExp])[] = [
  ['light', ofSide('light|helle?s?|jasna|ls|hs')],
  ['dark', ofSide('dark|dunkle?s?|ciemna|ds')],
]
const affiliation =
  /^(?:affiliation|fraktion|fraktionskarte|zugehörigkeit|frakcja|przynależność|karta przynależności)(?:\s+card)?(?:\s*[:=–-]\s*|\s+|$)(.*)$/iu
/** Sets of no affiliation, listed apart from those of the deck's own. */
const neutral =
  '(?:neutrals?|neutrale|neutralne)(?:\\s+(?:(?:objective\\s+)?sets?|objectives?|einsatzsets?|zestawy))?'
const sets = new RegExp(
  `^(?:objectives?|objective (?:deck|sets?|cards?)|sets|einsatz(?:sets?|deck|karten)|zestawy|zestawy celów|cele|talia celów|${neutral})${rest}`,
  'iu',
)
const commands = new RegExp(
  `^(?:command (?:deck|cards?)|kommando(?:deck|karten|stapel)|befehls(?:deck|karten)|(?:karty|talia) (?:dowodzenia|rozkazów))${rest}`,
  'iu',
)
const sleeved = /^(?:sleeves|hüllen|kartenhüllen|koszulki)\s*[:=]\s*(.+)$/iu
const about =
  /^(?:\/\/.*|https?:.*|[-=_*~]{2,}.*|(?:total|summe|gesamt|razem|suma|name|nazwa|decks?|player|spieler|gracz|notes?|notizen)\s*:.*|\d+\s+(?:objective\s+|command\s+)?(?:sets|cards|einsatzsets|karten|zestawów|kart))$/iu

const sleeveWords: { readonly [S in Sleeves]: readonly string[] } = {
  none: ['none', 'keine', 'brak'],
  clear: ['clear', 'klar', 'durchsichtig', 'przezroczyste'],
  opaque: ['opaque', 'blickdicht', 'nieprzezroczyste'],
  art: ['art', 'illustriert', 'ilustrowane'],
  mixed: ['mixed', 'gemischt', 'mieszane'],
}
const isSleeves = (word: string): word is Sleeves => Object.hasOwn(sleeveWords, word)

const sleevesOf = (said: string): Sleeves | undefined =>
  Object.entries(sleeveWords)
    .filter(([, words]) => words.includes(plainName(said)))
    .map(([kind]) => kind)
    .find(isSleeves)

/** In the three languages of the documents; null for a line that is none. */
export const headingOf = (line: string): Heading | null => {
  for (const [side, pattern] of sides) {
    const found = pattern.exec(line)
    if (found !== null) return { is: 'side', side, rest: found[1] ?? '' }
  }
  const sleeves = sleevesOf(sleeved.exec(line)?.[1] ?? '')
  if (sleeves !== undefined) return { is: 'sleeves', sleeves }
  if (about.test(line)) return { is: 'about' }
  const under = affiliation.exec(line)
  if (under !== null) return { is: 'affiliation', rest: under[1] ?? '' }
  const section = sets.exec(line)
  if (section !== null) return { is: 'sets', rest: section[1] ?? '' }
  const ofCommands = commands.exec(line)
  return ofCommands === null ? null : { is: 'commands', rest: ofCommands[1] ?? '' }
}
