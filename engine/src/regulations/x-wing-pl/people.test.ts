import { describe } from 'vitest'
import { clause } from '../../vocabulary/rule.ts'
import {
  anyNumberOfJudges,
  anyNumberOfMarshals,
  everybodyHasARole,
  leadersMayNotPlay,
  leaderWhoPlays,
  namesOfTiers,
  oneOrganizer,
  secondStaysAllDay,
} from '../suites/people.suite.ts'
import { xWingPl } from './regulation.ts'

describe('who is there', () => {
  everybodyHasARole(xWingPl, 'XWPL-2')
  oneOrganizer(xWingPl, 'XWPL-3')
  anyNumberOfMarshals(xWingPl, 'XWPL-4')
  anyNumberOfJudges(xWingPl, 'XWPL-5')
})

describe('a leader who plays', () => {
  const offices = ['organizer', 'marshal', 'judge'] as const
  leaderWhoPlays(xWingPl, {
    neededAt: clause('XWPL-7', ['casual']),
    mayBe: clause('XWPL-7', offices),
  })
  secondStaysAllDay(xWingPl, clause('XWPL-7', 'judge'))
  leadersMayNotPlay(xWingPl, clause('XWPL-8', ['competitive', 'premier']))
})

describe('tiers', () => {
  const names = { casual: 'towarzyski', competitive: 'rywalizacyjny', premier: 'mistrzowski' }
  namesOfTiers(xWingPl, clause('XWPL-65', names))
})
