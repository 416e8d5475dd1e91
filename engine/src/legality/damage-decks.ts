import type { Day } from '../vocabulary/instant.ts'
import type { SquadClauses } from './clauses.ts'

/** The damage decks for an event on this day; where it is one, a list need not name it. */
export const damageDecksOn = (
  date: Day,
  clauses: Pick<SquadClauses, 'damageDecks'>,
): readonly string[] =>
  clauses.damageDecks.value
    .filter(
      ({ from, before }) => (from === null || date >= from) && (before === null || date < before),
    )
    .map(({ deck }) => deck)
