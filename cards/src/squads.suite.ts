import fc from 'fast-check'
import type { PilotCard, SquadCatalogue, UpgradeCard } from '../../engine/src/cards/catalogue.ts'
import { asPrinted, putCard, readList, suggestCards } from '../../engine/src/cards/list-cards.ts'
import type { Reading, ReadLine } from '../../engine/src/cards/reading.ts'
import { regulationOf } from '../../engine/src/regulations/catalogue.ts'
import type { Finding } from '../../engine/src/vocabulary/finding.ts'
import { day } from '../../engine/src/vocabulary/instant.ts'
import type { ListOf, SquadList } from '../../engine/src/vocabulary/squad-list.ts'
import { findingsOf } from '../../engine/testing/squad.ts'
import { catalogueOf } from './index.ts'

const opened = catalogueOf('x-wing-1')
if (opened?.kind !== 'squad') throw new Error('the catalogue of squads is not there')
export const squads: SquadCatalogue = opened

type Judged = { readonly by?: string; readonly date?: string }

/** When every card was out. */
const atTheEnd = '2018-12-01'

export const findings = (
  list: SquadList,
  { by = 'x-wing/en-3.2', date = atTheEnd }: Judged = {},
): readonly Finding[] => {
  const regulation = regulationOf(by)
  if (regulation === null) throw new Error(`no such document: ${by}`)
  const given = { cards: squads, date: day(date), region: null }
  return findingsOf(asPrinted(squads, list), regulation.lists, given)
}

/** What is found, in short: `no-slot XWEN-21`. */
export const judged = (list: SquadList, given: Judged = {}): readonly string[] =>
  findings(list, given).map(
    ({ code, rule, severity }) => `${code} ${rule}${severity === 'should' ? '?' : ''}`,
  )

export const read = (text: string): Reading => {
  const reading = readList(squads, text)
  if (reading === null) throw new Error(`nobody takes this for a list: ${text}`)
  return reading
}

export const squadOf = (text: string): ListOf<'squad'> => {
  const { list } = read(text)
  if (list.kind !== 'squad') throw new Error('another kind of list')
  return list
}

export const upgradeCard = (id: string): UpgradeCard => {
  const card = squads.upgrades.find((one) => one.id === id)
  if (card === undefined) throw new Error(`no such upgrade: ${id}`)
  return card
}

export const pilotCard = (id: string, ship?: string): PilotCard => {
  const card = squads.pilots.find((one) => one.id === id && (ship ?? one.ship) === one.ship)
  if (card === undefined) throw new Error(`no such pilot: ${id}`)
  return card
}

export const parentOf = (faction: string): string =>
  squads.factions.find(({ id, includes }) => id === faction || includes.includes(faction))?.id ?? ''

const obstacles = ['coreasteroid0', 'core2asteroid1', 'yt2400debris2']

/** A pilot and the ids of the upgrades on the ship. */
export type Flown = readonly [pilot: PilotCard, ...upgrades: readonly string[]]

const slotted = (ids: readonly string[]) =>
  Object.fromEntries(
    [...new Set(ids.map((id) => upgradeCard(id).slot))].map((slot) => [
      slot,
      ids.filter((id) => upgradeCard(id).slot === slot),
    ]),
  )

/** A file of these ships; the faction is that of the first, unless another is said. */
export const xwsOf = (ships: readonly Flown[], faction = parentOf(ships[0]?.[0].faction ?? '')) =>
  JSON.stringify({
    version: '1.0.0',
    faction,
    obstacles,
    pilots: ships.map(([pilot, ...upgrades]) => ({
      name: pilot.id,
      ship: pilot.ship,
      upgrades: slotted(upgrades),
    })),
  })

export const flying = (...ships: readonly Flown[]): ListOf<'squad'> => squadOf(xwsOf(ships))

/** What is found in these ships. */
export const found = (...ships: readonly Flown[]): readonly string[] => judged(flying(...ships))

/** A finding of what cards say of themselves. */
export const must = (code: string): string => `${code} XWEN-21`

/** A squad in short: ids of pilots with those of their upgrades. */
export const told = (text: string): readonly string[] =>
  squadOf(text).ships.map(({ id, name, upgrades }) =>
    [{ id, name }, ...upgrades].map((card) => card.id ?? `?${card.name}`).join(' '),
  )

export const toLookAt = (text: string): readonly ReadLine[] =>
  read(text).lines.filter(({ is }) => is === 'unknown')

const sizeOf = new Map(squads.ships.map(({ id, size }) => [id, size]))
export const flown = squads.pilots.filter(
  ({ ship, points }) => sizeOf.get(ship) !== 'huge' && points !== undefined,
)

const empty = squadOf(xwsOf([[pilotCard('academypilot')]]))
const none: ListOf<'squad'> = { ...empty, faction: '', ships: [] }

/** Built as a page does it: each card one of those that are offered. */
const built = (picks: readonly number[]): ListOf<'squad'> => {
  let squad: SquadList = none
  for (const pick of picks) {
    const ships = squad.kind === 'squad' ? squad.ships.length : 0
    const place =
      ships === 0 || pick % 4 === 0
        ? ({ in: 'list' } as const)
        : ({ in: 'entry', entry: pick % ships } as const)
    const offered = suggestCards(squads, squad, place, '').filter(
      ({ id, total }) => (total ?? 0) <= 100 && !isPaired(id),
    )
    const chosen = offered[pick % Math.max(1, offered.length)]
    if (chosen !== undefined) squad = putCard(squads, squad, place, chosen.id)
  }
  if (squad.kind !== 'squad') throw new Error('another kind of list')
  return squad
}

/** On its own it would be missing its other half. */
const isPaired = (id: string): boolean =>
  squads.upgrades
    .find((card) => card.id === id)
    ?.exceptions?.some(({ is }) => is === 'needs-card') === true

/** Squads of cards that were offered one by one. */
export const offeredSquads = fc
  .array(fc.nat(100_000), { minLength: 1, maxLength: 14 })
  .map((picks) => built(picks))
