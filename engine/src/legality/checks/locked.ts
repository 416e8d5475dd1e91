import type { LockedPart } from '../clauses.ts'
import type { Squad } from '../squad.ts'
import type { Check } from './check.ts'

/**
 * Compares as sets: a list typed in another order is the same squad. Names, points and the
 * upgrades under each ship count; a corrected release day or faction mark is not another squad.
 */
const written: { readonly [P in LockedPart]: (squad: Squad) => string } = {
  ships: ({ faction, ships }) =>
    JSON.stringify([
      faction,
      ships
        .map(({ name, points, upgrades }) =>
          JSON.stringify([
            name,
            points,
            upgrades.map((upgrade) => JSON.stringify([upgrade.name, upgrade.points])).toSorted(),
          ]),
        )
        .toSorted(),
    ]),
  obstacles: ({ obstacles }) => JSON.stringify([...(obstacles ?? [])].toSorted()),
  'damage-deck': ({ damageDeck }) => JSON.stringify(damageDeck),
}

export const locked: Check = (squad, { locked: { value, rule } }, { lockedSquad }) =>
  lockedSquad === null
    ? []
    : value
        .filter((part) => written[part](squad) !== written[part](lockedSquad))
        .map((part) => ({ code: 'squad-changed', rule, severity: 'must', part }))
