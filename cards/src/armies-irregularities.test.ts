import { describe, expect, it } from 'vitest'
import {
  armies,
  armyOf,
  deploymentCard,
  freeDeck,
  judged,
  skirmish,
  textOf,
  upgrades,
} from './armies.suite.ts'

const of = (...ids: readonly string[]) => textOf(ids.map((id) => ({ id })))

describe('what no field of an army card says', () => {
  it('40 deployment points at most', () => {
    const forty = ['darthvader', 'royalguard', 'royalguard', 'stormtrooper']
    expect(armyOf(of(...forty)).total).toBe(40)
    expect(judged(armyOf(of(...forty)))).toEqual([])
    expect(judged(armyOf(of(...forty, 'zillotechnique')))).toEqual(['over-point-cap IA-16'])
  })

  it('affiliation, but for what is of no faction', () => {
    expect(judged(armyOf(of('darthvader', 'targetingcomputer', 'motivation')))).toEqual([])
    expect(judged(armyOf(of('darthvader', 'c3po')))).toEqual(['other-faction IA-16'])
  })

  it('affiliation, but for a temporary alliance', () => {
    const guests = ['royalguard', 'hiredgun', 'tuskenraider', 'temporaryallianceimperial']
    expect(judged(armyOf(of(...guests)))).toEqual([])
    expect(judged(armyOf(of(...guests.slice(0, 3))))).not.toEqual([])
    expect(judged(armyOf(of('ig88', 'c3po', 'temporaryalliancemercenary')))).toEqual([])
    expect(judged(armyOf(of('ig88', 'stormtrooper', 'temporaryalliancemercenary')))).toEqual([
      'other-faction IA-16',
    ])
    expect(judged(armyOf(of('darthvader', 'c3po', 'temporaryallianceimperial')))).toEqual([
      'other-faction IA-16',
    ])
  })

  it('unique once, under every title of the same person', () => {
    const both = of('lukeskywalkerherooftherebellion', 'lukeskywalkerjediknight')
    expect(judged(armyOf(both))).toEqual(['unique-twice IA-16'])
    expect(judged(armyOf(of('lukeskywalkerjediknight', 'hansolo')))).toEqual([])
    expect(judged(armyOf(of('stormtrooper', 'stormtrooper')))).toEqual([])
  })

  it('38 cards without a group size are upgrades: no figures, alone or under a group', () => {
    expect(upgrades).toHaveLength(38)
    for (const { id, points } of upgrades) {
      const [alone] = armyOf(id).deployments
      expect(alone).toMatchObject({ id, points, attachments: [] })
      expect(alone).not.toHaveProperty('figures')
      expect(alone).not.toHaveProperty('figurePoints')
      expect(armyOf(`darthvader\n  ${id}`).deployments).toMatchObject([{ attachments: [{ id }] }])
    }
    expect(armyOf('darthvader\n  stormtrooper').deployments).toHaveLength(2)
  })

  it.each([
    ['drivenbyhatred', -5, 'darthvader', 'royalguard'],
    ['roguesmuggler', -2, 'hansolo', 'rebeltrooper'],
    ['wookieeavenger', -4, 'chewbacca', 'wookieewarrior'],
  ])('negative costs need their own figure: %s %i with %s', (id, points, figure, other) => {
    const army = armyOf(of(figure, id))
    expect(army.total).toBe(deploymentCard(figure).points + points)
    expect(judged(army)).toEqual([])
    expect(judged(armyOf(of(other, id)))).toEqual(['figure-missing IA-16'])
    const deck = freeDeck.map((one) => one.id).join('\n')
    const under = (group: string) =>
      armyOf(
        `${[figure, other].map((one) => (one === group ? `${one}\n  ${id}` : one)).join('\n')}\nCommand deck\n${deck}`,
      )
    expect(judged(under(figure))).toEqual([])
    expect(judged(under(other))).toEqual(['figure-missing IA-16'])
  })

  it('a command deck of exactly 15 cards', () => {
    const deck = (count: number) => textOf([{ id: 'ig88' }], freeDeck.slice(0, count))
    expect(judged(armyOf(deck(15)))).toEqual([])
    expect(judged(armyOf(deck(14)))).toEqual(['command-deck-size IA-16'])
  })

  it('a command deck of 15 points at most', () => {
    const dear = armies.commands.filter(({ cost }) => cost === 3).slice(0, 6)
    const deck = (count: number) =>
      textOf([{ id: 'ig88' }], [...dear.slice(0, count), ...freeDeck].slice(0, 15))
    expect(judged(armyOf(deck(5)))).toEqual([])
    expect(judged(armyOf(deck(6)))).toEqual(['command-cost IA-16'])
  })

  it('a limit for each command card: one of 192, two of 14', () => {
    const most = (count: number) => armies.commands.filter((card) => card.most === count)
    expect([most(1).length, most(2).length]).toEqual([192, 14])
    for (const card of most(2)) {
      const deck = (copies: number) =>
        textOf(
          [{ id: 'ig88' }],
          [...Array.from({ length: copies }, () => card), ...freeDeck].slice(0, 15),
        )
      expect(judged(armyOf(deck(2)))).toEqual([])
      expect(judged(armyOf(deck(3)))).toEqual(['command-limit IA-16'])
    }
  })

  it('what one figure counts: what it costs to bring it back, and all of a card that is alone', () => {
    const alone = skirmish.filter(({ figurePoints }) => figurePoints === undefined)
    expect(alone).toHaveLength(112)
    const counts = (id: string) => {
      const [{ figures, figurePoints } = {}] = armyOf(id).deployments
      return [figures, figurePoints]
    }
    expect(counts('stormtrooper')).toEqual([3, 2])
    expect(counts('elitetrandoshanhunter')).toEqual([2, 5])
    expect(counts('darthvader')).toEqual([1, 18])
    for (const { id, figures, points } of alone) {
      if (figures !== undefined) expect(counts(id)).toEqual([1, points])
    }
  })

  it('no release days: nobody is accused of being early', () => {
    expect(judged(armyOf(of('ahsokatano')))).toEqual([])
    expect(armyOf('ahsokatano').deployments).toMatchObject([{ product: null }])
  })
})
