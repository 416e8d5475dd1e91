import type { ExceptionOf, UpgradeCard } from '../catalogue.ts'
import { exceptionsOf, exceptionsOn, type Fitting } from './fitting.ts'
import type { SquadIndex } from './squad-index.ts'

/** A place for an upgrade of one of these kinds. */
type Slot = {
  readonly of: readonly string[]
  /** For cards of at most so many points. */
  readonly most?: number
  /** For this card alone. */
  readonly card?: string
  /** For unique cards alone. */
  readonly unique?: boolean
  /** The upgrade that gives it; it cannot be in it. */
  readonly by?: UpgradeCard
}

const withoutLost = (slots: readonly Slot[], fitting: Fitting): readonly Slot[] =>
  exceptionsOn(fitting, 'loses').reduce((left, { slot, count = left.length }) => {
    const lost = left.filter(({ of }) => of.includes(slot)).slice(0, count)
    return left.filter((one) => !lost.includes(one))
  }, slots)

const gained = (upgrade: UpgradeCard): readonly Slot[] => [
  ...(upgrade.grants ?? []).flatMap((grant) =>
    'slot' in grant ? [{ of: [grant.slot], by: upgrade }] : [],
  ),
  ...exceptionsOf(upgrade, 'slot').map(({ of, most, card }) => ({
    of,
    by: upgrade,
    ...(most !== undefined && { most }),
    ...(card !== undefined && { card }),
  })),
]

/** Every place on a ship: its pilot's, those every ship has, and what upgrades give and take. */
export const slotsOf = ({ catalogue }: SquadIndex, fitting: Fitting): readonly Slot[] => {
  const own = (fitting.pilot.slots ?? []).map((slot) => ({ of: [slot] }))
  const every = catalogue.slots.filter((slot) => slot.every).map(({ id }) => ({ of: [id] }))
  const left = withoutLost([...own, ...every], fitting)
  const only = exceptionsOn(fitting, 'only')
  return [...left, ...fitting.upgrades.flatMap(gained)].map((slot) => limited(slot, only))
}

const limited = (slot: Slot, limits: readonly ExceptionOf<'only'>[]): Slot => {
  const only = limits.find((one) => slot.of.includes(one.slot))
  if (only === undefined) return slot
  return {
    ...slot,
    ...(only.most !== undefined && { most: only.most }),
    ...(only.unique !== undefined && { unique: only.unique }),
  }
}

const holds = (slot: Slot, card: UpgradeCard): boolean =>
  slot.of.includes(card.slot) &&
  slot.by !== card &&
  (slot.most === undefined || card.points <= slot.most) &&
  (slot.card === undefined || slot.card === card.id) &&
  (slot.unique !== true || card.unique === true)

/** How many slots of its kind a card takes. */
export const slotsTaken = (card: UpgradeCard): number => exceptionsOf(card, 'takes')[0]?.slots ?? 1

/**
 * For each upgrade the slots it is in, by their place; too few where none was left. Whoever has a
 * slot keeps one, whatever comes after: it is the later card that is told.
 */
export const seated = (
  slots: readonly Slot[],
  upgrades: readonly UpgradeCard[],
): readonly (readonly number[])[] => {
  const holder = new Map<number, number>()
  // Those in the way move on where they can: a slot of several kinds goes to whom no other suits.
  const seat = (card: number, tried: Set<number>): boolean =>
    slots.some((slot, place) => {
      const upgrade = upgrades[card]
      if (upgrade === undefined || tried.has(place) || !holds(slot, upgrade)) return false
      tried.add(place)
      const before = holder.get(place)
      if (before === card || (before !== undefined && !seat(before, tried))) return false
      holder.set(place, card)
      return true
    })
  upgrades.forEach((upgrade, card) => {
    for (let taken = 0; taken < slotsTaken(upgrade); taken += 1) seat(card, new Set())
  })
  return upgrades.map((_, card) =>
    [...holder].flatMap(([place, by]) => (by === card ? [place] : [])).toSorted((a, b) => a - b),
  )
}
