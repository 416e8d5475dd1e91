import { alliesOf } from '../../cards/army/allies.ts'
import type { Finding } from '../../vocabulary/finding.ts'
import { entriesOf } from '../entries.ts'
import { parentFaction } from '../faction.ts'
import type { PointsCheck, SquadCheck } from './check.ts'

export const squadFaction: PointsCheck = ({ faction }, { factions: { value, rule } }) => {
  const offered = value.map((each) => each.faction)
  return offered.includes(faction)
    ? []
    : [{ code: 'faction-not-offered', rule, severity: 'must', faction, offered }]
}

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

/** Ships have their own check: each of their parts can be of another faction. */
export const cardFactions: PointsCheck = (
  list,
  { factions: { value: factions, rule } },
  { cards },
) => {
  const own = parentFaction(list.faction, factions)
  // What the catalogue knows of an upgrade is looked at where it is judged by its ship.
  const isOfSquad = list.kind === 'squad' && cards?.kind === 'squad'
  const allies = list.kind === 'army' && cards?.kind === 'army' ? alliesOf(cards, list) : []
  return entriesOf(list).flatMap(({ item: { id, faction = null }, where }): readonly Finding[] => {
    if (faction === null || parentFaction(faction, factions) === own) return []
    if (allies.includes(faction) || (isOfSquad && id !== undefined)) return []
    return [
      {
        code: 'other-faction',
        rule,
        severity: 'must',
        where,
        part: 'card',
        faction,
        squad: list.faction,
      },
    ]
  })
}
