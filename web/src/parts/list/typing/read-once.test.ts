import { type Catalogue, day, playerId, regulations } from '@topcut/engine'
import { expect, it } from 'vitest'
import { cardEdits } from '../cards/edits/card-edits.ts'
import { fewGroups, fewShips } from '../cards/edits/few-cards.suite.ts'
import { emptyForm, type ListDraft } from './list-draft.ts'
import { readOnce } from './read-once.ts'

/** Cards that count how often a text is read with them. */
const counting = () => {
  const readings = { count: 0 }
  const cards: Catalogue = {
    ...fewShips,
    get kind(): 'squad' {
      readings.count += 1
      return 'squad'
    },
  }
  return { cards, readings }
}

it('a text is read once for each key: what was typed, what is drawn and the list are of one reading', () => {
  const { cards, readings } = counting()
  const clauses = regulations.find(({ lists }) => lists.kind === 'squad')?.lists
  if (clauses === undefined) throw new Error('no regulation with squads')
  const form = emptyForm(clauses, day('2026-05-02'), playerId('p1'))
  const draft: ListDraft = { as: 'cards', form, text: 'Ada Vale (28)' }
  const edits = cardEdits(draft, null, clauses, cards)
  expect(readings.count).toBe(1)
  const typed = edits.type('Ada Vale (28)\n- Q7-K9 (4)')
  expect(cardEdits(typed, null, clauses, cards).lines).toHaveLength(2)
  expect(readings.count).toBe(2)
})

it('another text is read anew, and so is the same one with other cards', () => {
  expect(readOnce(fewShips, 'Ada Vale')?.list).toMatchObject({ kind: 'squad' })
  expect(readOnce(fewShips, 'Borin Kess')?.list).toMatchObject({ ships: [{ id: 'borinkess' }] })
  expect(readOnce(fewGroups, 'Scouts')?.list).toMatchObject({ kind: 'army' })
  expect(readOnce(fewShips, 'Ada Vale')?.list).toMatchObject({ ships: [{ id: 'adavale' }] })
})
