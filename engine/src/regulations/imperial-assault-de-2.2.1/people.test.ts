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
  registeredInAnotherRow,
  secondStaysAllDay,
  spectators,
} from '../suites/people.suite.ts'
import { imperialAssaultDe221 } from './regulation.ts'

describe('who is there', () => {
  everybodyHasARole(imperialAssaultDe221, 'IA-1')
  oneOrganizer(imperialAssaultDe221, 'IA-2')
  anyNumberOfMarshals(imperialAssaultDe221, 'IA-2')
  anyNumberOfJudges(imperialAssaultDe221, 'IA-4')
  spectators(imperialAssaultDe221, 'IA-5')
})

describe('a leader who plays', () => {
  const offices = ['organizer', 'marshal', 'judge'] as const
  leaderWhoPlays(imperialAssaultDe221, {
    neededAt: clause('IA-7', ['casual']),
    mayBe: clause('IA-7', offices),
  })
  secondStaysAllDay(imperialAssaultDe221, clause('IA-7', 'judge'))
  leadersMayNotPlay(imperialAssaultDe221, clause('IA-8', ['competitive', 'premier']))
})

describe('the head count', () => {
  registeredInAnotherRow(imperialAssaultDe221, 'IA-60')
})

describe('tiers', () => {
  const names = { casual: 'entspannt', competitive: 'formal', premier: 'Premium' }
  namesOfTiers(imperialAssaultDe221, clause('IA-63', names))
})
