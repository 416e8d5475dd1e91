import type { CardPlace, ListClauses, RuleId } from '@topcut/engine'

/** What may be spent, by which rule. */
export type Cap = { readonly value: number; readonly rule: RuleId }

/** What the cards of a place may cost together; null where cards cost nothing. */
export const capAt = (clauses: ListClauses, place: CardPlace): Cap | null => {
  switch (clauses.kind) {
    case 'squad':
      return clauses.pointCap
    case 'army': {
      const { commandDeck, pointCap } = clauses
      return place.in === 'command-deck'
        ? { value: commandDeck.value.cost, rule: commandDeck.rule }
        : pointCap
    }
    case 'decks':
    case 'team-decks':
      return null
  }
}
