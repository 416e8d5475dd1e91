import type { Day } from '../vocabulary/instant.ts'
import type { SquadList } from '../vocabulary/squad-list.ts'
import type { ListClauses, SquadClauses } from './clauses.ts'

/** The damage decks for an event on this day. */
export const damageDecksOn = (
  date: Day,
  clauses: Pick<SquadClauses, 'damageDecks'>,
): readonly string[] =>
  clauses.damageDecks.value
    .filter(
      ({ from, before }) => (from === null || date >= from) && (before === null || date < before),
    )
    .map(({ deck }) => deck)

/** Where the day leaves one damage deck only, a list need not name it. */
export const withDamageDeck = (list: SquadList, clauses: ListClauses, date: Day): SquadList => {
  if (list.kind !== 'squad' || clauses.kind !== 'squad' || list.damageDeck !== null) return list
  const [only = null, ...others] = damageDecksOn(date, clauses)
  return others.length === 0 ? { ...list, damageDeck: only } : list
}
