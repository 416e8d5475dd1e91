import { expect, it } from 'vitest'
import { anySquad, findingsOf, foundIn, ship, upgrade } from '../../../testing/squad.ts'
import { id, story } from '../../../testing/story.ts'
import { type Part, parts } from '../../vocabulary/card.ts'
import { day } from '../../vocabulary/instant.ts'
import type { Clause, RuleId } from '../../vocabulary/rule.ts'
import type { ListOf } from '../../vocabulary/squad-list.ts'
import type { Regulation } from '../regulation.ts'

/** In the region each of the documents was written for. */
const atHome = { region: null }

/** What a document objects to in a squad that is as it should be but for this. */
const findings = ({ lists }: Regulation, given: Partial<ListOf<'squad'>>) =>
  findingsOf(anySquad(given), lists, atHome)

/** What is on record when p1 hands in such a squad. */
const handedIn = ({ id: regulation }: Regulation, given: Partial<ListOf<'squad'>>) =>
  story({ regulation, started: false }).facts({
    kind: 'submit-list',
    player: id('p1'),
    list: anySquad(given),
  })

const must = (rule: RuleId, code: string) => ({ code, rule, severity: 'must' })

export const pointCap = (regulation: Regulation, { rule, value: cap }: Clause<number>): void => {
  it.each([
    [cap - 1, true],
    [cap, true],
    [cap + 1, false],
  ])(`[${rule}] a squad of %i points, legal: %s`, (points, isLegal) => {
    expect(findings(regulation, { ships: [ship({ points })] })).toEqual(
      isLegal ? [] : [{ ...must(rule, 'over-point-cap'), points, cap }],
    )
  })

  it(`[${rule}] upgrades count, also those that make a ship cheaper`, () => {
    const dear = ship({ points: cap - 2, upgrades: [upgrade({ points: 4 })] })
    const cheaper = { ...dear, upgrades: [...dear.upgrades, upgrade({ points: -2 })] }
    expect(findings(regulation, { ships: [dear] })).toMatchObject([
      { code: 'over-point-cap', points: cap + 2 },
    ])
    expect(findings(regulation, { ships: [cheaper] })).toEqual([])
  })

  it(`[${rule}] a wrong total does not hide a squad over the cap`, () => {
    const found = findings(regulation, { ships: [ship({ points: cap + 1 })], total: cap })
    expect(found.map(({ code }) => code)).toEqual(['over-point-cap', 'total-differs'])
  })
}

type Factions = { readonly offered: readonly string[]; readonly others: readonly string[] }

export const factionsOffered = (
  regulation: Regulation,
  { rule, value: { offered, others } }: Clause<Factions>,
): void => {
  it.each(offered)(`[${rule}] a %s squad may be fielded`, (faction) => {
    const ships = [ship({ factions: { card: faction } })]
    expect(findings(regulation, { faction, ships })).toEqual([])
  })

  it.each(others)(`[${rule}] %s is no squad of its own`, (faction) => {
    const ships = [ship({ factions: { card: faction } })]
    expect(findings(regulation, { faction, ships })).toEqual([
      { ...must(rule, 'faction-not-offered'), faction, offered },
    ])
  })

  it(`[${rule}] upgrades are of its own faction, or of none`, () => {
    const own = [upgrade({ faction: 'rebel' }), upgrade()]
    expect(findings(regulation, { ships: [ship({ upgrades: own })] })).toEqual([])
    const other = [upgrade({ faction: 'imperial' }), upgrade()]
    expect(findings(regulation, { ships: [ship({ upgrades: other })] })).toEqual([
      {
        ...must(rule, 'other-faction'),
        where: { entry: 0, under: 0, name: 'Upgrade' },
        part: 'card',
        faction: 'imperial',
        squad: 'rebel',
      },
    ])
  })
}

/** Models and dials may be of any faction; what counts is the card and the token. */
export const cardsAndTokensCount = (regulation: Regulation, rule: RuleId): void => {
  it(`[${rule}] five scum ships with models and dials of other factions are legal`, () => {
    const of = (faction: string, points = 12) =>
      ship({ points, factions: { card: 'scum', token: 'scum', model: faction, dial: faction } })
    const ships = [of('rebel'), of('rebel'), of('scum'), of('scum'), of('imperial', 40)]
    expect(findings(regulation, { faction: 'scum', ships })).toEqual([])
  })

  it.each(['card', 'token'] as const)(
    `[${rule}] the %s has to be of the squad’s faction`,
    (part) => {
      const factions = { card: 'scum', token: 'scum', [part]: 'imperial' }
      const ships = [ship({ factions: { card: 'scum' } }), ship({ factions })]
      expect(findings(regulation, { faction: 'scum', ships })).toEqual([
        {
          ...must(rule, 'other-faction'),
          where: { entry: 1, name: 'Ship' },
          part,
          faction: 'imperial',
          squad: 'scum',
        },
      ])
    },
  )
}

