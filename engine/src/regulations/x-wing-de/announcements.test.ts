import { describe } from 'vitest'
import { stagesOf } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import {
  announcedIsAnnounced,
  detailsShouldBeTold,
  kindsOfTier,
  ownStructureIsTold,
  planIsAnnounced,
  roundsAndCutAreTold,
  secondIsTold,
  wayOfPlay,
} from '../suites/announcements.suite.ts'
import { xWingDe } from './regulation.ts'

describe('what is announced before the start', () => {
  announcedIsAnnounced(xWingDe, { rule: 'XWDE-61' })
  planIsAnnounced(xWingDe, 'XWDE-61', { table: 'basic', ofTwenty: stagesOf(4, 4) })
  roundsAndCutAreTold(xWingDe, 'XWDE-61')
  secondIsTold(xWingDe, clause('XWDE-12', 'judge'))
  ownStructureIsTold(xWingDe, { rule: 'XWDE-99', rounds: 'XWDE-61' })
  detailsShouldBeTold(xWingDe, 'XWDE-51')
})

describe('the way of play', () => {
  wayOfPlay(xWingDe, clause('XWDE-2', 'standard'))
})

describe('kinds of event', () => {
  const premier = ['national-championship', 'continental-championship', 'world-championship']
  kindsOfTier(xWingDe, 'premier', clause('XWDE-99', premier))
})
