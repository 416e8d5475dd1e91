import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ListOf, putCard, readList, type SquadList, suggestCards, xwsOf } from '@topcut/engine'
import { expect, it } from 'vitest'
import { catalogueOf } from './index.ts'

const catalogue = catalogueOf('x-wing-1') ?? expect.fail('no squads')
const squads = catalogue.kind === 'squad' ? catalogue : expect.fail('no squads')

type Squad = ListOf<'squad'>

/** In the format upgrades stand by their slots: their order is not the list's. */
const inOrder = (squad: Squad): Squad => ({
  ...squad,
  ships: squad.ships.map((ship) => ({
    ...ship,
    upgrades: ship.upgrades.toSorted((a, b) =>
      `${a.slot} ${a.id}` < `${b.slot} ${b.id}` ? -1 : 1,
    ),
  })),
})

const readAs = (text: string): Squad => {
  const list = readList(catalogue, text)?.list
  return list?.kind === 'squad' ? list : expect.fail(`no squad: ${text}`)
}

/** What is read of what is written. */
const readBack = (squad: Squad): Squad => readAs(JSON.stringify(xwsOf(squad)))

it('every pilot with an upgrade in every slot is read as it was written', () => {
  const obstacles = ['coreasteroid0', 'core2asteroid5', 'yt2400debris1']
  for (const { id, ship, faction, skill, slots = [] } of squads.pilots) {
    if (skill === undefined) continue
    const pilots = [{ name: id, ship }]
    const alone = readAs(JSON.stringify({ faction, pilots, obstacles, damagedeck: 'core2' }))
    const full = [...slots, 'Title', 'Modification'].reduce((list, slot) => {
      const place = { in: 'entry', entry: 0, slot } as const
      const [first] = suggestCards(catalogue, list, place, '')
      return first === undefined ? list : putCard(catalogue, list, place, first.id)
    }, alone as SquadList)
    if (full.kind !== 'squad') expect.fail('no squad')
    const back = readBack(full)
    expect({ id, ...inOrder({ ...back, total: null }) }).toEqual({
      id,
      ...inOrder({ ...full, total: null }),
    })
  }
})

/** Squads that were played; they are not ours to publish. */
const real = fileURLToPath(new URL('../../../shared/data/real-squads.json', import.meta.url))

it.skipIf(!existsSync(real))('real squads are read as they were written', () => {
  const played: readonly { readonly xws: object }[] = JSON.parse(readFileSync(real, 'utf8'))
  for (const { xws } of played) {
    const squad = readAs(JSON.stringify(xws))
    const back = readBack(squad)
    expect(inOrder({ ...back, total: squad.total })).toEqual(inOrder(squad))
  }
})
