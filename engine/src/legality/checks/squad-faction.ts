import type { Check } from './check.ts'

export const squadFaction: Check = ({ faction }, { factions: { value, rule } }) => {
  const offered = value.map((each) => each.faction)
  return offered.includes(faction)
    ? []
    : [{ code: 'faction-not-offered', rule, severity: 'must', faction, offered }]
}
