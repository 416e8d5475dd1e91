import { expect, it } from 'vitest'
import { smallSquad, smallSquads } from '../../../testing/small-squads.ts'
import { foundIn } from '../../../testing/squad.ts'
import type { Catalogue } from '../../cards/catalogue.ts'
import { day } from '../../vocabulary/instant.ts'
import type { RuleId } from '../../vocabulary/rule.ts'
import type { SquadList } from '../../vocabulary/squad-list.ts'
import type { Regulation } from '../regulation.ts'

const found = (
  { lists }: Regulation,
  list: SquadList,
  cards: Catalogue | null = smallSquads,
  date = '2015-10-03',
) => foundIn(list, lists, { region: null, date: day(date), cards })

type Own = { readonly own: RuleId; readonly faction: RuleId; readonly list: RuleId }

/** What cards say of themselves, by the rules of the document that holds a squad to it. */
export const heldToItsCards = (regulation: Regulation, { own, faction, list }: Own): void => {
  it(`[${own}] squads whose cards fit their ships are legal`, () => {
    const squad = smallSquad(['ace', 'luck', 'sail'], ['skipper', 'cook', 'choir', 'ballast'])
    expect(found(regulation, squad)).toEqual([])
  })

  it.each([
    ['no-slot', [['rookie', 'luck']]],
    ['no-slot', [['skipper', 'cook', 'choir', 'twin']]],
    ['unique-twice', [['ace'], ['ace']]],
    ['unique-twice', [['ace'], ['skipper', 'twin']]],
    ['limited-twice', [['skipper', 'cook', 'cook']]],
    [
      'limited-twice',
      [
        ['skipper', 'choir', 'choir'],
        ['skipper', 'choir'],
      ],
    ],
    ['not-for-ship', [['skipper', 'sail']]],
    ['not-for-size', [['rookie', 'ballast']]],
    ['skill-too-low', [['rookie', 'rank']]],
    ['needs-card', [['rookie', 'rope']]],
    ['without-cost', [['ghost']]],
  ] as const)(`[${own}] %s: %j`, (code, ships) => {
    const squad = smallSquad(...ships)
    expect(found(regulation, squad)).toEqual([`${code} ${own}`])
    expect(found(regulation, squad, null)).not.toContain(`${code} ${own}`)
  })

  it(`[${own}] a pilot flies no other ship`, () => {
    const squad = smallSquad(['rookie'])
    const ships = squad.ships.map((ship) => ({ ...ship, ship: 'barge' }))
    expect(found(regulation, { ...squad, ships })).toEqual([`pilot-not-of-ship ${own}`])
  })

  it(`[${faction}] an upgrade of another faction is not carried`, () => {
    expect(found(regulation, smallSquad(['skipper', 'spy']))).toEqual([
      `not-for-faction ${faction}`,
    ])
  })

  it(`[${list}] a card that nobody knows is named, and bars nothing`, () => {
    const squad = smallSquad(['skipper', 'cook'])
    const ships = squad.ships.map((ship) => ({
      ...ship,
      upgrades: ship.upgrades.map(({ id: _, ...card }) => ({ ...card, name: 'Cooook' })),
    }))
    expect(found(regulation, { ...squad, ships })).toEqual([`unknown-card ${list}?`])
  })
}

/** Where only the first edition's day is known, no other can have been out before it. */
export const notBeforeTheFirstEdition = (
  regulation: Regulation,
  rule: RuleId,
  days: { readonly early: string; readonly due: string },
): void => {
  it(`[${rule}] not before the first edition and its waiting time: ${days.due}`, () => {
    const squad = smallSquad(['rookie'])
    expect(found(regulation, squad, smallSquads, days.early)).toEqual([`not-released ${rule}`])
    expect(found(regulation, squad, smallSquads, days.due)).toEqual([])
  })
}
