import {
  type CardPlace,
  type Catalogue,
  putCard,
  type SquadList,
  type Suggestion,
  suggestCards,
} from '@topcut/engine'
import type { Where } from './card-at.ts'
import { withoutCard } from './without-card.ts'

/** The place that a card of the list has; what was taken for an upgrade may be one of another kind. */
export const placeOf = (list: SquadList, { deck, entry = 0, under }: Where): CardPlace => {
  if (list.kind === 'decks' || list.kind === 'team-decks') return { in: 'deck', deck: deck ?? 0 }
  if (deck !== undefined) return { in: 'command-deck' }
  return under === undefined ? { in: 'list' } : { in: 'entry', entry }
}

const pointsUnder = (list: SquadList, { entry = -1 }: Where): number => {
  const under = list.kind === 'squad' ? list.ships[entry]?.upgrades : null
  const attached = list.kind === 'army' ? list.deployments[entry]?.attachments : null
  return (under ?? attached ?? []).reduce((sum, { points }) => sum + points, 0)
}

/**
 * Cards that may be meant by what another was taken for. That one neither fills a place nor costs
 * anything any more, nor says whose list it is; what is under a ship or a group stays and costs on.
 */
export const suggestInstead = (
  catalogue: Catalogue,
  list: SquadList,
  where: Where,
  typed: string,
): readonly Suggestion[] => {
  const place = placeOf(list, where)
  const others = withoutCard(list, where)
  const found = suggestCards(catalogue, others, place, typed)
  if (place.in !== 'list') return found
  const stays = pointsUnder(list, where)
  return found.map((card) => ({ ...card, total: card.total === null ? null : card.total + stays }))
}

/** The card that came last in its place among the others, with what was under the one before. */
const moved = <T>(all: readonly T[], to: number, keep: (last: T) => T): readonly T[] =>
  all.slice(0, -1).toSpliced(to, 0, ...all.slice(-1).map(keep))

/** The list with another card at a place: a ship or a group keeps what is under it. */
export const cardInstead = (
  catalogue: Catalogue,
  list: SquadList,
  where: Where,
  id: string,
): SquadList => {
  const place = placeOf(list, where)
  // Without the one that goes: alone in the list, it would leave its faction to the other.
  const more = putCard(catalogue, withoutCard(list, where), place, id)
  if (place.in !== 'list') return more
  const entry = where.entry ?? 0
  if (more.kind === 'squad' && list.kind === 'squad') {
    if (more.ships.length < list.ships.length) return list
    const upgrades = list.ships[entry]?.upgrades ?? []
    return { ...more, ships: moved(more.ships, entry, (last) => ({ ...last, upgrades })) }
  }
  if (more.kind === 'army' && list.kind === 'army') {
    if (more.deployments.length < list.deployments.length) return list
    const attachments = list.deployments[entry]?.attachments ?? []
    const deployments = moved(more.deployments, entry, (last) => ({ ...last, attachments }))
    return { ...more, deployments }
  }
  return more
}
