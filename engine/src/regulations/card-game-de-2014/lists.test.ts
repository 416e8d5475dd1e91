import { describe, expect, it } from 'vitest'
import {
  anyDecks,
  anyTeamDecks,
  deck,
  objectives,
  setCard,
  teamDeck,
} from '../../../testing/decks.ts'
import { findingsOf, foundIn, product } from '../../../testing/squad.ts'
import { id, story } from '../../../testing/story.ts'
import { listRefusals } from '../../event/reading/list-gate.ts'
import type { Card } from '../../vocabulary/card.ts'
import { day } from '../../vocabulary/instant.ts'
import { refusedWhenHandedIn } from '../suites/lists.suite.ts'
import { cardGameDe2014 } from './regulation.ts'
import { cardGameDe2014Team } from './team-regulation.ts'

const { lists } = cardGameDe2014
const teamLists = cardGameDe2014Team.lists
type Given = Parameters<typeof foundIn>[2]

const found = (light: Parameters<typeof anyDecks>[0], given?: Given) =>
  foundIn(anyDecks(light), lists, { date: day('2014-08-16'), ...given })

/** Two decks with this one card among the others. */
const withCard = (card: Partial<Card>, given?: Given) =>
  found({ commands: [setCard({ name: 'Special', set: '1', ...card })] }, given)

describe('decks', () => {
  it('[LCG-16] are two, one light and one dark', () => {
    const of = (...sides: readonly ('light' | 'dark')[]) =>
      findingsOf({ kind: 'decks', decks: sides.map((side) => deck(side)) }, lists)
    expect(of('light', 'dark')).toEqual([])
    expect(of('dark', 'light')).toEqual([])
    const rule = { code: 'deck-count', rule: 'LCG-16', severity: 'must' }
    expect(of('light')).toEqual([{ ...rule, side: 'dark', count: 0, needed: 1 }])
    expect(of('dark')).toEqual([{ ...rule, side: 'light', count: 0, needed: 1 }])
    expect(of('light', 'light', 'dark')).toEqual([{ ...rule, side: 'light', count: 2, needed: 1 }])
  })

  it('[LCG-16] are listed where the event asks for it, and only there', () => {
    const told = story({ regulation: cardGameDe2014.id, started: false, tier: 'premier' })
    expect(listRefusals(told.state())).toEqual([])
    told.does({ kind: 'set-details', details: { listsAsked: true } })
    expect(listRefusals(told.state())).toMatchObject([{ code: 'lists-missing', rule: 'LCG-16' }])
  })

  it.each([
    { count: 0, codes: ['affiliation-count LCG-17'] },
    { count: 1, codes: [] },
    { count: 2, codes: ['affiliation-count LCG-17'] },
  ])('[LCG-17] have exactly one affiliation card: $count', ({ count, codes }) => {
    const affiliations = Array.from({ length: count }, () => setCard({ name: 'Jedi' }))
    expect(found({ affiliations })).toEqual(codes)
  })

  it.each([
    { sets: 9, codes: ['too-few-sets LCG-17'] },
    { sets: 10, codes: [] },
    { sets: 25, codes: [] },
  ])('[LCG-17] have at least ten objective sets: $sets', ({ sets, codes }) => {
    expect(found({ objectives: objectives(sets) })).toEqual(codes)
  })

  refusedWhenHandedIn(cardGameDe2014, 'LCG-17', anyDecks({ objectives: objectives(9) }))

  it('[LCG-18] have command cards of their own objectives only', () => {
    const commands = [setCard({ set: '10' }), setCard({ name: 'Stray', set: '11' }), setCard()]
    expect(findingsOf(anyDecks({ commands }), lists)).toEqual([
      {
        code: 'card-without-objective',
        rule: 'LCG-18',
        severity: 'must',
        where: { deck: 0, entry: 12, name: 'Stray' },
        set: '11',
      },
    ])
    const unnumbered = { objectives: Array.from({ length: 10 }, () => setCard()), commands }
    expect(found(unnumbered)).toEqual([])
  })

  it('[LCG-11] stay as they are from the start to the end of the event', () => {
    const told = story({ regulation: cardGameDe2014.id })
    const submit = { kind: 'submit-list', player: id('p1'), list: anyDecks() } as const
    told.does(submit)
    expect(told.refuses(submit)).toEqual({ code: 'lists-locked', player: 'p1', rule: 'LCG-11' })
    const changed = anyDecks({ commands: [setCard({ name: 'Swapped', set: '1' })] })
    const correction = { ...submit, kind: 'correct-list', reason: 'as played' } as const
    expect(told.does({ ...correction, list: changed, possibleAdvantage: false })).toMatchObject([
      { finding: { code: 'squad-changed', part: 'decks', rule: 'LCG-11' } },
    ])
    const turned = { kind: 'decks' as const, decks: changed.decks.toReversed() }
    expect(told.does({ ...correction, list: turned, possibleAdvantage: false })).toEqual([])
  })
})

