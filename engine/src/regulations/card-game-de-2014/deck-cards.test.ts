import { describe, expect, it } from 'vitest'
import { deck, setCard } from '../../../testing/decks.ts'
import { ofSets, smallSets } from '../../../testing/sets.ts'
import { findingsOf } from '../../../testing/squad.ts'
import type { DeckCatalogue } from '../../cards/catalogue.ts'
import type { Deck } from '../../vocabulary/squad-list.ts'
import { cardGameDe2014 } from './regulation.ts'

const { lists } = cardGameDe2014
const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const under = (name: string) => setCard({ id: name, name })
const dark = deck('dark', {
  affiliations: [under('Black')],
  objectives: ofSets(...ten.map((number) => number + 20)),
  commands: [],
})

const found = (light: Partial<Deck>, cards: DeckCatalogue | null = smallSets()) => {
  const own = { affiliations: [under('Red')], objectives: ofSets(...ten), commands: [], ...light }
  return findingsOf({ kind: 'decks', decks: [deck('light', own), dark] }, lists, { cards })
}

describe('decks by the catalogue', () => {
  it('are accused of nothing where nothing is wrong, or nobody knows the cards', () => {
    expect(found({})).toEqual([])
    expect(found({ objectives: ofSets(...ten, 1, 1, 21) }, null)).toEqual([])
  })

  it('[LCG-16] have cards of their own side only', () => {
    const wrong = { code: 'wrong-side', rule: 'LCG-16', severity: 'must', side: 'dark' }
    const where = { deck: 0, entry: 11, name: 'Objective 21' }
    expect(found({ objectives: ofSets(...ten, 21) })).toEqual([{ ...wrong, deck: 'light', where }])
    expect(found({ affiliations: [under('Black')] })).toMatchObject([
      { ...wrong, where: { deck: 0, entry: 0, name: 'Black' } },
    ])
  })

  it('[LCG-17] have sets that are bound to an affiliation only under it', () => {
    const bound = smallSets({
      3: { affiliation: 'Blue', locked: true },
      4: { affiliation: 'Blue' },
      5: { affiliation: 'Red', locked: true },
    })
    const wrong = { code: 'other-affiliation', rule: 'LCG-17', severity: 'must' }
    const third = { deck: 0, entry: 3, name: 'Objective 3' }
    expect(found({}, bound)).toEqual([{ ...wrong, where: third, affiliation: 'Blue', deck: 'Red' }])
    expect(found({ affiliations: [under('Blue')] }, bound)).toMatchObject([
      { ...wrong, where: { entry: 5 }, affiliation: 'Red', deck: 'Blue' },
    ])
    expect(found({ objectives: ofSets(1, 2, 4, 5, 6, 7, 8, 9, 10, 11) }, bound)).toEqual([])
    const unsaid = found({ affiliations: [] }, bound)
    expect(unsaid).toMatchObject([
      { code: 'affiliation-count', rule: 'LCG-17' },
      { ...wrong, where: { entry: 4 }, affiliation: 'Red', deck: 'Blue' },
    ])
  })

  it('[LCG-18] have a set twice at most, or as often as it says itself', () => {
    const many = { code: 'too-many-copies', rule: 'LCG-18', severity: 'must' }
    expect(found({ objectives: ofSets(...ten, 1) })).toEqual([])
    expect(found({ objectives: ofSets(...ten, 1, 1, 1) })).toEqual([
      { ...many, where: { deck: 0, entry: 12, name: 'Objective 1' }, copies: 4, most: 2 },
    ])
    const once = smallSets({ 1: { most: 1 } })
    expect(found({}, once)).toEqual([])
    expect(found({ objectives: ofSets(...ten, 1) }, once)).toMatchObject([
      { ...many, where: { entry: 11 }, copies: 2, most: 1 },
    ])
  })

  it('[LCG-16] may have cards that nobody knows: they are named, and bar nothing', () => {
    const unknown = { code: 'unknown-card', rule: 'LCG-16', severity: 'should' }
    const objectives = [...ofSets(...ten), setCard({ name: 'Objektive 12' })]
    expect(found({ objectives })).toEqual([
      {
        ...unknown,
        where: { deck: 0, entry: 11, name: 'Objektive 12' },
        text: 'Objektive 12',
        nearest: ['Objective 12', 'Objective 1', 'Objective 2'],
      },
    ])
    const bound = smallSets({ 3: { affiliation: 'Blue', locked: true } })
    expect(found({ affiliations: [setCard({ name: 'Green' })] }, bound)).toMatchObject([
      { ...unknown, text: 'Green' },
    ])
    const commands = [setCard({ name: 'Card 1.9' })]
    expect(found({ commands })).toMatchObject([{ ...unknown, where: { entry: 11 } }])
  })
})
