import {
  day,
  findingsIn,
  playerId,
  type Regulation,
  regulationOf,
  type SquadList,
} from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { type CardDraft, emptyCard } from './card-draft.ts'
import { draftFromList } from './draft-from-list.ts'
import { emptyForm, emptyGroup, emptyShip, type FormDraft } from './list-draft.ts'
import { listTyped, namesInGroup, namesInLines } from './list-typed.ts'

const documents = {
  german: 'x-wing/de',
  english: 'x-wing/en-3.2',
  polish: 'x-wing/pl',
  skirmish: 'imperial-assault/de-2.2.1',
  cards: 'card-game/de-2014',
} as const

const ruled = (name: keyof typeof documents): Regulation =>
  regulationOf(documents[name]) ?? expect.fail('no such document')

/** A form with one card of this name, as it is typed for the document. */
const formWith = (regulation: Regulation, name: string): FormDraft => {
  const empty = emptyForm(regulation.lists, day('2017-05-06'), playerId('p1'))
  switch (empty.kind) {
    case 'squad':
      return { ...empty, faction: 'rebel', ships: [{ ...emptyShip, name, points: '20' }] }
    case 'army':
      return { ...empty, faction: 'rebel', groups: [{ ...emptyGroup, name, points: '20' }] }
    default:
      return {
        ...empty,
        decks: empty.decks.map((deck) => ({ ...deck, affiliation: 'Jedi', objectives: name })),
      }
  }
}

type Where = { readonly date?: string; readonly eventKind?: string; readonly products?: string[] }

/** The rules that object to a card about which this was typed, and to nothing that was not. */
const against = (
  document: keyof typeof documents,
  card: Partial<CardDraft>,
  { date = '2017-05-06', ...details }: Where = {},
) => {
  const regulation = ruled(document)
  const found = (cards: FormDraft['cards']) => {
    const form = { ...formWith(regulation, 'Han Solo'), ...(cards === undefined ? {} : { cards }) }
    const list = listTyped({ as: 'form', form, text: '' }, null, regulation.lists)
    const setting = { date: day(date), tier: 'casual', details } as const
    return findingsIn(setting, regulation.lists, list, null).map(
      ({ code, rule }) => `${code} ${rule}`,
    )
  }
  const usual = found(undefined)
  const all = found({ 'Han Solo': { ...emptyCard, ...card } })
  return [...new Set(all.filter((one) => !usual.includes(one)))]
}

const box = { product: 'Veteranen' }

