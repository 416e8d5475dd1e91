import { type ListOf, numberAsName } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { listsFile, listText } from './lists-file.ts'

const card = (name: string) => ({ name, points: 0, product: null, marks: [], proxies: [] })
const squad: ListOf<'squad'> = {
  kind: 'squad',
  faction: 'rebel',
  ships: [
    {
      ...card('Ace'),
      kind: 'ship',
      id: 'ace',
      ship: 'fighter',
      factions: { card: 'rebel' },
      size: 'small',
      hull: 3,
      shields: 2,
      attack: 3,
      upgrades: [],
    },
  ],
  total: null,
  obstacles: null,
  damageDeck: null,
}

describe('lists that leave the house', () => {
  it('are squads in one container, with how they did', () => {
    const list = squad
    const sent = [
      { name: numberAsName(7), place: 2, tournamentPoints: 10, list },
      { name: numberAsName(3), place: 1, tournamentPoints: 15, list },
      { name: numberAsName(5), place: null, tournamentPoints: null, list },
    ]
    const { content, ending } = listsFile(sent, null)
    expect(ending).toBe('json')
    expect(JSON.parse(content)).toMatchObject({
      container: [
        {
          version: '1.0.0',
          name: numberAsName(3),
          vendor: { topcut: { place: 1, tournament_points: 15 } },
          pilots: [{ name: 'ace', ship: 'fighter' }],
        },
        { name: numberAsName(7) },
        { name: numberAsName(5), vendor: { topcut: {} } },
      ],
    })
  })

  it('are texts where no program exchanges them otherwise', () => {
    const list = {
      kind: 'decks' as const,
      decks: [
        {
          side: 'light' as const,
          affiliations: [card('Affiliation')],
          objectives: [card('A set')],
          commands: [],
        },
      ],
    }
    const sent = [{ name: numberAsName(3), place: 1, tournamentPoints: 15, list }]
    expect(listsFile(sent, null)).toEqual({
      content: `1. ${numberAsName(3)}\nAffiliation\n  A set\n`,
      ending: 'txt',
    })
  })

  it('one squad is the same alone', () => {
    expect(JSON.parse(listText(squad, null))).toMatchObject({
      faction: 'rebel',
      pilots: [{ name: 'ace' }],
    })
    expect(listText({ kind: 'text', text: 'two\nlines' }, null)).toBe('two\nlines\n')
  })
})
