import { describe, expect, it } from 'vitest'
import { pilotCard, squads, upgradeCard } from './squads.suite.ts'

const ids = (cards: readonly { readonly id: string }[]) => new Set(cards.map(({ id }) => id))

describe('the catalogue of squads', () => {
  const { factions, pilots, products, ships, slots, upgrades } = squads

  it('has everything of the first edition, dual cards once', () => {
    expect([ships.length, pilots.length, upgrades.length, products.length]).toEqual([
      56, 297, 362, 63,
    ])
    expect(ids(upgrades).size).toBe(362)
    expect(ids(ships).size).toBe(56)
    const flown = pilots.map(({ id, ship, faction }) => `${id} ${ship} ${faction}`)
    expect(new Set(flown).size).toBe(297)
  })

  it('refers only to what it has', () => {
    const known = {
      products: ids(products),
      ships: ids(ships),
      slots: ids(slots),
      factions: new Set(factions.flatMap(({ id, includes }) => [id, ...includes])),
      upgrades: ids(upgrades),
    }
    const strangers = [
      ...[...pilots, ...upgrades].flatMap((card) =>
        card.products.filter((one) => !known.products.has(one)),
      ),
      ...pilots.map(({ ship }) => ship).filter((one) => !known.ships.has(one)),
      ...pilots.flatMap((pilot) => pilot.slots ?? []).filter((one) => !known.slots.has(one)),
      ...pilots.map(({ faction }) => faction).filter((one) => !known.factions.has(one)),
      ...ships.flatMap((ship) => ship.factions).filter((one) => !known.factions.has(one)),
      ...upgrades.map(({ slot }) => slot).filter((one) => !known.slots.has(one)),
      ...upgrades.flatMap((card) => card.ships ?? []).filter((one) => !known.ships.has(one)),
      ...upgrades.flatMap((card) => card.factions ?? []).filter((one) => !known.factions.has(one)),
    ]
    expect(strangers).toEqual([])
  })

  it('refers only to what it has in its exceptions, and gives a reason for each', () => {
    const exceptions = upgrades.flatMap((card) => card.exceptions ?? [])
    const slotNames = exceptions.flatMap((one) => [
      ...('slot' in one && one.slot !== undefined ? [one.slot] : []),
      ...('of' in one ? one.of : []),
    ])
    const cards = exceptions.flatMap((one) => ('card' in one && one.card ? [one.card] : []))
    expect(slotNames.filter((slot) => !ids(slots).has(slot))).toEqual([])
    expect(cards.filter((card) => !ids(upgrades).has(card))).toEqual([])
    expect(exceptions.filter(({ because }) => because.length < 8)).toEqual([])
    expect(squads.corrections.map(({ card }) => upgradeCard(card).id)).toHaveLength(3)
  })

  it('says of every card in which box it was first', () => {
    const days = new Map(products.map(({ id, released }) => [id, released]))
    const cards = [...pilots, ...upgrades]
    expect(cards.filter((card) => card.products.length === 0)).toEqual([])
    expect(cards.filter((card) => card.products.every((id) => days.get(id) === undefined))).toEqual(
      [],
    )
    expect([...days.values()].toSorted().at(0)).toBe('2012-09-14')
    expect([...days.values()].toSorted().at(-1)).toBe('2018-06-21')
  })

  it('has names in three languages for slots, ids that files use, and no texts', () => {
    expect(slots.every(({ names }) => names?.de !== undefined && names.pl !== undefined)).toBe(true)
    expect(pilotCard('wedgeantilles')).not.toHaveProperty('text')
    expect(upgradeCard('r2d2-swx22').name).toBe('R2-D2')
  })
})
