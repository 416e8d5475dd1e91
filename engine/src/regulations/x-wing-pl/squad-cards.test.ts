import { describe } from 'vitest'
import { heldToItsCards, notBeforeTheFirstEdition } from '../suites/squad-cards.suite.ts'
import { xWingPl } from './regulation.ts'

describe('the cards of a squad', () => {
  heldToItsCards(xWingPl, { own: 'XWPL-22', faction: 'XWPL-22', list: 'XWPL-27' })
  notBeforeTheFirstEdition(xWingPl, 'XWPL-34', { early: '2013-12-31', due: '2014-01-01' })
})
