import { type ListOf, type SquadList, squadPoints } from '../../vocabulary/squad-list.ts'
import type { PilotCard, SquadCatalogue, UpgradeCard } from '../catalogue.ts'
import type { Place, Suggestion } from '../place.ts'
import { typedAhead } from '../typed-ahead.ts'
import { costOf, exceptionsOn, type Fitting } from './fitting.ts'
import { knownShips } from './known-ships.ts'
import { pilotKey, squadOf } from './put-squad.ts'
import { hasRoomForAll } from './reading/which-card.ts'
import { slotsOf } from './slots.ts'
import { isEpic } from './squad-as-printed.ts'
import { type SquadIndex, squadIndex } from './squad-index.ts'
import { unfit } from './unfit.ts'

/** Names that a squad has once for all, and those of all its cards. */
const namesIn = (index: SquadIndex, squad: ListOf<'squad'>) => {
  const cards = knownShips(index, squad).flatMap(({ fitting, upgrades }) => [
    ...(fitting === null ? [] : [fitting.pilot]),
    ...upgrades.filter((card) => card !== null),
  ])
  const names = (some: readonly (PilotCard | UpgradeCard)[]) =>
    new Set(some.map(({ name }) => name))
  return { all: names(cards), unique: names(cards.filter(({ unique }) => unique === true)), cards }
}

const pilots = (
  index: SquadIndex,
  squad: ListOf<'squad'>,
  typed: string,
): readonly Suggestion[] => {
  const { unique } = namesIn(index, squad)
  const points = squadPoints(squad)
  const free = typedAhead(index.catalogue.pilots, typed).filter(
    (pilot) =>
      pilot.points !== undefined &&
      index.ship.get(pilot.ship)?.size !== 'huge' &&
      !(pilot.unique === true && unique.has(pilot.name)) &&
      (squad.ships.length === 0 || index.parent.get(pilot.faction) === squad.faction),
  )
  return free.map((pilot) => ({
    id: pilotKey(pilot),
    name: pilot.name,
    ...(pilot.names !== undefined && { names: pilot.names }),
    about: index.ship.get(pilot.ship)?.name ?? pilot.ship,
    points: pilot.points ?? 0,
    total: points + (pilot.points ?? 0),
  }))
}

const upgrades = (
  index: SquadIndex,
  squad: ListOf<'squad'>,
  { entry, slot }: { readonly entry: number; readonly slot?: string },
  typed: string,
): readonly Suggestion[] => {
  const fitting = knownShips(index, squad)[entry]?.fitting ?? null
  if (fitting === null) return []
  const { all, unique, cards } = namesIn(index, squad)
  const points = squadPoints(squad)
  const kinds = new Set(slotsOf(index, fitting).flatMap(({ of }) => of))
  const free = typedAhead(index.catalogue.upgrades, typed).filter((card) => {
    if (!kinds.has(card.slot) || (slot ?? card.slot) !== card.slot) return false
    const inSquad = cards.filter((one) => one === card).length
    const isTwice =
      (card.unique === true && unique.has(card.name)) ||
      inSquad >= (card.most ?? Number.POSITIVE_INFINITY) ||
      (fitting.upgrades.includes(card) && isOnce(fitting, card))
    return (
      !isTwice &&
      !isEpic(index, card) &&
      unfit(index, card, withCard(fitting, card), { faction: squad.faction, names: all }).length ===
        0 &&
      hasRoomForAll(index, withCard(fitting, card))
    )
  })
  return free.map((card) => ({
    id: card.id,
    name: card.name,
    ...(card.names !== undefined && { names: card.names }),
    about: '',
    slot: card.slot,
    points: costOf(withCard(fitting, card), card),
    total: points + upgradeCosts(withCard(fitting, card)) - upgradeCosts(fitting),
  }))
}

const isOnce = (fitting: Fitting, card: UpgradeCard): boolean =>
  card.limited === true || exceptionsOn(fitting, 'different').some(({ slot }) => slot === card.slot)

const withCard = (fitting: Fitting, card: UpgradeCard): Fitting => ({
  ...fitting,
  upgrades: [...fitting.upgrades, card],
})

const upgradeCosts = (fitting: Fitting): number =>
  fitting.upgrades.reduce((sum, card) => sum + costOf(fitting, card), 0)

/** Cards that may be where somebody types, and what the squad would cost with them. */
export const suggestSquad = (
  catalogue: SquadCatalogue,
  list: SquadList,
  place: Place,
  typed: string,
): readonly Suggestion[] => {
  const index = squadIndex(catalogue)
  const squad = squadOf(list)
  if (place.in === 'list') return pilots(index, squad, typed)
  return place.in === 'entry' ? upgrades(index, squad, place, typed) : []
}