describe('what is declared about a card in the form', () => {
  it('[XWDE-35] the same name and cost in another product needs the product', () => {
    expect(against('german', { namesakes: 'Veteranen, Grundspiel' })).toEqual([
      'name-ambiguous XWDE-35',
    ])
    const named = { ...box, released: '2016-01-01', namesakes: 'Grundspiel' }
    expect(against('german', named)).toEqual([])
  })

  it('[IA-18] the same name and cost in another product needs the product', () => {
    expect(against('skirmish', { namesakes: 'Grundspiel' })).toEqual(['name-ambiguous IA-18'])
  })

  it.each([
    ['XWDE-46', 'card'],
    ['XWDE-46', 'model'],
    ['XWDE-46', 'base'],
    ['XWDE-44', 'token'],
  ] as const)('[%s] a stand-in for the %s of a ship', (rule, part) => {
    expect(against('german', { proxies: [part] })).toEqual([`proxy ${rule}`])
  })

  it.each([
    ['XWEN-31', 'english'],
    ['XWPL-31', 'polish'],
    ['IA-28', 'skirmish'],
    ['LCG-23', 'cards'],
  ] as const)('[%s] a stand-in for a card', (rule, document) => {
    expect(against(document, { proxies: ['card'] })).toEqual([`proxy ${rule}`])
  })

  it.each([
    ['XWDE-47', 'german'],
    ['IA-29', 'skirmish'],
  ] as const)(
    '[%s] the German edition is out for two weeks, the language allowed',
    (rule, name) => {
      expect(against(name, { ...box, released: '2017-04-23' })).toEqual([`not-released ${rule}`])
      expect(against(name, { ...box, released: '2017-04-22' })).toEqual([])
      expect(against(name, box)).toEqual([`release-unknown ${rule}`])
      expect(against(name, { language: 'another-language' })).toEqual([
        `language-not-allowed ${rule}`,
      ])
      expect(against(name, { language: 'english' })).toEqual([])
    },
  )

  it('[LCG-21] a German card is out for two weeks', () => {
    expect(against('cards', { ...box, language: 'german', released: '2017-04-23' })).toEqual([
      'not-released LCG-21',
    ])
    expect(against('cards', { ...box, language: 'german', released: '2017-04-22' })).toEqual([])
  })

  it('[LCG-22] an English card waits for the German one', () => {
    const english = { ...box, language: 'english' }
    expect(against('cards', { ...english, released: '2017-04-23' })).toEqual([
      'not-released LCG-22',
    ])
    expect(against('cards', { ...english, released: '2017-04-22' })).toEqual([])
  })

  it('[LCG-23] any other language is none', () => {
    expect(against('cards', { language: 'another-language' })).toEqual([
      'language-not-allowed LCG-23',
    ])
  })

  it('[XWPL-34] a product is legal from its Polish premiere on', () => {
    expect(against('polish', { ...box, released: '2017-05-07' })).toEqual(['not-released XWPL-34'])
    expect(against('polish', { ...box, released: '2017-05-06' })).toEqual([])
  })

  it('[XWEN-36] a product is legal from its release on', () => {
    expect(against('english', { ...box, released: '2017-05-07' })).toEqual(['not-released XWEN-36'])
    expect(against('english', { ...box, released: '2017-05-06' })).toEqual([])
  })

  it('[XWEN-37] what was first sold at the show is barred at the championship', () => {
    const sold = { ...box, released: '2015-08-01', show: 'gen-con-2015' }
    const there = { date: '2015-11-07', eventKind: 'north-american-championship' }
    expect(against('english', sold, there)).toEqual(['show-release-excluded XWEN-37'])
    expect(against('english', { ...sold, show: '' }, there)).toEqual([])
    expect(against('english', sold, { ...there, eventKind: 'store' })).toEqual([])
  })

  it.each([
    ['XWDE-30', 'german'],
    ['XWEN-23', 'english'],
    ['XWPL-23', 'polish'],
  ] as const)('[%s] a token of another faction', (rule, document) => {
    expect(against(document, { token: 'imperial' })).toEqual([`other-faction ${rule}`])
    expect(against(document, { token: 'rebel' })).toEqual([])
  })
})

describe('the fields of a card', () => {
  it('are taken back as they were given', () => {
    const { lists } = ruled('german')
    const form = formWith(ruled('german'), 'Han Solo')
    const said = {
      product: 'Veteranen',
      released: '2016-01-01',
      show: '',
      language: 'german',
      proxies: ['base'],
      namesakes: 'Grundspiel, Aces',
      token: 'scum',
    } as const
    const typed = { ...form, cards: { 'Han Solo': said } }
    const list: SquadList = listTyped({ as: 'form', form: typed, text: '' }, null, lists)
    expect(draftFromList(list, form, lists).form.cards).toEqual({ 'Han Solo': said })
    const emptied = { ...form, cards: { 'Han Solo': emptyCard } }
    expect(listTyped({ as: 'form', form: emptied, text: '' }, list, lists)).toMatchObject({
      ships: [{ product: null, proxies: [], factions: { card: 'rebel' } }],
    })
  })

  it('stand beside every card that is named, once', () => {
    const ship = { ...emptyShip, name: 'Han Solo [unique]', under: '2x Chewbacca (4)\nLuke (7)' }
    expect(namesInGroup(ship)).toEqual(['Han Solo', 'Chewbacca', 'Luke'])
    expect(namesInGroup(emptyShip)).toEqual([])
    expect(namesInLines('A Hero #12\nA Hero #12\nYoda')).toEqual(['A Hero', 'Yoda'])
  })
})
