import { describe, expect, it } from 'vitest'
import { anySquad, foundIn, product, ship, upgrade } from '../../../testing/squad.ts'
import { unambiguousName } from '../../legality/same-name.ts'
import { day } from '../../vocabulary/instant.ts'
import { clause } from '../../vocabulary/rule.ts'
import type { Ship } from '../../vocabulary/squad-list.ts'
import {
  afterTheGermanEdition,
  correctedByLeader,
  handedInWhereAsked,
  lateEntrantsOweTheirs,
  listHasToSay,
  locked,
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
import { xWingDe } from './regulation.ts'

describe('a squad', () => {
  const offered = ['rebel', 'imperial', 'scum']
  pointCap(xWingDe, clause('XWDE-29', 100))
  factionsOffered(xWingDe, clause('XWDE-30', { offered, others: ['hutt'] }))
  cardsAndTokensCount(xWingDe, 'XWDE-30')
  eitherDamageDeck(xWingDe, 'XWDE-31')
  threeObstacles(xWingDe, 'XWDE-32')
  noProxiesInSquads(xWingDe, 'XWDE-46', {
    card: 'XWDE-46',
    model: 'XWDE-46',
    base: 'XWDE-46',
    token: 'XWDE-44',
    dial: null,
  })
  noEpicParts(xWingDe, 'XWDE-48')
})

describe('its products', () => {
  afterTheGermanEdition('XWDE-47', (released, date, language) => {
    const given = language === undefined ? {} : { language }
    const ships = [ship({ product: product({ released }), ...given })]
    return foundIn(anySquad({ ships }), xWingDe.lists, { date: day(date) })
  })

  it('[XWDE-35] named where another card has the same name and cost', () => {
    const found = (...ships: readonly Ship[]) => foundIn(anySquad({ ships }), xWingDe.lists)
    const namesakes = ['Millennium Falke', 'Helden des Widerstands']
    const han = ship({ name: 'Han Solo', points: 46, product: null, namesakes })
    const falcon = upgrade({ name: 'Millennium Falke', points: 1, product: null, namesakes })
    expect(found({ ...han, upgrades: [falcon] })).toEqual([
      'name-ambiguous XWDE-35',
      'name-ambiguous XWDE-35',
    ])
    const named = { ...han, product: product({ name: 'Helden des Widerstands' }) }
    expect(found(named, ship({ product: null }))).toEqual([])
    expect(unambiguousName(named)).toBe('Han Solo (Helden des Widerstands)')
    expect(unambiguousName(han)).toBe('Han Solo')
  })
})

describe('its list', () => {
  listHasToSay(xWingDe, 'XWDE-34', {
    ships: anySquad({ ships: [] }),
    total: anySquad({ total: null }),
    'damage-deck': anySquad({ damageDeck: null }),
    obstacles: anySquad({ obstacles: null }),
  })
  handedInWhereAsked(xWingDe, { asked: 'XWDE-34', onSite: 'XWDE-28' }, anySquad())
  lateEntrantsOweTheirs(xWingDe, 'XWDE-34', anySquad())
  locked(xWingDe, 'XWDE-33', anySquad(), {
    ships: anySquad({ ships: [ship({ name: 'Other' }), ship()] }),
    obstacles: anySquad({ obstacles: ['coreasteroid1', 'core2asteroid5', 'vt49decimatordebris2'] }),
    'damage-deck': anySquad({ damageDeck: 'force-awakens' }),
  })
  correctedByLeader(xWingDe, 'XWDE-36', anySquad())
})
