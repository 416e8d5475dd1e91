import { describe, expect, it } from 'vitest'
import { anySquad, foundIn, product, ship } from '../../../testing/squad.ts'
import { day } from '../../vocabulary/instant.ts'
import { clause } from '../../vocabulary/rule.ts'
import {
  handedInWhereAsked,
  lateEntrantsOweTheirs,
  listHasToSay,
  locked,
  refusedWhenHandedIn,
} from '../suites/lists.suite.ts'
import {
  cardsAndTokensCount,
  eitherDamageDeck,
  factionsOffered,
  noEpicParts,
  noProxiesInSquads,
  pointCap,
  threeObstacles,
} from '../suites/squads.suite.ts'
import { xWingPl } from './regulation.ts'

describe('a squad', () => {
  const offered = ['rebel', 'imperial', 'scum']
  pointCap(xWingPl, clause('XWPL-22', 100))
  refusedWhenHandedIn(xWingPl, 'XWPL-22', anySquad({ ships: [ship({ points: 101 })] }))
  factionsOffered(xWingPl, clause('XWPL-22', { offered, others: ['hutt'] }))
  cardsAndTokensCount(xWingPl, 'XWPL-23')
  eitherDamageDeck(xWingPl, 'XWPL-24')
  threeObstacles(xWingPl, 'XWPL-25')
  noProxiesInSquads(xWingPl, 'XWPL-31', {
    card: 'XWPL-31',
    model: 'XWPL-31',
    base: null,
    token: null,
    dial: null,
  })
  noEpicParts(xWingPl, 'XWPL-33')
})

describe('its products', () => {
  const premiere = { polish: day('2016-05-20'), german: day('2016-01-01') }
  const on = (date: string, released: ReturnType<typeof product>['released'] = premiere) => {
    const ships = [ship({ product: product({ released }) })]
    return foundIn(anySquad({ ships }), xWingPl.lists, { date: day(date) })
  }

  it('[XWPL-34] may be played from the day of the Polish premiere on', () => {
    expect(on('2016-05-19')).toEqual(['not-released XWPL-34'])
    expect(on('2016-05-20')).toEqual([])
    expect(on('2016-05-20', { polish: null })).toEqual(['not-released XWPL-34'])
    expect(on('2016-05-20', { german: day('2016-01-01') })).toEqual(['release-unknown XWPL-34?'])
  })
})

describe('its list', () => {
  listHasToSay(xWingPl, 'XWPL-27', {
    ships: anySquad({ ships: [] }),
    total: anySquad({ total: null }),
    'damage-deck': anySquad({ damageDeck: null }),
    obstacles: anySquad({ obstacles: null }),
  })
  handedInWhereAsked(xWingPl, { asked: 'XWPL-27', onSite: 'XWPL-21' }, anySquad())
  lateEntrantsOweTheirs(xWingPl, 'XWPL-27', anySquad())
  locked(xWingPl, 'XWPL-26', anySquad(), {
    ships: anySquad({ ships: [ship({ name: 'Other' }), ship()] }),
    obstacles: anySquad({ obstacles: ['coreasteroid1', 'core2asteroid5', 'vt49decimatordebris2'] }),
    'damage-deck': anySquad({ damageDeck: 'force-awakens' }),
  })
})
