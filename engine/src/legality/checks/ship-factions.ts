import type { Finding } from '../../vocabulary/finding.ts'
import { parentFaction } from '../faction.ts'
import type { SquadCheck } from './check.ts'

/** Looks only at the parts the clause names: the others may be of any faction. */
export const shipFactions: SquadCheck = (
  squad,
  { factions, oneFaction: { value: parts, rule } },
) => {
  const own = parentFaction(squad.faction, factions.value)
  return squad.ships.flatMap((ship, index) =>
    parts.flatMap((part): readonly Finding[] => {
      const faction = ship.factions[part] ?? ship.factions.card
      if (parentFaction(faction, factions.value) === own) return []
      const where = { entry: index, name: ship.name }
      return [
        {
          code: 'other-faction',
          rule,
          severity: 'must',
          where,
          part,
          faction,
          squad: squad.faction,
        },
      ]
    }),
  )
}
