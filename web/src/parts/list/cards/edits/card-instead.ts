import {
  type CardPlace,
  type Catalogue,
  putCard,
  type SquadList,
  type Suggestion,
  suggestCards,
} from '@topcut/engine'
import { cardAt, type Where } from './card-at.ts'
import { withoutCard } from './without-card.ts'

/** The place that a card of the list has; what was taken for an upgrade may be one of another kind. */
export const placeOf = (list: SquadList, { deck, entry = 0, under }: Where): CardPlace => {
  if (list.kind === 'decks' || list.kind === 'team-decks') return { in: 'deck', deck: deck ?? 0 }
  if (deck !== undefined) return { in: 'command-deck' }
  return under === undefined ? { in: 'list' } : { in: 'entry', entry }
}

/**
 * Cards that may be meant by what another was taken for. That one neither fills a place nor costs
 * anything any more; a ship or a group would leave its upgrades behind.
 */
export const suggestInstead = (
  catalogue: Catalogue,
  list: SquadList,
  where: Where,
  typed: string,
): readonly Suggestion[] => {
  const place = placeOf(list, where)
  if (place.in !== 'list') return suggestCards(catalogue, withoutCard(list, where), place, typed)
  const points = cardAt(list, where)?.points ?? 0
  return suggestCards(catalogue, list, place, typed).map((card) => ({
    ...card,
    total: card.total === null ? null : card.total - points,
  }))
}

/** The last of them in the place of an earlier one, with what was under that. */
const moved = <T>(all: readonly T[], to: number, keep: (last: T, gone: T) => T): readonly T[] => {
  const [last, gone] = [all.at(-1), all[to]]
  if (last === undefined || gone === undefined) return all
  return all.slice(0, -1).with(to, keep(last, gone))
}

/** The list with another card at a place: a ship or a group keeps what is under it. */
export const cardInstead = (
  catalogue: Catalogue,
  list: SquadList,
  where: Where,
  id: string,
): SquadList => {
  const place = placeOf(list, where)
  if (place.in !== 'list') return putCard(catalogue, withoutCard(list, where), place, id)
  const more = putCard(catalogue, list, place, id)
  const entry = where.entry ?? 0
  if (more.kind === 'squad') {
    const ships = moved(more.ships, entry, (last, { upgrades }) => ({ ...last, upgrades }))
    return { ...more, ships }
  }
  if (more.kind === 'army') {
    const deployments = moved(more.deployments, entry, (last, { attachments }) => ({
      ...last,
      attachments,
    }))
    return { ...more, deployments }
  }
  return more
}
