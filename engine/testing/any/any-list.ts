import fc from 'fast-check'
import { type Card, sleeveKinds } from '../../src/vocabulary/card.ts'
import { day } from '../../src/vocabulary/instant.ts'
import type { Deck, SquadList } from '../../src/vocabulary/squad-list.ts'
import { anyArmy, card, deployment } from '../army.ts'
import { deck, objectives, setCard, teamDeck } from '../decks.ts'
import { anySquad, product, ship, upgrade } from '../squad.ts'

const factions = ['rebel', 'imperial', 'scum', 'mercenary', 'resistance', 'hutt']
const anyFaction = fc.constantFrom(...factions)
const names = ['ada', 'ben', 'eva', '']

/** What a card may declare, right or wrong. */
const declared: fc.Arbitrary<Partial<Card>> = fc.record(
  {
    product: fc.option(
      fc.constantFrom(
        product(),
        product({ released: {} }),
        product({ released: { german: null, polish: day('2030-01-01') } }),
        product({ show: 'gen-con-2015' }),
      ),
    ),
    marks: fc.subarray(['epic', 'campaign', 'challenge-scenario', 'banned', 'aurebesh']),
    proxies: fc.subarray(['card', 'token', 'model', 'dial']),
    language: fc.constantFrom('german', 'english', 'polish'),
    namesakes: fc.subarray(['Core Set', 'Expansion']),
    points: fc.integer({ min: -5, max: 120 }),
  },
  { requiredKeys: [] },
)

const anyTotal = fc.option(fc.integer({ min: 0, max: 200 }))

const anySquads = fc
  .record({
    faction: anyFaction,
    cards: fc.array(fc.tuple(declared, anyFaction), { maxLength: 4 }),
    total: anyTotal,
    obstacles: fc.option(fc.array(fc.constantFrom('coreasteroid0', 'yt2400debris0', 'bush'))),
    damageDeck: fc.option(fc.constantFrom('original', 'force-awakens', 'none')),
  })
  .map(({ cards, ...given }) =>
    anySquad({
      ...given,
      ships: cards.map(([own, faction]) =>
        ship({ ...own, factions: { card: faction }, upgrades: [upgrade({ ...own, faction })] }),
      ),
    }),
  )

const anyArmies = fc
  .record({
    faction: anyFaction,
    cards: fc.array(fc.tuple(declared, anyFaction), { maxLength: 4 }),
    total: anyTotal,
    sleeves: fc.constantFrom(...sleeveKinds),
    hasCommands: fc.boolean(),
  })
  .map(({ cards, hasCommands, ...given }) =>
    anyArmy({
      ...given,
      deployments: cards.map(([own, faction]) =>
        deployment({ ...own, faction, attachments: [card({ ...own, faction })] }),
      ),
      commandDeck: hasCommands ? cards.map(([own]) => card(own)) : null,
    }),
  )

const anyDeck: fc.Arbitrary<Partial<Deck>> = fc
  .record({
    sets: fc.integer({ min: 0, max: 12 }),
    cards: fc.array(fc.tuple(declared, fc.constantFrom('1', '11', '40')), { maxLength: 4 }),
    sleeves: fc.constantFrom(...sleeveKinds),
    side: fc.constantFrom('light', 'dark'),
  })
  .map(({ sets, cards, ...given }) => ({
    ...given,
    objectives: objectives(sets),
    commands: cards.map(([own, set]) => setCard({ ...own, set })),
  }))

const someDecks = fc
  .array(anyDeck, { maxLength: 5 })
  .map((decks) => decks.map((given) => deck('light', given)))
const someTeamDecks = fc
  .array(fc.tuple(anyDeck, fc.constantFrom(...names), fc.option(fc.constantFrom(...names))), {
    maxLength: 5,
  })
  .map((decks) => decks.map(([given, owner, mate]) => teamDeck('dark', owner, mate, given)))

/** A list of any kind, with anything wrong. */
export const anyList: fc.Arbitrary<SquadList> = fc.oneof(
  anySquads,
  anyArmies,
  someDecks.map((decks) => ({ kind: 'decks' as const, decks })),
  someTeamDecks.map((decks) => ({ kind: 'team-decks' as const, decks })),
  fc.string().map((text) => ({ kind: 'text' as const, text })),
)
