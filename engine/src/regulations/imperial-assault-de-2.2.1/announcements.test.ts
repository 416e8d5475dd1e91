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
  versionsAreOnRecord,
  wayOfPlay,
} from '../suites/announcements.suite.ts'
import { imperialAssaultDe221 } from './regulation.ts'

describe('what is announced before the start', () => {
  announcedIsAnnounced(imperialAssaultDe221, { rule: 'IA-39' })
  planIsAnnounced(imperialAssaultDe221, 'IA-39', { table: 'basic', ofTwenty: stagesOf(4, 4) })
  roundsAndCutAreTold(imperialAssaultDe221, 'IA-39')
  secondIsTold(imperialAssaultDe221, clause('IA-7', 'judge'))
  ownStructureIsTold(imperialAssaultDe221, { rule: 'IA-62', rounds: 'IA-39' })
  detailsShouldBeTold(imperialAssaultDe221, 'IA-35', { missions: ['one', 'two'] })
})

describe('the record of an event', () => {
  versionsAreOnRecord(imperialAssaultDe221, 'IA-65')
})

describe('the way of play', () => {
  wayOfPlay(imperialAssaultDe221, clause('IA-65', 'skirmish'))
})

describe('kinds of event', () => {
  const premier = ['national-championship', 'continental-championship', 'world-championship']
  kindsOfTier(imperialAssaultDe221, 'premier', clause('IA-62', premier))
})
