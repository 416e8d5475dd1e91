import { describe, expect, it } from 'vitest'
import { anyArmy, armyCatalogue, card, deployment } from '../../../testing/army.ts'
import { findingsOf, foundIn, product } from '../../../testing/squad.ts'
import { type Setting, story } from '../../../testing/story.ts'
import { listRefusals } from '../../event/reading/list-gate.ts'
import { missionRefusals } from '../../event/reading/missions.ts'
import { unambiguousName } from '../../legality/same-name.ts'
import { day } from '../../vocabulary/instant.ts'
import {
  afterTheGermanEdition,
  correctedByLeader,
  handedInWhereAsked,
  lateEntrantsOweTheirs,
  listHasToSay,
  locked,
  refusedWhenHandedIn,
} from '../suites/lists.suite.ts'
import { imperialAssaultDe221 } from './regulation.ts'

const { id: regulation, lists } = imperialAssaultDe221
const found = (
  given: Parameters<typeof anyArmy>[0],
  circumstances?: Parameters<typeof foundIn>[2],
) => foundIn(anyArmy(given), lists, circumstances)

const skirmish = (setting: Setting = {}) =>
  story({ regulation, lists: 'asked', started: false, ...setting })

describe('an army', () => {
  it.each([
    { points: 39, codes: [] },
    { points: 40, codes: [] },
    { points: 41, codes: ['over-point-cap IA-16'] },
  ])('[IA-16] of $points points: $codes', ({ points, codes }) => {
    expect(found({ deployments: [deployment({ points })] })).toEqual(codes)
    const attached = deployment({ points: points - 3, attachments: [card({ points: 3 })] })
    expect(found({ deployments: [attached] })).toEqual(codes)
  })

  refusedWhenHandedIn(
    imperialAssaultDe221,
    'IA-16',
    anyArmy({ deployments: [deployment({ points: 41 })] }),
  )

  it('[IA-16] whose command deck costs no deployment points', () => {
    expect(found({ commandDeck: [card({ points: 15 })] })).toEqual([])
  })

  it.each(['imperial', 'rebel', 'mercenary'])('[IA-16] may be %s', (faction) => {
    expect(found({ faction, deployments: [deployment({ faction })] })).toEqual([])
  })

  it('[IA-16] is of no other affiliation, and no mixture', () => {
    const hutt = { faction: 'hutt', deployments: [deployment({ faction: 'hutt' })] }
    expect(found(hutt)).toEqual(['faction-not-offered IA-16'])
    const mixed = [deployment(), deployment({ faction: 'imperial' }), deployment({ faction: null })]
    expect(found({ deployments: mixed.map((one) => ({ ...one, points: 10 })) })).toEqual([
      'other-faction IA-16',
    ])
  })

  it('[IA-28] has nothing with the campaign symbol', () => {
    const marked = deployment({ marks: ['campaign'] })
    expect(found({ deployments: [marked] })).toEqual(['barred-mark IA-28'])
    expect(found({ commandDeck: [card({ marks: ['campaign'] })] })).toEqual(['barred-mark IA-28'])
  })

  it('[IA-28] has no proxies for cards and figures', () => {
    expect(found({ deployments: [deployment({ proxies: ['card'] })] })).toEqual(['proxy IA-28'])
    expect(found({ deployments: [deployment({ proxies: ['model'] })] })).toEqual(['proxy IA-28'])
    expect(found({ deployments: [deployment({ proxies: ['token'] })] })).toEqual([])
  })

  it('[IA-24] has a command deck in sleeves of one kind', () => {
    expect(found({ sleeves: 'mixed' })).toEqual(['sleeves-not-alike IA-24'])
    for (const sleeves of ['none', 'clear', 'opaque', 'art'] as const) {
      expect(found({ sleeves })).toEqual([])
    }
  })
})

