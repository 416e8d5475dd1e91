import { describe, expect, it } from 'vitest'
import { armies, armyOf, deploymentCard, judged, read } from './armies.suite.ts'

const rebels = 'Han Solo (12)\nChewbacca (15)\nGideon Argus (3)'
const ids = (text: string) => armyOf(text).deployments.map(({ id, name }) => id ?? name)

describe('the name of a list with its points', () => {
  it.each([
    'Rebels (40)',
    'Rebel Alliance (40 points)',
    'My list (40 points)',
    'Trooper spam - 40pts',
    'Store championship (40)',
    'Vader, Boba & friends: 40',
    'Player: Ada\nMy list (40)',
  ])('is no card: %s', (title) => {
    const { list, declared } = read(`${title}\n${rebels}`)
    expect(list).toMatchObject({ faction: 'rebel', total: 30 })
    expect(ids(`${title}\n${rebels}`)).toEqual(['hansolo', 'chewbacca', 'gideonargus'])
    expect(declared).toBe(40)
  })

  it('is none where a line is free below it', () => {
    expect(ids(`Vader 40 pts\n\n${rebels}`)).toHaveLength(3)
  })

  it('is a card that nobody knows where a card may cost that', () => {
    expect(ids(`Thrawn (18)\n${rebels}`)).toHaveLength(4)
    expect(ids(`${rebels}\nThrawn (40)`)).toHaveLength(4)
    expect(ids(`Deployment\nThrawn (40)\n${rebels}`)).toHaveLength(4)
    expect(ids(`4x Thrawn (40)\n${rebels}`)).toHaveLength(7)
    expect(ids(`"Thrawn" (40)\n${rebels}`)).toHaveLength(4)
    expect(ids(`Han Solo, Chewbacca, Thrawn (40)\n${rebels}`)).toHaveLength(6)
  })
})

describe('a faction above its cards', () => {
  it.each([
    ['Rebels', 'rebel'],
    ['Rebel Alliance', 'rebel'],
    ['Rebelianci', 'rebel'],
    ['Armee: Rebellen', 'rebel'],
    ['Empire', 'imperial'],
    ['Galactic Empire', 'imperial'],
    ['Mercenaries', 'mercenary'],
    ['Mercs', 'mercenary'],
    ['Scum', 'mercenary'],
    ['Scum 40 pts', 'mercenary'],
    ['Armee: Söldner', 'mercenary'],
  ])('is no card: %s', (heading, faction) => {
    expect(armyOf(`${heading}\nNexu\nThrawn`)).toMatchObject({
      faction,
      deployments: [{ id: 'nexu' }, { name: 'Thrawn' }],
    })
  })

  it.each(['Söldner (40)', 'Söldner 40 Punkte', 'Söldner: 40'])(
    'is no group of that name at the price of an army: %s',
    (heading) => {
      for (const text of [
        `${heading}\nBoba Fett (13)\nGreedo (4)`,
        `${heading}\nBoba Fett\nGreedo`,
      ]) {
        expect(read(text)).toMatchObject({
          declared: 40,
          list: { faction: 'mercenary', total: 17 },
        })
      }
    },
  )

  it('has no name in any language that is a card, but for one', () => {
    const names = armies.factions.flatMap(({ name, names: own, also = [] }) => [
      name,
      ...Object.values(own ?? {}),
      ...also,
    ])
    const isCard = (name: string) => armyOf(`Nexu\n${name}\nRally`).deployments.length > 1
    expect(names.filter(isCard)).toEqual(['Söldner'])
  })
})

it.each([
  '2x Stormtrooper (Regular) 6 each',
  '2x Stormtrooper (Regular) 6 pts each',
  '2x Stormtrooper (Regular) - 6 each',
  '2 Stormtrooper 6 apiece',
  '2x Sturmtruppen je 6 Punkte',
  '2x Szturmowiec - po 6',
])('what each of them costs may be behind the name without brackets: %s', (text) => {
  const group = { id: 'stormtrooper', points: 6 }
  expect(armyOf(`${text}\nRally`)).toMatchObject({ total: 12, deployments: [group, group] })
})

describe('an army of cards that share their names with those of other factions', () => {
  it.each(['Bossk', 'Bossk\nMotivation', 'Temporary Alliance\nBossk', 'Thrawn\nBossk'])(
    'is of one of these factions: %j',
    (text) => {
      const army = armyOf(text)
      const isOther = (found: string) => /faction/.test(found)
      expect(judged(army).filter(isOther)).toEqual([])
      const known = army.deployments.flatMap(({ id }) => (id === undefined ? [] : [id]))
      const own = known.flatMap((id) => deploymentCard(id).faction ?? [])
      expect(own).toContain(army.faction)
    },
  )
})
