import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asPrinted, readList, writeList } from '../../engine/src/cards/list-cards.ts'
import { squadSlots } from '../../engine/src/cards/squad/squad-slots.ts'
import { type ListOf, shipPoints, squadPoints } from '../../engine/src/vocabulary/squad-list.ts'
import { judged, offeredSquads, squads, upgradeCard } from './squads.suite.ts'

const runs = { seed: 20120914, numRuns: 50 }
type Squad = ListOf<'squad'>

const asked = (list: Squad): Squad => ({
  ...list,
  obstacles: ['coreasteroid0', 'coreasteroid1', 'coreasteroid2'],
})

const printed = (list: Squad): Squad => {
  const again = asPrinted(squads, list)
  if (again.kind !== 'squad') throw new Error('another kind of list')
  return again
}

it('what is offered card by card is legal', () => {
  fc.assert(
    fc.property(offeredSquads, (list) => {
      expect(judged(asked(list))).toEqual([])
    }),
    runs,
  )
})

it('a legal squad stays so in any order, and costs the same', () => {
  const shuffled = offeredSquads.chain((list) =>
    fc.record({
      list: fc.constant(list),
      ships: fc
        .shuffledSubarray([...list.ships], { minLength: list.ships.length })
        .chain((ships) =>
          fc.tuple(
            ...ships.map((ship) =>
              fc
                .shuffledSubarray([...ship.upgrades], { minLength: ship.upgrades.length })
                .map((upgrades) => ({ ...ship, upgrades })),
            ),
          ),
        ),
    }),
  )
  fc.assert(
    fc.property(shuffled, ({ list, ships }) => {
      const other = { ...asked(list), ships }
      expect(judged(other)).toEqual([])
      expect(squadPoints(printed(other))).toBe(list.total)
    }),
    runs,
  )
})

it('its points are the sum of its parts', () => {
  fc.assert(
    fc.property(offeredSquads, ({ ships, total }) => {
      expect(total).toBe(ships.reduce((sum, ship) => sum + shipPoints(ship), 0))
    }),
    runs,
  )
})

/** What a card gives back: its own points below 0, and what it takes off the others of its ship. */
const givenBack = (list: Squad, entry: number, under: number): number => {
  const ship = list.ships[entry]
  const upgrade = ship?.upgrades[under]
  const others = (ship?.upgrades ?? []).filter((_, place) => place !== under)
  const alone = printed({
    ...list,
    ships: list.ships.map((one, place) => (place === entry ? { ...one, upgrades: others } : one)),
  })
  const after = alone.ships[entry]?.upgrades.reduce((sum, { points }) => sum + points, 0) ?? 0
  const before = others.reduce((sum, { points }) => sum + points, 0)
  return Math.max(0, -(upgrade?.points ?? 0)) + (after - before)
}

it('without a card it costs less or as much, but for what that card gave back', () => {
  const one = offeredSquads
    .filter(({ ships }) => ships.some(({ upgrades }) => upgrades.length > 0))
    .chain((list) =>
      fc
        .constantFrom(
          ...list.ships.flatMap(({ upgrades }, entry) =>
            upgrades.map((_, under) => ({ entry, under })),
          ),
        )
        .map((where) => ({ list, ...where })),
    )
  fc.assert(
    fc.property(one, ({ list, entry, under }) => {
      const ships = list.ships.map((ship, place) =>
        place === entry
          ? { ...ship, upgrades: ship.upgrades.filter((_, at) => at !== under) }
          : ship,
      )
      const after = squadPoints(printed({ ...list, ships }))
      const card = upgradeCard(list.ships[entry]?.upgrades[under]?.id ?? '')
      const isCheap = card.points < 0 || (card.exceptions ?? []).some(({ is }) => is === 'cheaper')
      expect(after).toBeLessThanOrEqual((list.total ?? 0) + givenBack(list, entry, under))
      if (!isCheap) expect(after).toBeLessThanOrEqual(list.total ?? 0)
    }),
    runs,
  )
})

it('without a ship it costs less', () => {
  fc.assert(
    fc.property(offeredSquads, fc.nat(), (list, pick) => {
      const ships = list.ships.toSpliced(pick % list.ships.length, 1)
      expect(squadPoints(printed({ ...list, ships }))).toBeLessThan(list.total ?? 0)
    }),
    runs,
  )
})

it('what is written is read as the same squad', () => {
  fc.assert(
    fc.property(offeredSquads, fc.boolean(), (list, isAsked) => {
      const whole = isAsked ? { ...asked(list), damageDeck: 'force-awakens' } : list
      expect(readList(squads, writeList(squads, whole))?.list).toEqual(whole)
      expect(readList(squads, JSON.stringify(whole))?.list).toEqual(whole)
    }),
    runs,
  )
})

it('printed twice is printed once', () => {
  fc.assert(
    fc.property(offeredSquads, (list) => {
      expect(printed(printed(list))).toEqual(printed(list))
    }),
    runs,
  )
})

it('every upgrade of a legal squad has a slot of its own', () => {
  fc.assert(
    fc.property(offeredSquads, (list) => {
      list.ships.forEach((ship, entry) => {
        const slots = squadSlots(squads, list, entry)
        expect(slots.every(({ isThere }) => isThere)).toBe(true)
        expect(new Set(slots.flatMap(({ under }) => under ?? [])).size).toBe(ship.upgrades.length)
      })
    }),
    runs,
  )
})
