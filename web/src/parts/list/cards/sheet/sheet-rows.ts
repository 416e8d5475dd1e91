import { type Catalogue, type SquadList, unambiguousName } from '@topcut/engine'
import { listLines } from '../../list-lines.ts'
import type { ListCard } from '../edits/card-at.ts'
import { entryPoints } from './entry-points.ts'

/** A line of the sheet and the small one below it. */
type SheetRow = {
  readonly name: string
  readonly points: number | null
  readonly under: string
}

const costed = (card: ListCard): string => `${unambiguousName(card)} (${card.points})`
const joined = (cards: readonly ListCard[]): string => cards.map(costed).join(', ')

/** Copies of a set are one set taken several times. */
const counted = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name) => {
      const copies = names.filter((one) => one === name).length
      return copies === 1 ? name : `${copies} × ${name}`
    })
    .join(', ')

/** The lines of the sheet: a pilot with the ship, a deck with its sets. */
export const sheetRows = (
  list: SquadList,
  catalogue: Catalogue | null,
  commandDeck: string,
): readonly SheetRow[] => {
  switch (list.kind) {
    case 'squad': {
      const kinds = catalogue?.kind === 'squad' ? catalogue.ships : []
      const costs = entryPoints(list)
      return list.ships.map((ship, index) => {
        const kind = kinds.find(({ id }) => id === ship.ship)
        return {
          name: [unambiguousName(ship), kind?.name].filter((one) => one !== undefined).join(', '),
          points: costs[index] ?? null,
          under: joined(ship.upgrades),
        }
      })
    }
    case 'army': {
      const costs = entryPoints(list)
      return [
        ...list.deployments.map((group, index) => ({
          name: unambiguousName(group),
          points: costs[index] ?? null,
          under: joined(group.attachments),
        })),
        ...(list.commandDeck === null
          ? []
          : [{ name: commandDeck, points: null, under: joined(list.commandDeck) }]),
      ]
    }
    case 'decks':
    case 'team-decks':
      return list.decks.map(({ affiliations, objectives }) => ({
        name: affiliations.map(unambiguousName).join(', ') || '–',
        points: null,
        under: counted(
          objectives.map(({ name, set }) => (set === undefined ? name : `${name} #${set}`)),
        ),
      }))
    case 'text':
      return listLines(list).map(({ name }) => ({ name, points: null, under: '' }))
  }
}
