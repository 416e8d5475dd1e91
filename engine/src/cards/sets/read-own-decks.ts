import type { SquadList } from '../../vocabulary/squad-list.ts'
import type { DeckCatalogue } from '../catalogue.ts'
import { nearest } from '../names.ts'
import type { Reading, ReadLine } from '../reading.ts'
import { knownSets } from './known-sets.ts'
import { ownDecks } from './own-decks.ts'
import { setsAsPrinted } from './sets-as-printed.ts'

const linesOf = (catalogue: DeckCatalogue, list: SquadList): readonly ReadLine[] => {
  const { names } = knownSets(catalogue)
  if (!('decks' in list)) return []
  return list.decks.flatMap(({ affiliations, objectives, commands }, deck) =>
    [...affiliations, ...objectives, ...commands].map(
      ({ id, name }, entry): ReadLine => ({
        text: name,
        line: 0,
        is: id === undefined ? 'unknown' : 'card',
        where: { deck, entry, name },
        nearest:
          id === undefined
            ? nearest(names, name).map(({ card }) => ({ id: card.id, name: card.name }))
            : [],
      }),
    ),
  )
}

/** What was exported here, by today's cards. */
export const readOwnDecks = (catalogue: DeckCatalogue, value: unknown): Reading | null => {
  const own = ownDecks(value)
  if (own === null) return null
  const list = setsAsPrinted(catalogue, own)
  return { list, declared: null, lines: linesOf(catalogue, list) }
}
