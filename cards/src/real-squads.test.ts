import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findings, judged, read, squadOf } from './squads.suite.ts'

type RealSquad = {
  readonly event: number
  readonly date: string
  readonly xws: { readonly points: number; readonly pilots: readonly unknown[] }
}

/** Squads that were played in 2014 and 2015; they are not ours to publish. */
const file = fileURLToPath(new URL('../../../shared/data/real-squads.json', import.meta.url))
const real: readonly RealSquad[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []

const listOf = ({ xws }: RealSquad) => squadOf(JSON.stringify(xws))

/** Cards that a file lost leave their mark: what a ship carries has no slot without them. */
const lostIn = (squad: RealSquad): string | null => {
  const list = listOf(squad)
  const missing = squad.xws.points - (list.total ?? 0)
  const refits = list.ships.filter(
    (ship) => ship.ship === 'bwing' && ship.upgrades.some(({ slot }) => slot === 'Crew'),
  )
  if (refits.length > 0 && missing === refits.length) return 'B-wing/E2 lost, 1 point each'
  const names = list.ships.map(({ name, upgrades }) => [name, ...upgrades.map((one) => one.name)])
  const half = names.length / 2
  const isTwice = JSON.stringify(names.slice(0, half)) === JSON.stringify(names.slice(half))
  if (isTwice && (list.total ?? 0) === 2 * squad.xws.points) return 'the whole squad twice'
  return missing > 0 && missing <= 4 ? 'a card of at most 4 points lost' : null
}

describe.skipIf(real.length === 0)('real squads', () => {
  it('are all read: every card is known', () => {
    const others = real.flatMap(({ xws }) =>
      read(JSON.stringify(xws)).lines.filter(({ is }) => is !== 'card'),
    )
    expect(others).toEqual([])
    expect(real).toHaveLength(319)
  })

  it('cost what they say, or it is known what their file lost', () => {
    const differing = real.filter((squad) => listOf(squad).total !== squad.xws.points)
    const reasons = differing.map(lostIn)
    const count = (reason: string | null) => reasons.filter((one) => one === reason).length
    expect({
      equal: real.length - differing.length,
      refit: count('B-wing/E2 lost, 1 point each'),
      twice: count('the whole squad twice'),
      small: count('a card of at most 4 points lost'),
      unexplained: count(null),
    }).toEqual({ equal: 308, refit: 8, twice: 1, small: 2, unexplained: 0 })
  })

  it('have no card that was not out on their day', () => {
    const early = real.filter((squad) =>
      judged(listOf(squad), { date: squad.date }).some((found) => found.startsWith('not-released')),
    )
    expect(early).toEqual([])
  })

  it('are legal but for slots their files lost, a limit that came later, and two slips', () => {
    const found = real.flatMap((squad) =>
      findings(listOf(squad), { date: squad.date })
        .filter(({ code }) => code !== 'list-incomplete')
        .map((finding) => ({ finding, event: squad.event, list: listOf(squad) })),
    )
    expect(new Set(found.map(({ list }) => JSON.stringify(list))).size).toBe(15)
    const told = found.map(({ finding, event, list }) => {
      const ship = list.ships[finding.where?.entry ?? -1]?.ship
      return finding.code === 'no-slot'
        ? `no ${finding.slot} slot on ${ship}`
        : `${finding.code} ${finding.code === 'limited-twice' ? finding.where?.name : event}`
    })
    expect([...new Set(told)].toSorted()).toEqual([
      'limited-twice Tactician',
      'no Crew slot on bwing',
      'no Elite slot on awing',
      'over-point-cap 371',
      'unique-twice 348',
      'unique-twice 371',
    ])
  })
})
