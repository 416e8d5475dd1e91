import { describe, expect, it } from 'vitest'
import { typedAhead } from './typed-ahead.ts'

const cards = [
  { id: 'protontorpedoes', name: 'Proton Torpedoes', names: { de: 'Protonen-Torpedos' } },
  { id: 'advancedprotontorpedoes', name: 'Advanced Proton Torpedoes' },
  { id: 'plasmatorpedoes', name: 'Plasma Torpedoes' },
  { id: 'poedameron', name: 'Poe Dameron' },
]
const found = (typed: string) => typedAhead(cards, typed).map(({ id }) => id)

describe('what somebody may be typing', () => {
  it('is everything before the first letter', () => {
    expect(found(' ')).toHaveLength(cards.length)
  })

  it.each([
    ['prot', ['protontorpedoes', 'advancedprotontorpedoes']],
    ['Torp', ['protontorpedoes', 'advancedprotontorpedoes', 'plasmatorpedoes']],
    ['protonen-t', ['protontorpedoes']],
    ['lasmat', ['plasmatorpedoes']],
    ['R2', []],
  ])('begins, or has a word that begins, or holds: %s', (typed, ids) => {
    expect(found(typed)).toEqual(ids)
  })

  it.each([
    ['Damreon', ['poedameron']],
    ['dameeon', ['poedameron']],
    ['plsama', ['plasmatorpedoes']],
    ['plasmatorpeddoes', ['plasmatorpedoes']],
    ['pltzma', []],
    ['pxe', []],
    ['qwertz', []],
  ])('has a slip in it only where nothing is called so: %s', (typed, ids) => {
    expect(found(typed)).toEqual(ids)
  })
})
