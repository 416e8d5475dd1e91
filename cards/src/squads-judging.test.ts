import { describe, expect, it } from 'vitest'
import type { PilotCard, UpgradeCard } from '../../engine/src/cards/catalogue.ts'
import { suggestCards } from '../../engine/src/cards/list-cards.ts'
import type { ListOf } from '../../engine/src/vocabulary/squad-list.ts'
import {
  type Flown,
  flown,
  flying,
  judged,
  parentOf,
  pilotCard,
  squadOf,
  squads,
  upgradeCard,
  xwsOf,
} from './squads.suite.ts'

type Squad = ListOf<'squad'>
type Case = { readonly of: string; readonly illegal: Squad; readonly neighbour: Squad }

/** At least ten of each kind, each beside a squad that differs in little and is legal. */
const refused = (code: string, cases: readonly Case[]) => {
  describe(code, () => {
    it('is tried on ten squads at least', () => {
      const different = new Set(cases.map(({ illegal }) => JSON.stringify(illegal)))
      expect(different.size).toBeGreaterThanOrEqual(10)
    })

    it.each(cases)('$of', ({ illegal, neighbour }) => {
      expect(judged(illegal)).toContain(code)
      expect(judged(neighbour)).toEqual([])
    })
  })
}

const sizes = new Map(squads.ships.map(({ id, size }) => [id, size]))
const generic = flown.filter(({ unique }) => unique !== true)
const slotsOf = (pilot: PilotCard) => [...(pilot.slots ?? []), 'Title', 'Modification']

/** A pilot on whose ship a card may be, by what is offered for it. */
const carrierOf = (card: UpgradeCard, others: readonly PilotCard[] = generic): PilotCard | null =>
  others.find(
    (pilot) =>
      slotsOf(pilot).includes(card.slot) &&
      (card.ships?.includes(pilot.ship) ?? true) &&
      (card.factions?.includes(parentOf(pilot.faction)) ?? true) &&
      suggestCards(squads, flying([pilot]), { in: 'entry', entry: 0 }, card.name).some(
        ({ id }) => id === card.id,
      ),
  ) ?? null

/** Cards that ask nothing of the others in the squad. */
const plain = squads.upgrades.filter(({ exceptions = [] }) => exceptions.length === 0)

refused(
  'over-point-cap XWEN-21',
  generic.slice(0, 40).map((pilot) => {
    const most = Math.floor(100 / (pilot.points ?? 100))
    const copies = Array.from({ length: most }, (): Flown => [pilot])
    return { of: pilot.id, illegal: flying(...copies, [pilot]), neighbour: flying(...copies) }
  }),
)

refused(
  'other-faction XWEN-23',
  generic.slice(0, 40).map((pilot) => {
    const own = parentOf(pilot.faction)
    const stranger = pilotCard(own === 'imperial' ? 'banditsquadronpilot' : 'academypilot')
    return { of: pilot.id, illegal: flying([pilot], [stranger]), neighbour: flying([pilot]) }
  }),
)

refused(
  'not-for-faction XWEN-22',
  squads.upgrades
    .filter(({ factions, slot, ships }) => factions !== undefined && slot === 'Crew' && !ships)
    .flatMap((card) => {
      const strangers = generic.filter(
        ({ faction, slots }) =>
          !card.factions?.includes(parentOf(faction)) && slots?.includes(card.slot),
      )
      const home = carrierOf(card)
      const [stranger] = strangers
      return stranger === undefined || home === null
        ? []
        : [
            {
              of: `${card.id} on ${stranger.id}`,
              illegal: flying([stranger, card.id]),
              neighbour: flying([home, card.id]),
            },
          ]
    }),
)

refused(
  'not-for-ship XWEN-21',
  plain
    .filter(({ ships }) => ships?.some((id) => sizes.get(id) !== 'huge'))
    .flatMap((card) => {
      const home = carrierOf(card)
      const other = generic.find(
        (pilot) => !card.ships?.includes(pilot.ship) && slotsOf(pilot).includes(card.slot),
      )
      return home === null || other === undefined
        ? []
        : [
            {
              of: `${card.id} on ${other.ship}`,
              illegal: flying([other, card.id]),
              neighbour: flying([home, card.id]),
            },
          ]
    }),
)

