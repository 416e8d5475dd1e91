import { type ListOf, listPoints, type SquadList, unambiguousName } from '@topcut/engine'

/** One card of a list with what belongs to it, as it is read. */
type ListLine = {
  readonly name: string
  readonly points: number | null
  readonly under: readonly string[]
}

type Card = ListOf<'decks'>['decks'][number]['affiliations'][number]
const costed = (card: Card): string =>
  card.points === 0 ? unambiguousName(card) : `${unambiguousName(card)} (${card.points})`

export const listLines = (list: SquadList): readonly ListLine[] => {
  switch (list.kind) {
    case 'squad':
      return list.ships.map((ship) => ({
        name: unambiguousName(ship),
        points: ship.upgrades.reduce((sum, upgrade) => sum + upgrade.points, ship.points),
        under: ship.upgrades.map(costed),
      }))
    case 'army':
      return [
        ...list.deployments.map((group) => ({
          name: unambiguousName(group),
          points: group.points,
          under: group.attachments.map(costed),
        })),
        ...(list.commandDeck ?? []).map((card) => ({
          name: unambiguousName(card),
          points: null,
          under: [],
        })),
      ]
    case 'decks':
    case 'team-decks':
      return list.decks.map(({ affiliations, objectives, commands }) => ({
        name: affiliations.map(unambiguousName).join(', '),
        points: null,
        under: [...objectives, ...commands].map(unambiguousName),
      }))
    case 'text':
      return list.text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => ({ name: line, points: null, under: [] }))
  }
}

/** What it costs in all; null where cards cost nothing. */
export const listTotal = (list: SquadList): number | null =>
  list.kind === 'squad' || list.kind === 'army' ? listPoints(list) : null