describe('an army whose cards are known', () => {
  const [captain, guard] = [
    deployment({ id: 'captain', name: 'Captain', points: 8 }),
    deployment({ id: 'guard', name: 'Guard', points: 6 }),
  ]
  const order = (id: string, points: number) => card({ id, name: id, points })
  const orders = (count: number, of = order('march', 1)) => Array.from({ length: count }, () => of)
  const known = (given: Parameters<typeof anyArmy>[0]) =>
    found({ deployments: [captain], commandDeck: orders(15), ...given }, { cards: armyCatalogue })

  it.each([
    [0, ['command-deck-size IA-16']],
    [14, ['command-deck-size IA-16']],
    [15, []],
    [16, ['command-deck-size IA-16', 'command-cost IA-16']],
  ])('[IA-16] with %i command cards: %s', (count, codes) => {
    expect(known({ commandDeck: orders(count) })).toEqual(codes)
    expect(found({ commandDeck: orders(count) })).toEqual([])
  })

  it('[IA-16] has a command deck of 15 points at most', () => {
    const dear = [...orders(14), order('charge', 2)]
    expect(known({ commandDeck: dear })).toEqual(['command-cost IA-16'])
    expect(known({ commandDeck: [...orders(13), order('rest', 0), order('charge', 2)] })).toEqual(
      [],
    )
  })

  it('[IA-16] has no more of a command card than it says', () => {
    const twice = [...orders(11), ...orders(2, order('charge', 2)), ...orders(2, order('rest', 0))]
    const army = anyArmy({ deployments: [captain], commandDeck: twice })
    expect(findingsOf(army, lists, { cards: armyCatalogue })).toEqual([
      {
        code: 'command-limit',
        rule: 'IA-16',
        severity: 'must',
        where: { deck: 0, entry: 12, name: 'Charge' },
        count: 2,
        most: 1,
      },
    ])
  })

  it('[IA-16] has a unique figure once', () => {
    expect(known({ deployments: [captain, guard, guard] })).toEqual([])
    expect(known({ deployments: [captain, guard, captain] })).toEqual(['unique-twice IA-16'])
    expect(found({ deployments: [captain, captain] })).toEqual([])
  })

  it('[IA-16] has what belongs to a figure only with that figure', () => {
    const grudge = card({ id: 'oldgrudge', name: 'Old Grudge', points: -3, faction: 'rebel' })
    const alone = { ...grudge, attachments: [] }
    const under = (group: typeof captain) => ({ ...group, attachments: [grudge] })
    expect(known({ deployments: [guard, alone] })).toEqual(['figure-missing IA-16'])
    expect(known({ deployments: [captain, alone] })).toEqual([])
    expect(known({ deployments: [captain, under(guard)] })).toEqual(['figure-missing IA-16'])
    expect(known({ deployments: [under(captain), guard] })).toEqual([])
  })

  it('[IA-16] has cards of another affiliation only where one of its own brings them along', () => {
    const pirate = deployment({ id: 'pirate', name: 'Pirate', points: 5, faction: 'mercenary' })
    const truce = deployment({ id: 'truce', name: 'Truce', points: 1 })
    const imperial = deployment({ points: 5, id: 'pirate', faction: 'imperial' })
    expect(known({ deployments: [captain, pirate] })).toEqual(['other-faction IA-16'])
    expect(known({ deployments: [captain, pirate, truce] })).toEqual([])
    expect(known({ deployments: [captain, imperial, truce] })).toEqual(['other-faction IA-16'])
    expect(found({ deployments: [captain, pirate, truce] })).toEqual(['other-faction IA-16'])
  })

  it('[IA-17] that nobody knows is named to a leader and never refused', () => {
    const nobodys = deployment({ name: 'Capitan', points: 5 })
    const army = anyArmy({ deployments: [nobodys], commandDeck: orders(15) })
    expect(findingsOf(army, lists, { cards: armyCatalogue })).toEqual([
      {
        code: 'unknown-card',
        rule: 'IA-17',
        severity: 'should',
        where: { entry: 0, name: 'Capitan' },
        text: 'Capitan',
        nearest: ['Captain'],
      },
    ])
    expect(foundIn(army, lists)).toEqual([])
  })
})

