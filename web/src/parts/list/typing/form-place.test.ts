import type { Finding } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { formPlace } from './form-place.ts'
import { emptyGroup, emptyShip, type FormDraft } from './list-draft.ts'

const at = (where?: Finding['where']): Finding => ({
  code: 'barred-mark',
  rule: 'ABC-21',
  severity: 'must',
  mark: 'odd',
  ...(where === undefined ? {} : { where }),
})
const ship = (name: string) => ({ ...emptyShip, name })
const group = (name: string) => ({ ...emptyGroup, name })

const squad: FormDraft = {
  kind: 'squad',
  faction: 'rebel',
  ships: [ship(''), ship('Wedge'), ship(''), ship('Biggs')],
  total: '',
  obstacles: [],
  damageDeck: '',
}
const army: FormDraft = {
  kind: 'army',
  faction: 'rebel',
  groups: [group(''), group('Luke')],
  total: '',
  commandDeck: 'Focus',
  sleeves: '',
}
const deck = {
  side: 'light',
  affiliation: '',
  objectives: '',
  commands: '',
  sleeves: '',
  owner: '',
} as const
const decks: FormDraft = { kind: 'decks', decks: [deck, { ...deck, side: 'dark' }], members: [] }

describe('where a finding stands in the form', () => {
  it.each([
    ['the first ship of the list is the second row, for the first is empty', squad, 0, 1],
    ['and the second one the fourth', squad, 1, 3],
    ['the first group of an army', army, 0, 1],
  ])('%s', (_, form, entry, place) => {
    expect(formPlace(form, at({ entry }))).toBe(place)
    expect(formPlace(form, at({ entry, under: 2 }))).toBe(place)
  })

  it('beside the command deck, beside a deck of its own', () => {
    expect(formPlace(army, at({ deck: 0, entry: 0 }))).toBe('command-deck')
    expect(formPlace(army, at({ deck: 0 }))).toBe('command-deck')
    expect(formPlace(decks, at({ deck: 1, entry: 7 }))).toBe(1)
  })

  it('below the form where it names no place, or one that is not there', () => {
    for (const form of [squad, army, decks]) expect(formPlace(form, at())).toBe(null)
    expect(formPlace(squad, at({ entry: 2 }))).toBe(null)
  })
})
