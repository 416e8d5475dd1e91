import { copiesSaid } from './copies-said.ts'
import type { KnownSets } from './known-sets.ts'
import type { SaidCard, SaidDeck } from './said-deck.ts'
import { numberBeside, setSaid } from './set-said.ts'

/** A bare number beside a name: its own set's, or how many of it. */
type BareNumber = {
  readonly at: 'before' | 'behind'
  readonly number: number
  readonly isOwn: boolean
}

const bareNumber = (known: KnownSets, { part, text, copies }: SaidCard): BareNumber | null => {
  if (part !== 'set' || copies !== undefined || copiesSaid(text).body !== text) return null
  const numbered = numberBeside(known, text)
  if (numbered === null || !numbered.bare) return null
  const { card } = setSaid(known, text)
  const { at, number } = numbered
  return card === null ? null : { at, number: Number(number), isOwn: card.id === number }
}

const mostCopies = 9

/** Numbers in this place are counts: one is of no set of that name, and none is too many for a count. */
const isCounting = (all: readonly BareNumber[], at: BareNumber['at']): boolean => {
  const there = all.filter((one) => one.at === at)
  return there.some(({ isOwn }) => !isOwn) && there.every(({ number }) => number <= mostCopies)
}

/** `2 In You Must Go` among lines that begin with a count: set 2 would lose its second copy. */
export const withCounts = (known: KnownSets, decks: readonly SaidDeck[]): readonly SaidDeck[] => {
  const found = new Map(
    decks.flatMap(({ cards }) =>
      cards.flatMap((card) => {
        const bare = bareNumber(known, card)
        return bare === null ? [] : [[card, bare] as const]
      }),
    ),
  )
  const all = [...found.values()]
  const counting = (['before', 'behind'] as const).filter((at) => isCounting(all, at))
  if (counting.length === 0) return decks
  return decks.map((deck) => ({
    ...deck,
    cards: deck.cards.map((card) => {
      const bare = found.get(card)
      const isCount = bare?.isOwn === true && bare.number > 0 && counting.includes(bare.at)
      return isCount ? { ...card, copies: bare.number } : card
    }),
  }))
}