describe('its products', () => {
  afterTheGermanEdition('IA-29', (released, date, language) => {
    const given = language === undefined ? {} : { language }
    const deployments = [deployment({ product: product({ released }), ...given })]
    return found({ deployments }, { date: day(date) })
  })

  it('[IA-18] named where another card has the same name and cost', () => {
    const namesakes = ['Grundspiel', 'Luke Skywalker Jedi-Ritter Verbündeten-Pack']
    const luke = deployment({ name: 'Luke Skywalker', points: 12, product: null, namesakes })
    expect(found({ deployments: [luke] })).toEqual(['name-ambiguous IA-18'])
    const named = { ...luke, product: product({ name: 'Grundspiel' }) }
    expect(found({ deployments: [named] })).toEqual([])
    expect(unambiguousName(named)).toBe('Luke Skywalker (Grundspiel)')
  })
})

describe('its list', () => {
  listHasToSay(imperialAssaultDe221, 'IA-17', {
    deployments: anyArmy({ deployments: [] }),
    total: anyArmy({ total: null }),
    'command-deck': anyArmy({ commandDeck: null }),
  })

  it.each([
    ['casual', undefined, false],
    ['casual', true, true],
    ['competitive', undefined, true],
    ['competitive', false, false],
    ['premier', undefined, true],
  ] as const)('[IA-17] is due at a %s event that says %s: %s', (tier, listsAsked, isDue) => {
    const told = skirmish({ tier })
    if (listsAsked !== undefined) told.does({ kind: 'set-details', details: { listsAsked } })
    const players = ['p1', 'p2', 'p3', 'p4']
    const missing = { code: 'lists-missing', players, rule: 'IA-17', overridable: true }
    expect(listRefusals(told.state())).toEqual(isDue ? [missing] : [])
  })

  lateEntrantsOweTheirs(imperialAssaultDe221, 'IA-17', anyArmy())
  handedInWhereAsked(imperialAssaultDe221, { asked: 'IA-17', onSite: 'IA-15' }, anyArmy())

  locked(imperialAssaultDe221, 'IA-16', anyArmy(), {
    deployments: anyArmy({ deployments: [deployment({ name: 'Other' }), deployment()] }),
    'command-deck': anyArmy({ commandDeck: [card({ name: 'Other' })] }),
  })
  correctedByLeader(imperialAssaultDe221, 'IA-19', anyArmy())
})

describe('missions', () => {
  const refused = (setting: Setting, outline?: string) => {
    const told = skirmish({ players: 2, date: '2017-07-26', ...setting })
    if (outline !== undefined) told.does({ kind: 'set-details', details: { outline } })
    return missionRefusals(told.state())
  }
  const maps = ['Bar in Anchorhead', 'ISB-Hauptquartier', 'Mülldeponie auf Coruscant']

  it('[IA-30] of the three maps may be played', () => {
    expect(refused({ tier: 'premier', missions: maps })).toEqual([])
    const named = maps.map((map) => `${map}: A`)
    expect(refused({ tier: 'competitive', missions: named })).toEqual([])
  })

  it.each(['competitive', 'premier'] as const)('[IA-30] of others not at %s events', (tier) => {
    expect(refused({ tier, missions: ['Bar in Anchorhead', 'Hoth'] })).toEqual([
      { code: 'missions-not-legal', missions: ['Hoth'], maps, rule: 'IA-30', overridable: true },
    ])
  })

  it('[IA-30] of others at casual events, before that day, and where the outline says so', () => {
    const missions = ['Hoth']
    expect(refused({ tier: 'casual', missions })).toEqual([])
    expect(refused({ tier: 'premier', missions, date: '2017-07-25' })).toEqual([])
    expect(refused({ tier: 'premier', missions }, 'Maps: Hoth and Endor.')).toEqual([])
    expect(refused({ tier: 'premier', missions: ['Hoth: ambush'] }, 'played on hoth')).toEqual([])
  })

  it('[IA-30] an outline that says nothing of maps, or names another one, allows no others', () => {
    const refusal = { code: 'missions-not-legal', missions: ['Hoth'], rule: 'IA-30' }
    for (const outline of ['One day, six rounds.', 'Endor only']) {
      const setting = { tier: 'premier', missions: ['Hoth', 'ISB-Hauptquartier'] } as const
      expect(refused(setting, outline)).toMatchObject([refusal])
    }
  })
})
