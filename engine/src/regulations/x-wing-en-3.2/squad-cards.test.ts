import { describe } from 'vitest'
import { heldToItsCards, notBeforeTheFirstEdition } from '../suites/squad-cards.suite.ts'
import { xWingEn32 } from './regulation.ts'

describe('the cards of a squad', () => {
  heldToItsCards(xWingEn32, { own: 'XWEN-21', faction: 'XWEN-22', list: 'XWEN-25' })
  notBeforeTheFirstEdition(xWingEn32, 'XWEN-36', { early: '2013-12-31', due: '2014-01-01' })
})
