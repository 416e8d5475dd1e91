import { type Catalogue, type PlayerId, playerId, readList } from '@topcut/engine'
import type { Lost } from '../formats/lost.ts'
import { Refused } from '../refusal.ts'
import type { Telling } from '../scenario/telling.ts'
import type { TakenIn } from '../take-in.ts'

/** Submits the lists that travelled along; answers with those that cannot be. */
export const submitListsAlong = (
  tale: Telling,
  { lists }: TakenIn,
  ids: ReadonlyMap<string, string>,
  catalogue: Catalogue | null,
): readonly Lost[] =>
  [...lists]
    .filter(([name, list]) => {
      const id = ids.get(name)
      return id === undefined || !hasSubmitted(tale, playerId(id), list, catalogue)
    })
    .map(([of]) => ({ kind: 'squad', of, where: 'players' }))

const hasSubmitted = (
  tale: Telling,
  player: PlayerId,
  list: unknown,
  cards: Catalogue | null,
): boolean => {
  const read = cards === null ? null : readList(cards, JSON.stringify(list))
  if (read === null) return false
  try {
    // It was played: what the document says against it is on record, and it stands.
    tale.give({ kind: 'submit-list', player, list: read.list }, { cards, override: 'as played' })
    return true
  } catch (fault) {
    if (fault instanceof Refused) return false
    throw fault
  }
}
