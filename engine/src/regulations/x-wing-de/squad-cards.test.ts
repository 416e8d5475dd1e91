import { describe } from 'vitest'
import { heldToItsCards, notBeforeTheFirstEdition } from '../suites/squad-cards.suite.ts'
import { xWingDe } from './regulation.ts'

describe('the cards of a squad', () => {
  heldToItsCards(xWingDe, { own: 'XWDE-29', faction: 'XWDE-30', list: 'XWDE-34' })
  notBeforeTheFirstEdition(xWingDe, 'XWDE-47', { early: '2014-01-14', due: '2014-01-15' })
})
