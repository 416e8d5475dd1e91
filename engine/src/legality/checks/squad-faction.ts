import type { PointsCheck } from './check.ts'

export const squadFaction: PointsCheck = ({ faction }, { factions: { value, rule } }) => {
  const offered = value.map((each) => each.faction)
  return offered.includes(faction)
    ? []
    : [{ code: 'faction-not-offered', rule, severity: 'must', faction, offered }]
}
