import type { UpgradeCard } from '../../cards/catalogue.ts'
import { exceptionsOf, exceptionsOn } from '../../cards/squad/fitting.ts'
import type { Finding, Where } from '../../vocabulary/finding.ts'
import type { SquadCheck } from './check.ts'
import { knownSquad, underOf } from './squad-cards.ts'

/** By name: a pilot and a crew card of one person are one person. */
export const uniqueNames: SquadCheck = (list, { cardLimits: { value, rule } }, circumstances) => {
  const squad = knownSquad(list, circumstances)
  if (squad === null || !value) return []
  const met = new Set<string>()
  return squad.ships
    .flatMap((known) => [
      { card: known.fitting?.pilot ?? null, where: known.where },
      ...known.upgrades.map((card, under) => ({ card, where: underOf(known, under) })),
    ])
    .flatMap(({ card, where }): readonly Finding[] => {
      if (card?.unique !== true) return []
      const isSecond = met.has(card.name)
      met.add(card.name)
      return isSecond ? [{ code: 'unique-twice', rule, severity: 'must', where }] : []
    })
}

type Placed = { readonly card: UpgradeCard; readonly where: Where }

/** Each copy that is one too many. */
const beyond = (
  placed: readonly Placed[],
  most: (card: UpgradeCard) => number,
): readonly Placed[] => {
  const met = new Map<string, number>()
  return placed.filter(({ card }) => {
    const count = (met.get(card.id) ?? 0) + 1
    met.set(card.id, count)
    return count > most(card)
  })
}

const any = Number.POSITIVE_INFINITY

export const limitedCards: SquadCheck = (list, { cardLimits: { value, rule } }, circumstances) => {
  const squad = knownSquad(list, circumstances)
  if (squad === null || !value) return []
  const ships = squad.ships.map((known) => ({
    different: exceptionsOn({ upgrades: known.fitting?.upgrades ?? [] }, 'different'),
    placed: known.upgrades.flatMap((card, under) =>
      card === null ? [] : [{ card, where: underOf(known, under) }],
    ),
  }))
  const twice = (on: 'ship' | 'squad', { where, card }: Placed): Finding => {
    const most = on === 'ship' ? 1 : (card.most ?? 1)
    return { code: 'limited-twice', rule, severity: 'must', where, most, on }
  }
  return [
    ...ships.flatMap(({ placed, different }) =>
      beyond(placed, (card) =>
        card.limited === true || different.some(({ slot }) => slot === card.slot) ? 1 : any,
      ).map((one) => twice('ship', one)),
    ),
    ...beyond(
      ships.flatMap(({ placed }) => placed),
      ({ most = any }) => most,
    ).map((one) => twice('squad', one)),
  ]
}

/** Cards that are only with another one; what two ships do together a leader may know better. */
export const pairedCards: SquadCheck = (list, { cardLimits: { value, rule } }, circumstances) => {
  const squad = knownSquad(list, circumstances)
  if (squad === null || !value) return []
  const { upgrade } = squad.index
  const all = squad.ships.flatMap(({ upgrades }) => upgrades)
  return squad.ships.flatMap((known) =>
    known.upgrades.flatMap((card, under): readonly Finding[] =>
      (card === null ? [] : exceptionsOf(card, 'needs-card'))
        .filter((one) =>
          (one.on === 'ship' ? known.upgrades : all).every((other) => other?.id !== one.card),
        )
        .map((one) => ({
          code: 'needs-card',
          rule,
          severity: one.on === 'ship' ? 'must' : 'should',
          where: underOf(known, under),
          card: upgrade.get(one.card)?.name ?? one.card,
          on: one.on,
        })),
    ),
  )
}
