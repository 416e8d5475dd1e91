import type { Catalogue } from '../../cards/catalogue.ts'
import { catalogueFault } from '../../cards/catalogue-fault.ts'
import { rulesOf } from '../reading/rules.ts'
import { type CommandRecord, heads } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import type { Log } from '../spine/entry.ts'
import type { EventState } from '../spine/state.ts'

/** From now on lists are judged by these cards; the event keeps them, whatever comes later. */
export type LoadCards = { readonly kind: 'load-cards'; readonly cards: Catalogue }

/** A newer catalogue, or another one. Lists that are in are judged by it as well. */
export const loadCards: CommandRecord<LoadCards> = {
  may: heads,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { cards }, ask, log) => {
    const { lists } = rulesOf(state.created).regulation
    const needed = lists.kind === 'team-decks' ? 'decks' : lists.kind
    if (cards.kind !== needed) {
      return refuse({ code: 'cards-of-other-kind', is: cards.kind, needed })
    }
    const fault = catalogueFault(cards)
    if (fault !== null) return refuse({ code: 'cards-broken', ...fault })
    if (isTaken(state, cards, ask.cards ?? null, log)) {
      return refuse({ code: 'cards-id-taken', id: cards.id })
    }
    return grant([{ kind: 'cards-loaded', cards }])
  },
}

/** Whoever kept the cards of this id would go on judging by the others: an id says what is in it. */
const isTaken = (
  { created }: EventState,
  cards: Catalogue,
  shipped: Catalogue | null,
  log: Log,
): boolean => {
  const before = log.flatMap(({ fact }) => (fact.kind === 'cards-loaded' ? [fact.cards] : []))
  const known = [...before, ...(shipped === null ? [] : [shipped])]
  const named = known.filter(({ id }) => id === cards.id)
  if (named.length === 0) return cards.id === created.cards
  const text = JSON.stringify(cards)
  return named.some((one) => JSON.stringify(one) !== text)
}
