import type { Reading, ReadLine } from '@topcut/engine'
import type { Guesses } from '../../typing/list-draft.ts'
import { cardAt, type ListCard } from './card-at.ts'

/** A piece of the text with the card that was taken for it; `spelt` as it first came. */
export type LookedLine = ReadLine & { readonly card: ListCard | null; readonly spelt: string }

/** The pieces of a text; what was taken for a card stays a guess until somebody has looked at it. */
export const lookedLines = (reading: Reading | null, guesses: Guesses): readonly LookedLine[] =>
  (reading?.lines ?? []).map((line) => {
    const card = reading === null || line.where === null ? null : cardAt(reading.list, line.where)
    const spelt = card === null ? undefined : guesses[card.name]
    return line.is === 'card' && spelt !== undefined
      ? { ...line, is: 'guessed', card, spelt }
      : { ...line, card, spelt: line.text }
  })

/** The cards that a press puts there instead; what has no place in the list can be none of them. */
export const offeredFor = ({ is, card, nearest, where }: LookedLine): ReadLine['nearest'] => {
  if (where === null) return []
  return is === 'guessed' ? nearest.filter(({ name }) => name !== card?.name) : nearest
}

/** What is to be looked at, by the names of the cards. */
export const guessesIn = (lines: readonly LookedLine[]): Guesses =>
  Object.fromEntries(
    lines.flatMap(({ is, card, spelt }) =>
      is === 'guessed' && card !== null ? [[card.name, spelt]] : [],
    ),
  )

type Look = ReadLine['is'] | null

const worst = ['unknown', 'guessed', 'card', 'about'] as const

/** How each line of the text was understood, by the worst of its pieces; null for one without any. */
export const looksOf = (text: string, lines: readonly LookedLine[]): readonly Look[] =>
  text.split('\n').map((_, index) => {
    const here = lines.filter(({ line }) => line === index)
    return worst.find((look) => here.some(({ is }) => is === look)) ?? null
  })
