import {
  day,
  type ListClauses,
  playerId,
  readList,
  regulations,
  type SquadList,
} from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { fewShips } from '../cards/edits/few-cards.suite.ts'
import { draftFromList } from './draft-from-list.ts'
import { emptyForm, emptyShip } from './list-draft.ts'
import { listTyped } from './list-typed.ts'

const clausesOf = (kind: ListClauses['kind']): ListClauses => {
  const found = regulations.find(({ lists }) => lists.kind === kind)
  if (found === undefined) throw new Error(`no regulation with ${kind}`)
  return found.lists
}
const emptyOf = (kind: ListClauses['kind'], date = '2026-05-02') =>
  emptyForm(clausesOf(kind), day(date), playerId('p1'))

const card = { name: 'Card', points: 0, product: null, marks: [], proxies: [] }
const box = { name: 'Box', released: { german: day('2015-01-01') }, show: null }

const lists: readonly SquadList[] = [
  {
    kind: 'squad',
    faction: 'rebel',
    ships: [
      {
        ...card,
        name: 'Wedge',
        points: 29,
        product: box,
        language: 'german',
        proxies: ['dial'],
        kind: 'ship',
        factions: { card: 'resistance', dial: 'rebel' },
        size: 'small',
        hull: 3,
        shields: 2,
        attack: 3,
        upgrades: [
          {
            ...card,
            name: 'Refit',
            points: -2,
            marks: ['epic'],
            kind: 'upgrade',
            faction: 'rebel',
          },
        ],
      },
    ],
    total: 27,
    obstacles: ['coreasteroid0', 'coreasteroid1', 'coreasteroid2'],
    damageDeck: 'original',
  },
  {
    kind: 'army',
    faction: 'imperial',
    deployments: [
      {
        ...card,
        name: 'Vader',
        points: 18,
        faction: 'imperial',
        attachments: [{ ...card, name: 'Hatred', points: -5, faction: null }],
      },
    ],
    total: null,
    commandDeck: [{ ...card, name: 'Push', faction: null }],
    sleeves: 'opaque',
  },
  {
    kind: 'decks',
    decks: [
      {
        side: 'light',
        affiliations: [{ ...card, name: 'Jedi' }],
        objectives: [{ ...card, name: 'A Hero', set: '1', marks: ['aurebesh'] }],
        commands: [{ ...card, name: 'Yoda', product: box }],
        sleeves: 'clear',
      },
    ],
  },
  {
    kind: 'team-decks',
    decks: [
      {
        side: 'dark',
        affiliations: [],
        objectives: [],
        commands: [],
        owner: playerId('ben'),
        teamMate: playerId('ada'),
      },
      {
        side: 'dark',
        affiliations: [],
        objectives: [],
        commands: [],
        owner: playerId('ada'),
        teamMate: playerId('ben'),
      },
    ],
  },
  { kind: 'text', text: 'Vader, alone' },
]

const typedNothing = (kind: ListClauses['kind']) =>
  listTyped(draftFromList(null, emptyOf(kind), clausesOf(kind)), null, clausesOf(kind))

describe('a list in the form', () => {
  it.each(lists)('comes out as it went in: $kind', (list) => {
    const kind = list.kind === 'text' ? 'squad' : list.kind
    const clauses = clausesOf(kind)
    const draft = draftFromList(list, emptyOf(kind), clauses)
    expect(listTyped(draft, list, clauses)).toEqual(list)
  })

  it('is not made up where nothing was typed', () => {
    expect(typedNothing('squad')).toMatchObject({
      ships: [],
      total: null,
      obstacles: null,
    })
    expect(typedNothing('army')).toMatchObject({
      deployments: [],
      commandDeck: null,
    })
  })

  it('keeps what the form has no field for with the cards of the same name only', () => {
    const [list] = lists
    if (list === undefined) throw new Error('no list')
    const draft = draftFromList(list, emptyOf('squad'), clausesOf('squad'))
    if (draft.form.kind !== 'squad') throw new Error('no squad')
    const ships = [...draft.form.ships, { ...emptyShip, name: 'Biggs', points: '25' }]
    const form = { ...draft.form, ships }
    const typed = listTyped({ ...draft, form }, list, clausesOf('squad'))
    expect(typed).toMatchObject({
      ships: [
        { name: 'Wedge', product: { name: 'Box' } },
        { name: 'Biggs', product: null, factions: { card: 'rebel' } },
      ],
    })
  })

  it('knows the damage deck where the day leaves one', () => {
    const byDate = regulations.find(
      ({ lists: clauses }) =>
        clauses.kind === 'squad' && clauses.damageDecks.value.some(({ before }) => before !== null),
    )
    if (byDate === undefined) throw new Error('no such document')
    const form = (date: string) => emptyForm(byDate.lists, day(date), playerId('p1'))
    expect(form('2015-10-03')).toMatchObject({ damageDeck: 'original' })
    expect(form('2016-10-03')).toMatchObject({ damageDeck: 'force-awakens' })
  })
})

describe('a list by its cards', () => {
  const squad = clausesOf('squad')
  const read = readList(fewShips, 'Ada Vale\n- Q7-K9\n\nBorin Kess')?.list
  if (read?.kind !== 'squad') throw new Error('nothing was read')
  const list: SquadList = {
    ...read,
    total: 57,
    obstacles: ['coreasteroid0', 'coreasteroid1', 'coreasteroid2'],
    damageDeck: 'original',
  }

  it('is typed as its text, and comes out of it as it was', () => {
    const draft = draftFromList(list, emptyOf('squad'), squad, fewShips)
    expect(draft.as).toBe('cards')
    expect(listTyped(draft, list, squad, fewShips)).toEqual(list)
  })

  it('keeps the language and the stand-ins that a card was declared with', () => {
    const [first, ...others] = read.ships
    if (first === undefined) throw new Error('no ship')
    const proxies = ['dial'] as const
    const declared: SquadList = {
      ...list,
      ships: [{ ...first, language: 'german', proxies }, ...others],
    }
    const draft = draftFromList(declared, emptyOf('squad'), squad, fewShips)
    expect(listTyped(draft, declared, squad, fewShips)).toEqual(declared)
  })

  it('is typed by hand where nobody knows its ships, and a text where nobody knows any cards', () => {
    const [byHand] = lists
    if (byHand === undefined) throw new Error('no list')
    expect(draftFromList(byHand, emptyOf('squad'), squad, fewShips).as).toBe('form')
    const text = { as: 'cards', form: emptyOf('squad'), text: 'Ada Vale' } as const
    expect(listTyped(text, null, squad)).toEqual({ kind: 'text', text: 'Ada Vale' })
  })
})
