import { entriesOf } from '../entries.ts'
import { parentFaction } from '../faction.ts'
import type { Finding } from '../finding.ts'
import type { Check } from './check.ts'

export const upgradeFactions: Check = (squad, { factions: { value: factions, rule } }) => {
  const own = parentFaction(squad.faction, factions)
  return entriesOf(squad).flatMap(({ item, where }): readonly Finding[] => {
    if (item.kind !== 'upgrade' || item.faction === null) return []
    const { faction } = item
    if (parentFaction(faction, factions) === own) return []
    return [
      {
        code: 'other-faction',
        rule,
        severity: 'must',
        where,
        part: 'card',
        faction,
        squad: squad.faction,
      },
    ]
  })
}
