import { type KnownShip, knownShips } from '../../cards/squad/known-ships.ts'
import { lookUp } from '../../cards/squad/reading/look-up.ts'
import { namesIn } from '../../cards/squad/reading/names-in.ts'
import { seated, slotsOf, slotsTaken } from '../../cards/squad/slots.ts'
import { type SquadIndex, squadIndex } from '../../cards/squad/squad-index.ts'
import { unfit } from '../../cards/squad/unfit.ts'
import type { Finding, Where } from '../../vocabulary/finding.ts'
import type { ListOf } from '../../vocabulary/squad-list.ts'
import type { Circumstances } from '../circumstances.ts'
import type { SquadCheck } from './check.ts'

/** A squad with its cards as the catalogue has them. */
type KnownSquad = {
  readonly index: SquadIndex
  readonly ships: readonly (KnownShip & { readonly where: Where })[]
}

/** Null where nobody knows the cards: then only what the list itself says is looked at. */
export const knownSquad = (list: ListOf<'squad'>, { cards }: Circumstances): KnownSquad | null => {
  if (cards?.kind !== 'squad') return null
  const index = squadIndex(cards)
  return {
    index,
    ships: knownShips(index, list).map((known, entry) => ({
      ...known,
      where: { entry, name: known.ship.name },
    })),
  }
}

export const underOf = ({ ship, where }: KnownSquad['ships'][number], under: number): Where => ({
  ...where,
  under,
  name: ship.upgrades[under]?.name ?? '',
})

export const unknownInSquad: SquadCheck = (list, { list: { rule } }, circumstances) => {
  const squad = knownSquad(list, circumstances)
  if (squad === null) return []
  const { names } = squad.index
  const unknown = (text: string, where: Where, near: readonly { readonly name: string }[]) => {
    const nearest = [...new Set(near.map(({ name }) => name))].slice(0, 3)
    return { code: 'unknown-card', rule, severity: 'should', where, text, nearest } as const
  }
  return squad.ships.flatMap((known): readonly Finding[] => [
    ...(known.fitting === null
      ? [
          unknown(
            known.ship.name,
            known.where,
            lookUp(names.pilots, { text: known.ship.name }).nearest,
          ),
        ]
      : []),
    ...known.ship.upgrades.flatMap(({ name: text }, under) =>
      known.upgrades[under] === null
        ? [unknown(text, underOf(known, under), lookUp(names.upgrades, { text }).nearest)]
        : [],
    ),
  ])
}

/** A pilot in a ship of another kind, or one that no squad can pay for. */
export const squadPilots: SquadCheck = (list, { cardLimits: { value, rule } }, circumstances) => {
  const squad = knownSquad(list, circumstances)
  if (squad === null || !value) return []
  const { pilots, ship } = squad.index
  return squad.ships.flatMap(({ fitting, where }): readonly Finding[] => {
    if (fitting === null) return []
    const { pilot, kind } = fitting
    const ships = (pilots.get(pilot.id) ?? []).map((one) => ship.get(one.ship)?.name ?? one.ship)
    const must = { rule, severity: 'must', where } as const
    return [
      ...(pilot.ship === kind.id
        ? []
        : [{ ...must, code: 'pilot-not-of-ship' as const, ship: kind.name, ships }]),
      ...(pilot.points === undefined ? [{ ...must, code: 'without-cost' as const }] : []),
    ]
  })
}

/** Whose an upgrade is by its faction, ship, size, skill and what else it asks of its ship. */
export const unfitUpgrades: SquadCheck = (list, clauses, circumstances) => {
  const squad = knownSquad(list, circumstances)
  if (squad === null || !clauses.cardLimits.value) return []
  const inSquad = { faction: list.faction, names: namesIn(squad.ships) }
  return squad.ships.flatMap((known): readonly Finding[] => {
    const { fitting } = known
    if (fitting === null) return []
    return known.upgrades.flatMap((card, under) =>
      card === null
        ? []
        : unfit(squad.index, card, fitting, inSquad).map((found): Finding => {
            const { rule } =
              found.code === 'not-for-faction' ? clauses.factions : clauses.cardLimits
            return { ...found, rule, severity: 'must', where: underOf(known, under) }
          }),
    )
  })
}

export const upgradeSlots: SquadCheck = (list, { cardLimits: { value, rule } }, circumstances) => {
  const squad = knownSquad(list, circumstances)
  if (squad === null || !value) return []
  return squad.ships.flatMap((known): readonly Finding[] => {
    const { fitting, ship } = known
    if (fitting === null) return []
    const cards = known.upgrades.flatMap((card, under) => (card === null ? [] : [{ card, under }]))
    const places = seated(
      slotsOf(squad.index, fitting),
      cards.map(({ card }) => card),
    )
    return cards.flatMap(({ card, under }, at): readonly Finding[] => {
      if ((places[at]?.length ?? 0) >= slotsTaken(card)) return []
      const where = underOf(known, under)
      return [{ code: 'no-slot', rule, severity: 'must', where, slot: card.slot, ship: ship.name }]
    })
  })
}