describe('cards', () => {
  const box = (released: ReturnType<typeof product>['released']) => product({ released })

  it('[LCG-21] in German after two weeks', () => {
    const card = { product: box({ german: day('2014-07-18') }), language: 'german' }
    expect(withCard(card, { date: day('2014-07-31') })).toEqual(['not-released LCG-21'])
    expect(withCard(card, { date: day('2014-08-01') })).toEqual([])
  })

  it('[LCG-21] not if they are banned', () => {
    expect(withCard({ marks: ['banned'] })).toEqual(['barred-mark LCG-21'])
  })

  it('[LCG-22] in English two weeks after the German ones', () => {
    const released = { english: day('2014-05-01'), german: day('2014-07-25') }
    const card = { product: box(released), language: 'english' }
    expect(withCard(card, { date: day('2014-08-07') })).toEqual(['not-released LCG-22'])
    expect(withCard(card, { date: day('2014-08-08') })).toEqual([])
    const never = { product: box({ ...released, german: null }), language: 'english' }
    expect(withCard(never)).toEqual(['not-released LCG-22'])
    const unknown = { product: box({ english: day('2014-05-01') }), language: 'english' }
    expect(withCard(unknown)).toEqual(['release-unknown LCG-22?'])
  })

  it.each([
    ['english', 'LCG-22'],
    ['german', 'LCG-21'],
    [undefined, 'LCG-21'],
  ])('[LCG-22] a card whose language is %s waits by %s', (language, rule) => {
    const fresh = { product: box({ german: day('2014-07-25') }) }
    const card = language === undefined ? fresh : { ...fresh, language }
    expect(withCard(card, { date: day('2014-08-01') })).toEqual([`not-released ${rule}`])
  })

  it.each([
    ['german', []],
    ['english', []],
    ['polish', ['language-not-allowed LCG-23']],
  ])('[LCG-23] in %s: %j', (language, codes) => {
    expect(withCard({ language })).toEqual(codes)
  })

  it('[LCG-23] themselves, not proxies', () => {
    expect(withCard({ proxies: ['card'] })).toEqual(['proxy LCG-23'])
  })

  it('[LCG-24] of ordinary objective sets, not of the challenge scenarios', () => {
    const balance = product({ name: 'Gleichgewicht der Macht' })
    expect(withCard({ product: balance })).toEqual([])
    expect(withCard({ product: balance, marks: ['challenge-scenario'] })).toEqual([
      'barred-mark LCG-24',
    ])
  })

  it('[LCG-25] that a special event admits, but not before their time', () => {
    const card = {
      product: product({ name: 'Promo', released: { german: day('2014-08-10') } }),
      language: 'french',
      marks: ['challenge-scenario'],
      proxies: ['card'],
    } as const
    const admitted = (beforeItsTime: boolean, what = 'Promo') =>
      withCard(card, { admissions: [{ what, beforeItsTime }] })
    expect(admitted(true)).toEqual([])
    expect(admitted(true, 'Special')).toEqual([])
    expect(admitted(false)).toEqual(['not-released LCG-21'])
    expect(admitted(true, 'Another')).toHaveLength(4)
  })
})

describe('sleeves', () => {
  it.each([
    ['casual', false, ['sleeves-missing LCG-26?']],
    ['casual', true, ['sleeves-missing LCG-26']],
    ['competitive', false, ['sleeves-missing LCG-26']],
    ['premier', false, ['sleeves-missing LCG-26']],
  ] as const)('[LCG-26] at %s events, ordered: %s', (tier, sleevesOrdered, codes) => {
    expect(found({ sleeves: 'none' }, { tier, sleevesOrdered })).toEqual(codes)
    expect(found({ sleeves: 'clear' }, { tier, sleevesOrdered })).toEqual([])
    expect(found({}, { tier, sleevesOrdered })).toEqual([])
  })

  it.each(['aurebesh', 'alternate-art'])('[LCG-27] hide the backs of %s cards', (mark) => {
    const commands = [setCard({ set: '1', marks: [mark] })]
    expect(found({ sleeves: 'clear', commands })).toEqual(['sleeves-see-through LCG-27'])
    expect(found({ sleeves: 'opaque', commands })).toEqual([])
    expect(found({ sleeves: 'art', commands })).toEqual([])
  })
})

