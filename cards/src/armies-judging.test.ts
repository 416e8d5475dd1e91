import { describe, expect, it } from 'vitest'
import type { CommandCard, DeploymentCard } from '../../engine/src/cards/catalogue.ts'
import {
  armies,
  armyOf,
  deploymentCard,
  freeDeck,
  groups,
  judged,
  textOf,
  upgrades,
} from './armies.suite.ts'

const [vader, luke, hutt] = [
  'darthvader',
  'lukeskywalkerherooftherebellion',
  'jabbathehuttskirmish',
]
const leaders: { readonly [faction: string]: string | undefined } = {
  imperial: vader,
  rebel: luke,
  mercenary: hutt,
}
const leaderOf = ({ faction = 'rebel' }: DeploymentCard) => deploymentCard(leaders[faction] ?? '')

type Case = {
  readonly of: string
  readonly illegal: string
  readonly neighbour: string
}

/** At least ten of each kind, each beside a list that differs in little and is legal. */
const refused = (code: string, cases: readonly Case[]) => {
  describe(code, () => {
    it('is tried on ten lists at least', () => {
      expect(new Set(cases.map(({ illegal }) => illegal)).size).toBeGreaterThanOrEqual(10)
    })

    it.each(cases)('$of', ({ illegal, neighbour }) => {
      expect(judged(armyOf(illegal))).toEqual([code])
      expect(judged(armyOf(neighbour))).toEqual([])
    })
  })
}

const regulars = groups.filter(({ unique }) => unique !== true)

refused(
  'over-point-cap IA-16',
  regulars.map((card) => {
    const most = Math.floor(40 / card.points)
    const copies = Array.from({ length: most }, () => card)
    return { of: card.id, illegal: textOf([...copies, card]), neighbour: textOf(copies) }
  }),
)

refused(
  'unique-twice IA-16',
  groups
    .filter(({ unique, points }) => unique === true && points <= 20)
    .map((card) => ({
      of: card.id,
      illegal: textOf([card, card]),
      neighbour: textOf([card]),
    })),
)

refused(
  'barred-mark IA-28',
  armies.deployments
    .filter(({ campaignOnly }) => campaignOnly === true)
    // The facts have one of them under another faction than its twin.
    .filter(({ id }) => id !== 'eliteriottroopercampaign')
    .flatMap((card) => {
      const twin = groups.find(
        ({ name, elite, faction }) =>
          name === card.name && elite === card.elite && faction === card.faction,
      )
      const own = regulars.filter(({ faction }) => faction === card.faction).slice(0, 2)
      return twin === undefined
        ? []
        : own.map((beside) => ({
            of: `${card.id} beside ${beside.id}`,
            illegal: textOf([card, beside]),
            neighbour: textOf([twin, beside]),
          }))
    }),
)

refused(
  'other-faction IA-16',
  regulars
    .filter(({ points }) => points < 8)
    .map((card) => {
      const [stranger] = groups.filter(
        ({ faction, points, unique }) => faction !== card.faction && points <= 5 && unique !== true,
      )
      const own = [leaderOf(card), card]
      return {
        of: card.id,
        illegal: textOf([...own, stranger ?? card]),
        neighbour: textOf(own),
      }
    }),
)

refused(
  'command-deck-size IA-16',
  [0, 1, 2, 5, 8, 10, 12, 13, 14, 16, 17, 18, 20].map((count) => {
    const deck = armies.commands.filter(({ cost }) => cost === 0).slice(0, count)
    return {
      of: `${count} cards`,
      illegal: textOf([deploymentCard(vader)], deck),
      neighbour: textOf([deploymentCard(vader)]),
    }
  }),
)

/** So many points of command cards, and free ones up to fifteen cards. */
const deckOf = (cards: readonly CommandCard[]): readonly CommandCard[] =>
  [...cards, ...freeDeck.filter((one) => !cards.includes(one))].slice(0, 15)
const dear = armies.commands.filter(({ cost }) => cost === 3)

refused(
  'command-cost IA-16',
  dear.map((card) => {
    const others = dear.filter((one) => one !== card)
    return {
      of: card.id,
      illegal: textOf([deploymentCard(luke)], deckOf([card, ...others.slice(0, 5)])),
      neighbour: textOf([deploymentCard(luke)], deckOf([card, ...others.slice(0, 4)])),
    }
  }),
)

refused(
  'command-limit IA-16',
  armies.commands
    .filter(({ cost }) => cost <= 2)
    .map((card) => {
      const copies = Array.from({ length: card.most }, () => card)
      const others = freeDeck.filter((one) => one !== card)
      return {
        of: card.id,
        illegal: textOf([deploymentCard(hutt)], [...copies, card, ...others].slice(0, 15)),
        neighbour: textOf([deploymentCard(hutt)], [...copies, ...others, ...freeDeck].slice(0, 15)),
      }
    })
    // The last of the free ones has nobody to stand in for it.
    .filter(({ neighbour }) => new Set(neighbour.split('\n')).size > 10),
)

refused(
  'figure-missing IA-16',
  upgrades
    .filter(({ needs }) => needs !== undefined)
    .flatMap((card) => {
      const figure = deploymentCard(card.needs?.[0] ?? '')
      const own = groups.filter(
        ({ faction, points, unique }) => faction === card.faction && points < 13 && unique !== true,
      )
      return own.slice(0, 5).map((beside) => ({
        of: `${card.id} beside ${beside.id}`,
        illegal: textOf([beside, card]),
        neighbour: textOf([beside, figure, card]),
      }))
    }),
)

describe('a card that nobody knows', () => {
  it.each([
    'Thrawn',
    'Sabine Wren',
    'Ezra Bridger',
    'Kanan Jarrus',
    'Zeb Orrelios',
    'Hondo Ohnaka',
    'Death Trooper',
    'Loth-cat',
    'Tress Hacnua',
    'CT-1701',
  ])('%s is named and never refused', (name) => {
    const army = armyOf(`${name} (7)\n${textOf([deploymentCard(vader)])}`)
    expect(army.deployments[0]).toMatchObject({ name, points: 7 })
    expect(judged(army)).toEqual(['unknown-card IA-17?'])
  })
})
