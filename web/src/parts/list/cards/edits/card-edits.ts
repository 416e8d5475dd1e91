import {
  type CardPlace,
  type Catalogue,
  type ListClauses,
  putCard,
  type SquadList,
  type Suggestion,
  suggestCards,
} from '@topcut/engine'
import type { FormDraft, Guesses, ListDraft } from '../../typing/list-draft.ts'
import { listTyped } from '../../typing/list-typed.ts'
import { readOnce } from '../../typing/read-once.ts'
import { alongFrom } from './along-from.ts'
import type { Where } from './card-at.ts'
import { cardInstead, suggestInstead } from './card-instead.ts'
import { decksBeside } from './decks-beside.ts'
import { cardsAlone } from './list-with-cards.ts'
import { guessesIn, type LookedLine, lookedLines } from './looked-lines.ts'
import { textOfCards } from './text-of-cards.ts'
import { withoutCard } from './without-card.ts'

/** A list whose cards are known, and what can be done to it: each answers with the draft of it. */
export type CardEdits = {
  readonly list: SquadList
  readonly lines: readonly LookedLine[]
  /** What the text says it costs; null where it says nothing. */
  readonly declared: number | null
  readonly suggest: (place: CardPlace, typed: string) => readonly Suggestion[]
  /** What may be meant instead of the card that was taken for this. */
  readonly suggestFor: (line: LookedLine, typed: string) => readonly Suggestion[]
  readonly type: (text: string) => ListDraft
  /** What a file holds instead of the text; a deck that it says nothing of stays. */
  readonly file: (text: string) => ListDraft
  readonly put: (place: CardPlace, id: string) => ListDraft
  readonly remove: (where: Where) => ListDraft
  /** The card was meant that was taken for this. */
  readonly keep: (line: LookedLine) => ListDraft
  /** Another card was meant. */
  readonly take: (line: LookedLine, id: string) => ListDraft
  readonly along: (part: Partial<FormDraft>) => ListDraft
}

/** A file for machines holds the list in one line or in signs that nobody types. */
const isForMachines = (text: string): boolean => /^\s*[[{<]/.test(text)

const without = (guesses: Guesses, name: string | undefined): Guesses =>
  Object.fromEntries(Object.entries(guesses).filter(([one]) => one !== name))

export const cardEdits = (
  draft: ListDraft,
  before: SquadList | null,
  clauses: ListClauses,
  catalogue: Catalogue,
): CardEdits => {
  const { text, form, guesses = {} } = draft
  const reading = readOnce(catalogue, text)
  const lines = lookedLines(reading, guesses)
  const list = listTyped({ ...draft, as: 'cards' }, before, clauses, catalogue)
  const toLookAt = guessesIn(lines)
  const written = (next: SquadList, left: Guesses = toLookAt): ListDraft => ({
    ...draft,
    text: textOfCards(catalogue, next),
    guesses: left,
  })
  const typed = (next: string): ListDraft => {
    const read = readOnce(catalogue, next)
    const taken = { ...draft, text: next, form: alongFrom(read, reading, form) }
    return read === null || !isForMachines(next)
      ? taken
      : {
          ...taken,
          text: textOfCards(catalogue, read.list),
          guesses: guessesIn(lookedLines(read, {})),
        }
  }
  const filed = (next: string): ListDraft => {
    const taken = typed(next)
    const read = readOnce(catalogue, taken.text)
    const kept = read === null ? null : decksBeside(list, read.list)
    if (kept === null) return taken
    const both = `${textOfCards(catalogue, kept)}\n\n${taken.text}`
    return { ...taken, text: both, guesses: { ...toLookAt, ...taken.guesses } }
  }
  return {
    list,
    lines,
    declared: reading?.declared ?? null,
    suggest: (place, some) => suggestCards(catalogue, cardsAlone(list), place, some),
    suggestFor: ({ where }, some) =>
      where === null ? [] : suggestInstead(catalogue, cardsAlone(list), where, some),
    type: typed,
    file: filed,
    put: (place, id) => written(putCard(catalogue, cardsAlone(list), place, id)),
    remove: (where) => written(withoutCard(list, where)),
    keep: ({ card }) => written(list, without(toLookAt, card?.name)),
    take: ({ where, card }, id) =>
      reading === null || where === null
        ? draft
        : written(cardInstead(catalogue, reading.list, where, id), without(toLookAt, card?.name)),
    along: (part) => ({ ...draft, form: { ...form, ...part } as FormDraft }),
  }
}