export const threeObstacles = (regulation: Regulation, rule: RuleId): void => {
  it.each([
    ['coreasteroid0', 'coreasteroid1', 'coreasteroid2'],
    ['coreasteroid3', 'coreasteroid4', 'coreasteroid5'],
    ['core2asteroid0', 'core2asteroid1', 'core2asteroid2'],
    ['core2asteroid3', 'core2asteroid4', 'core2asteroid5'],
    ['yt2400debris0', 'yt2400debris1', 'yt2400debris2'],
    ['vt49decimatordebris0', 'vt49decimatordebris1', 'vt49decimatordebris2'],
    ['yt2400debris0', 'yt2400debris2', 'vt49decimatordebris0'],
    ['coreasteroid0', 'core2asteroid0', 'yt2400debris0'],
  ])(`[${rule}] three of the 18 obstacles: %s, %s, %s`, (...obstacles) => {
    expect(findings(regulation, { obstacles })).toEqual([])
  })

  it(`[${rule}] and they are on record with the list`, () => {
    const obstacles = ['coreasteroid0', 'core2asteroid0', 'yt2400debris0']
    expect(handedIn(regulation, { obstacles })).toMatchObject([
      { kind: 'list-submitted', player: 'p1', list: { obstacles } },
    ])
  })

  it.each([
    ['the same one twice', ['coreasteroid0', 'coreasteroid0', 'coreasteroid1'], 'repeated'],
    ['two', ['coreasteroid0', 'coreasteroid1'], 'count'],
    ['four', ['coreasteroid0', 'coreasteroid1', 'coreasteroid2', 'coreasteroid3'], 'count'],
    ['none', [], 'count'],
    ['one of no pool', ['coreasteroid0', 'coreasteroid1', 'coreasteroid6'], 'unknown'],
  ])(`[${rule}] not %s`, (_, obstacles, code) => {
    expect(findings(regulation, { obstacles })).toMatchObject([must(rule, `obstacle-${code}`)])
  })
}

export const eitherDamageDeck = (regulation: Regulation, rule: RuleId): void => {
  const { lists } = regulation

  it.each(['original', 'force-awakens'])(`[${rule}] the %s deck is on record`, (damageDeck) => {
    expect(handedIn(regulation, { damageDeck })).toMatchObject([
      { kind: 'list-submitted', player: 'p1', list: { damageDeck } },
    ])
  })

  it.each(['2015-12-31', '2016-01-01'])(`[${rule}] has either damage deck on %s`, (date) => {
    const found = (damageDeck: string) =>
      foundIn(anySquad({ damageDeck }), lists, { date: day(date) })
    expect(found('original')).toEqual([])
    expect(found('force-awakens')).toEqual([])
    expect(found('none')).toEqual([`damage-deck-not-allowed ${rule}`])
  })
}

/** `barred`: the parts of a ship that nothing may stand in for, each with its rule. */
export const noProxiesInSquads = (
  regulation: Regulation,
  rule: RuleId,
  barred: { readonly [P in Part]: RuleId | null },
): void => {
  it.each(parts.map((part) => [barred[part] ?? rule, part, barred[part] === null] as const))(
    '[%s] a proxy for a %s, legal: %s',
    (own, part, isLegal) => {
      expect(findings(regulation, { ships: [ship({ proxies: [part] })] })).toEqual(
        isLegal ? [] : [{ ...must(own, 'proxy'), where: { entry: 0, name: 'Ship' }, part }],
      )
    },
  )

  it(`[${rule}] a proxy for an upgrade card is none either`, () => {
    const ships = [ship({ upgrades: [upgrade(), upgrade({ name: 'Copy', proxies: ['card'] })] })]
    expect(findings(regulation, { ships })).toMatchObject([
      { code: 'proxy', where: { entry: 0, under: 1, name: 'Copy' } },
    ])
  })
}

export const noEpicParts = (regulation: Regulation, rule: RuleId): void => {
  it(`[${rule}] the epic mark bars ships and upgrades alike, other marks do not`, () => {
    const ships = [
      ship({ marks: ['limited'], upgrades: [upgrade({ marks: ['limited', 'epic'] })] }),
      ship({ name: 'Huge', size: 'huge', marks: ['unique', 'epic'] }),
    ]
    const finding = { ...must(rule, 'barred-mark'), mark: 'epic' }
    expect(findings(regulation, { ships })).toEqual([
      { ...finding, where: { entry: 0, under: 0, name: 'Upgrade' } },
      { ...finding, where: { entry: 1, name: 'Huge' } },
    ])
  })

  it(`[${rule}] a huge ship is barred also where its mark was not typed`, () => {
    const ships = [ship({ name: 'Huge', size: 'huge' }), ship({ size: 'large' })]
    expect(findings(regulation, { ships })).toEqual([
      { ...must(rule, 'barred-mark'), mark: 'epic', where: { entry: 0, name: 'Huge' } },
    ])
  })
}
