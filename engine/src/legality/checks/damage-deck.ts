import { damageDecksOn } from '../damage-decks.ts'
import type { SquadCheck } from './check.ts'

export const damageDeck: SquadCheck = ({ damageDeck: deck }, clauses, { date }) => {
  const allowed = damageDecksOn(date, clauses)
  if (deck === null || allowed.includes(deck)) return []
  const { rule } = clauses.damageDecks
  return [{ code: 'damage-deck-not-allowed', rule, severity: 'must', deck, allowed, date }]
}
