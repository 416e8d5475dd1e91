import { describe, expect, it } from 'vitest'
import { knownArmy } from '../../engine/src/cards/army/known-army.ts'
import { armies, deploymentCard, skirmish } from './armies.suite.ts'

const { deployments, commands, maps, products, factions } = armies
const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id)

describe('the catalogue of armies', () => {
  it('has every card, map and product of its source', () => {
    expect(deployments).toHaveLength(161)
    expect(commands).toHaveLength(206)
    expect(maps).toHaveLength(39)
    expect(products).toHaveLength(42)
  })

  it('has every id once', () => {
    const all = [...ids(deployments), ...ids(commands)]
    expect(new Set(all).size).toBe(all.length)
    expect(new Set(ids(products)).size).toBe(products.length)
  })

  it('names only products and factions that it has', () => {
    const known = new Set(ids(products))
    const unknown = [...deployments, ...commands, ...maps].filter(
      (card) => card.products.length === 0 || card.products.some((one) => !known.has(one)),
    )
    expect(unknown).toEqual([])
    const own = ['', ...ids(factions)]
    expect(deployments.filter(({ faction = '' }) => !own.includes(faction))).toEqual([])
  })

  it('has 152 cards for skirmishes: 49 rebel, 49 mercenary, 46 imperial, 8 of nobody', () => {
    const of = (faction: string | undefined) => skirmish.filter((card) => card.faction === faction)
    expect(skirmish).toHaveLength(152)
    expect(['rebel', 'mercenary', 'imperial', undefined].map((one) => of(one).length)).toEqual([
      49, 49, 46, 8,
    ])
  })

  it('says of every group of several figures what one of them counts', () => {
    const silent = deployments.filter(
      ({ figures = 1, figurePoints }) => figures > 1 && figurePoints === undefined,
    )
    expect(silent).toEqual([])
  })

  it('calls no two cards the same', () => {
    const titles = [...knownArmy(armies).titles.values()]
    expect(titles).toHaveLength(deployments.length)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('has a reason for every exception, and the cards and factions it speaks of', () => {
    const exceptions = deployments.filter(({ needs, allies }) => needs ?? allies)
    expect(ids(exceptions)).toHaveLength(5)
    for (const { needs = [], allies = 'rebel', because = '' } of exceptions) {
      expect(because).not.toBe('')
      expect(needs.map((id) => deploymentCard(id).figures)).toEqual(needs.map(() => 1))
      expect(ids(factions)).toContain(allies)
    }
    expect(deployments.filter(({ because }) => because !== undefined)).toEqual(exceptions)
  })

  it('has nothing that costs less than nothing but with its own figure', () => {
    const cheaper = deployments.filter(({ points }) => points < 0)
    expect(cheaper.filter(({ needs }) => needs === undefined)).toEqual([])
  })
})
