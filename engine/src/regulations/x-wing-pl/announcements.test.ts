import { describe, expect, it } from 'vitest'
import { story } from '../../../testing/story.ts'
import { stagesOf, tiers } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import {
  announcedIsAnnounced,
  ownStructureIsTold,
  planIsAnnounced,
  roundsAndCutAreTold,
  secondIsTold,
  wayOfPlay,
} from '../suites/announcements.suite.ts'
import { xWingPl } from './regulation.ts'

describe('what is announced before the start', () => {
  announcedIsAnnounced(xWingPl, { rule: 'XWPL-41' })
  planIsAnnounced(xWingPl, 'XWPL-41', { table: 'basic', ofTwenty: stagesOf(4, 4) })
  roundsAndCutAreTold(xWingPl, 'XWPL-41')
  secondIsTold(xWingPl, clause('XWPL-7', 'judge'))
  ownStructureIsTold(xWingPl, { rule: 'XWPL-64', rounds: 'XWPL-41' })
})

describe('the way of play', () => {
  wayOfPlay(xWingPl, clause('XWPL-1', 'standard'))
})

describe('kinds of event', () => {
  it('[XWPL-65] belong to no tier by their names', () => {
    for (const tier of tiers) {
      const event = story({ regulation: xWingPl.id, tier, started: false })
      for (const eventKind of ['league', 'local-championship', 'national-championship']) {
        expect(event.does({ kind: 'set-details', details: { eventKind } })).toEqual([])
        expect(event.state().details.eventKind).toBe(eventKind)
      }
    }
  })
})
