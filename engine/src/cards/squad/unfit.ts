import type { ShipLack } from '../../vocabulary/finding.ts'
import type { UpgradeCard } from '../catalogue.ts'
import { actionsOf, exceptionsOf, type Fitting, statOf } from './fitting.ts'
import { seated, slotsOf, slotsTaken } from './slots.ts'
import type { SquadIndex } from './squad-index.ts'

type Unfit =
  | { readonly code: 'not-for-faction'; readonly factions: readonly string[] }
  | { readonly code: 'not-for-size'; readonly sizes: readonly string[] }
  | { readonly code: 'skill-too-low'; readonly skill: number; readonly needed: number }
  | { readonly code: 'not-for-ship'; readonly because: ShipLack }

/** The squad a card would be in: its faction and the names of all its cards. */
type InSquad = { readonly faction: string; readonly names: ReadonlySet<string> }

const byFaction = (card: UpgradeCard, { faction, names }: InSquad): readonly Unfit[] => {
  const guests = exceptionsOf(card, 'also-for').filter((one) => names.has(one.with))
  const factions = card.factions ?? [faction]
  return [...factions, ...guests.map((one) => one.faction)].includes(faction)
    ? []
    : [{ code: 'not-for-faction', factions }]
}

const byKind = ({ ship }: SquadIndex, card: UpgradeCard, { kind }: Fitting): readonly Unfit[] => [
  ...(card.ships === undefined || card.ships.includes(kind.id)
    ? []
    : [
        {
          code: 'not-for-ship' as const,
          because: {
            lack: 'kind' as const,
            ships: card.ships.map((id) => ship.get(id)?.name ?? id),
          },
        },
      ]),
  ...(card.sizes === undefined || card.sizes.includes(kind.size)
    ? []
    : [{ code: 'not-for-size' as const, sizes: card.sizes }]),
]

/** The upgrades that are on a ship without a card: not those that only have a place by it. */
const withoutCard = (index: SquadIndex, card: UpgradeCard, fitting: Fitting): Fitting => {
  const upgrades = fitting.upgrades.filter((one) => one !== card)
  const places = seated(slotsOf(index, { ...fitting, upgrades }), upgrades)
  const stay = upgrades.filter((one, at) => (places[at]?.length ?? 0) >= slotsTaken(one))
  return { ...fitting, upgrades: stay }
}

const byValue = (index: SquadIndex, card: UpgradeCard, fitting: Fitting): readonly Unfit[] =>
  exceptionsOf(card, 'needs').flatMap(({ stat, least, most }): readonly Unfit[] => {
    // Of itself a card grants nothing yet, nor does what is in the slot that it gives.
    const others =
      stat === 'skill' ? withoutCard(index, card, fitting) : { ...fitting, upgrades: [] }
    const value = statOf(others, stat)
    if (value >= (least ?? value) && value <= (most ?? value)) return []
    if (stat === 'skill') return [{ code: 'skill-too-low', skill: value, needed: least ?? 0 }]
    const because = {
      lack: 'value' as const,
      of: stat,
      least: least ?? null,
      most: most ?? null,
    }
    return [{ code: 'not-for-ship', because }]
  })

const byIcon = (index: SquadIndex, card: UpgradeCard, fitting: Fitting): readonly Unfit[] => {
  if (card.exceptions === undefined) return []
  const actions = actionsOf(fitting)
  const others = { ...fitting, upgrades: fitting.upgrades.filter((one) => one !== card) }
  const has = (kind: string): boolean =>
    slotsOf(index, others).some(({ of }) => of.length === 1 && of.includes(kind))
  const lacks: readonly ShipLack[] = [
    ...exceptionsOf(card, 'needs-action')
      .filter(({ action }) => !actions.includes(action))
      .map(({ action }) => ({ lack: 'action' as const, action })),
    ...exceptionsOf(card, 'needs-slot')
      .filter(({ slot }) => !has(slot))
      .map(({ slot }) => ({ lack: 'slot' as const, slot })),
    ...exceptionsOf(card, 'bars-slot')
      .filter(({ slot }) => (fitting.pilot.slots ?? []).includes(slot))
      .map(({ slot }) => ({ lack: 'no-slot' as const, slot })),
  ]
  return lacks.map((because) => ({ code: 'not-for-ship', because }))
}

/** Why an upgrade cannot be on a ship, whatever its slots are. */
export const unfit = (
  index: SquadIndex,
  card: UpgradeCard,
  fitting: Fitting,
  squad: InSquad,
): readonly Unfit[] => [
  ...byFaction(card, squad),
  ...byKind(index, card, fitting),
  ...byValue(index, card, fitting),
  ...byIcon(index, card, fitting),
]
