import type { Finding } from '../../vocabulary/finding.ts'
import { entriesOf } from '../entries.ts'
import { parentFaction } from '../faction.ts'
import type { PointsCheck } from './check.ts'

/** Ships have their own check: each of their parts can be of another faction. */
export const cardFactions: PointsCheck = (list, { factions: { value: factions, rule } }) => {
  const own = parentFaction(list.faction, factions)
  return entriesOf(list).flatMap(({ item: { faction = null }, where }): readonly Finding[] => {
    if (faction === null || parentFaction(faction, factions) === own) return []
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