describe('the decks of a team', () => {
  const of = (...decks: readonly ReturnType<typeof teamDeck>[]) =>
    foundIn(anyTeamDecks(decks), teamLists)
  const [one, two, three, four] = [
    teamDeck('light', 'ada', 'ben'),
    teamDeck('light', 'ben', 'ada'),
    teamDeck('dark', 'ada', 'ben'),
    teamDeck('dark', 'ben', 'ada'),
  ]

  it('[LCG-57] belong to two', () => {
    expect(of(one, two, three, four)).toEqual([])
    const third = teamDeck('dark', 'ben', 'eva')
    expect(of(one, two, three, third)).toEqual(['team-size LCG-57'])
    const alone = (['light', 'light', 'dark', 'dark'] as const).map((side) =>
      teamDeck(side, 'ada', 'ada'),
    )
    expect(of(...alone)).toContain('team-size LCG-57')
  })

  it('[LCG-58] are two light and two dark ones', () => {
    expect(of(one, three)).toEqual(
      expect.arrayContaining(['deck-count LCG-58', 'deck-count LCG-58']),
    )
    const counts = findingsOf(anyTeamDecks([one, two, three]), teamLists)
    expect(counts).toMatchObject([
      { code: 'deck-count', side: 'dark', count: 1, needed: 2 },
      { code: 'owner-without-deck', owner: 'ben', side: 'dark' },
    ])
    expect(findingsOf(anyTeamDecks([one, three, four]), teamLists)).toMatchObject([
      { code: 'deck-count', side: 'light', count: 1, needed: 2 },
      { code: 'owner-without-deck', owner: 'ben', side: 'light' },
    ])
  })

  it('[LCG-58] are the same for the whole event', () => {
    const told = story({ regulation: cardGameDe2014Team.id, players: 2 })
    const submit = { kind: 'submit-list', player: id('p1'), list: anyTeamDecks() } as const
    told.does(submit)
    expect(told.refuses(submit)).toMatchObject({ code: 'lists-locked', rule: 'LCG-58' })
    const swapped = teamDeck('dark', 'ben', 'ada', { objectives: objectives(11) })
    const list = anyTeamDecks([one, two, three, swapped])
    const corrected = { ...submit, kind: 'correct-list', list, reason: 'as played' } as const
    expect(told.does({ ...corrected, possibleAdvantage: false })).toMatchObject([
      { finding: { code: 'squad-changed', part: 'decks', rule: 'LCG-58' } },
    ])
  })

  it('[LCG-59] each have an owner of either side, and name the team-mate', () => {
    const bothDark = [teamDeck('light', 'ben', 'ada'), teamDeck('dark', 'ada', 'ben')] as const
    expect(of(bothDark[0], two, three, bothDark[1])).toEqual([
      'owner-without-deck LCG-59',
      'owner-without-deck LCG-59',
      'owner-without-deck LCG-59',
      'owner-without-deck LCG-59',
    ])
    const missing = (list: ReturnType<typeof anyTeamDecks>) =>
      findingsOf(list, teamLists).flatMap((finding) =>
        finding.code === 'list-incomplete' ? [finding.missing] : [],
      )
    const nobody = teamDeck('dark', null, ' ')
    expect(missing(anyTeamDecks([one, two, three, nobody]))).toEqual(['owner', 'team-mate'])
    const oneself = teamDeck('dark', 'ben', 'ben')
    expect(missing(anyTeamDecks([one, two, three, oneself]))).toEqual(['team-mate'])
    const empty = teamDeck('dark', 'ben', 'ada', { objectives: [], commands: [] })
    expect(missing(anyTeamDecks([one, two, three, empty]))).toEqual(['objectives'])
  })

  it('[LCG-59] are handed in before the start, whatever the event says', () => {
    const regulation = cardGameDe2014Team.id
    const told = story({ regulation, lists: 'asked', players: 2, started: false })
    told.does({ kind: 'set-details', details: { listsAsked: false } })
    told.does({ kind: 'submit-list', player: id('p1'), list: anyTeamDecks() })
    expect(listRefusals(told.state())).toEqual([
      { code: 'lists-missing', players: ['p2'], rule: 'LCG-59', overridable: true },
    ])
    expect(told.refuses({ kind: 'submit-list', player: id('p2'), list: anyDecks() })).toMatchObject(
      { code: 'not-in-this-regulation', what: 'decks' },
    )
  })
})