refused(
  'not-for-size XWEN-21',
  plain
    .filter(({ sizes: some }) => some !== undefined && !some.includes('huge'))
    .flatMap((card) => {
      const home = carrierOf(card, flown)
      const other = flown.find(
        (pilot) =>
          !card.sizes?.some((size) => size === sizes.get(pilot.ship)) &&
          slotsOf(pilot).includes(card.slot),
      )
      return home === null || other === undefined
        ? []
        : [
            {
              of: `${card.id} on ${other.ship}`,
              illegal: flying([other, card.id]),
              neighbour: flying([home, card.id]),
            },
          ]
    }),
)

refused(
  'no-slot XWEN-21',
  plain
    .filter((card) => !card.ships && !card.sizes && !card.factions)
    .flatMap((card) => {
      const home = carrierOf(card)
      const other = generic.find((pilot) => !slotsOf(pilot).includes(card.slot))
      return home === null || other === undefined
        ? []
        : [
            {
              of: `${card.id} on ${other.id}`,
              illegal: flying([other, card.id]),
              neighbour: flying([home, card.id]),
            },
          ]
    }),
)

refused(
  'unique-twice XWEN-21',
  flown
    .filter(({ unique, points = 0 }) => unique === true && points <= 50)
    .map((pilot) => ({
      of: pilot.id,
      illegal: flying([pilot], [pilot]),
      neighbour: flying([pilot]),
    })),
)

refused(
  'limited-twice XWEN-21',
  squads.upgrades
    .filter(({ limited, slot }) => limited === true && ['Crew', 'Torpedo', 'Cannon'].includes(slot))
    .flatMap((card) =>
      flown
        .filter((pilot) => (pilot.slots ?? []).filter((slot) => slot === card.slot).length > 1)
        .filter(
          (pilot) =>
            (card.factions?.includes(parentOf(pilot.faction)) ?? true) &&
            (card.ships?.includes(pilot.ship) ?? true) &&
            card.sizes === undefined,
        )
        .slice(0, 3)
        .map((pilot) => ({
          of: `${card.id} on ${pilot.id}`,
          illegal: flying([pilot, card.id, card.id]),
          neighbour: flying([pilot, card.id]),
        })),
    ),
)

const skilled = ['r2d6', 'royalguardtie', 'awingtestpilot', 'virago', 'blackone']

refused(
  'skill-too-low XWEN-21',
  skilled.flatMap((id) => {
    const card = upgradeCard(id)
    const able = flown.filter(
      (pilot) =>
        (card.ships?.includes(pilot.ship) ?? true) &&
        slotsOf(pilot).includes(card.slot) &&
        !(id === 'r2d6' && pilot.slots?.includes('Elite')),
    )
    const [need] = (card.exceptions ?? []).flatMap((one) => (one.is === 'needs' ? [one] : []))
    const isLow = ({ skill = 0 }: PilotCard) => skill < (need?.least ?? 0)
    const home = able.find((pilot) => !isLow(pilot))
    return able.filter(isLow).map((pilot) => ({
      of: `${id} on ${pilot.id}`,
      illegal: flying([pilot, id]),
      neighbour: flying([home ?? pilot, id]),
    }))
  }),
)

refused(
  'barred-mark XWEN-34',
  [
    ...squads.pilots
      .filter(({ ship }) => sizes.get(ship) === 'huge')
      .map((pilot) => ({ of: pilot.id, illegal: flying([pilot]) })),
    ...squads.upgrades
      .filter(({ sizes: some }) => some?.length === 1 && some[0] === 'huge')
      .map((card) => ({
        of: card.id,
        illegal: flying([pilotCard('outerrimsmuggler'), card.id]),
      })),
    ...squads.upgrades
      .filter(({ slot }) => ['Cargo', 'Hardpoint', 'Team'].includes(slot))
      .map((card) => ({ of: card.id, illegal: flying([pilotCard('outerrimsmuggler'), card.id]) })),
  ].map((one) => ({ ...one, neighbour: flying([pilotCard('outerrimsmuggler'), 'chewbacca']) })),
)

refused(
  'pilot-not-of-ship XWEN-21',
  generic.slice(0, 30).map((pilot) => {
    const others = squads.pilots.filter(({ id }) => id === pilot.id).map(({ ship }) => ship)
    const other = squads.ships.find(({ id, size }) => !others.includes(id) && size === 'small')
    const text = xwsOf([[pilot]]).replace(`"ship":"${pilot.ship}"`, `"ship":"${other?.id}"`)
    return { of: `${pilot.id} in ${other?.id}`, illegal: squadOf(text), neighbour: flying([pilot]) }
  }),
)
