import type { Finding } from '../../vocabulary/finding.ts'
import type { DeckCheck } from './check.ts'

/** The decks together name the people of one team. */
export const teamSize: DeckCheck = (list, { team }) => {
  if (list.kind !== 'team-decks' || team === null) return []
  const { value: needed, rule } = team.size
  const named = list.decks.flatMap(({ owner, teamMate }) => [owner, teamMate])
  const count = new Set(named.filter((one) => one !== null)).size
  return count === needed ? [] : [{ code: 'team-size', rule, severity: 'must', count, needed }]
}

/** It must be clear who plays which deck of either side. */
export const owners: DeckCheck = (list, { team, decks: { value: sides } }) => {
  if (list.kind !== 'team-decks' || team?.oneOfEachSide.value !== true) return []
  const { rule } = team.oneOfEachSide
  const everybody = new Set(list.decks.flatMap(({ owner }) => owner ?? []))
  return [...everybody].flatMap((owner) =>
    [...new Set(sides)].flatMap((side): readonly Finding[] => {
      const own = list.decks.filter((deck) => deck.owner === owner && deck.side === side)
      if (own.length === 1) return []
      return [{ code: 'owner-without-deck', rule, severity: 'must', owner, side }]
    }),
  )
}
