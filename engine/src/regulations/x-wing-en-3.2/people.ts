import { type Clause, clause } from '../../vocabulary/rule.ts'
import type { Announcement } from '../announcement.ts'
import type { PeopleClauses } from '../people-clauses.ts'

export const people: PeopleClauses = {
  organizer: null,
  mayPlay: clause('XWEN-9', ['casual', 'competitive']),
  mayNotPlay: clause('XWEN-10', ['premier']),
  needSecond: clause('XWEN-9', ['marshal', 'judge']),
  second: clause('XWEN-9', ['marshal', 'judge']),
  leadersMeet: clause('XWEN-9', 'marshal'),
  offDuty: null,
  drawWitness: null,
  counted: null,
  names: null,
}

export const announcements: readonly Clause<Announcement>[] = [
  clause('XWEN-17', {
    key: 'announce.elimination',
    strength: 'must',
    when: { kind: 'always' },
    tells: ['cut'],
  }),
  clause('XWEN-9', {
    key: 'announce.second-leader',
    strength: 'must',
    when: { kind: 'leader-plays' },
    tells: ['second-leader'],
  }),
  clause('XWEN-18', {
    key: 'announce.strength-of-schedule',
    strength: 'should',
    when: { kind: 'option', option: 'strengthOfSchedule', value: 'tome' },
    tells: ['strength-of-schedule'],
  }),
]
