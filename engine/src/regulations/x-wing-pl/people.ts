import { type Clause, clause } from '../../vocabulary/rule.ts'
import type { Announcement } from '../announcement.ts'
import type { PeopleClauses } from '../people-clauses.ts'

export const people: PeopleClauses = {
  organizer: clause('XWPL-3', 'exactly-one'),
  mayPlay: clause('XWPL-7', ['casual']),
  mayNotPlay: clause('XWPL-8', ['competitive', 'premier']),
  needSecond: clause('XWPL-7', ['organizer', 'marshal', 'judge']),
  second: clause('XWPL-7', ['organizer', 'marshal', 'judge']),
  leadersMeet: clause('XWPL-7', 'marshal'),
  offDuty: null,
  drawWitness: clause('XWPL-50', ['marshal', 'judge']),
  counted: null,
  names: null,
}

export const announcements: readonly Clause<Announcement>[] = [
  clause('XWPL-41', {
    key: 'announce.rounds-and-cut',
    strength: 'must',
    when: { kind: 'always' },
    tells: ['rounds', 'cut'],
  }),
  clause('XWPL-7', {
    key: 'announce.second-leader',
    strength: 'must',
    when: { kind: 'leader-plays' },
    tells: ['second-leader'],
  }),
  clause('XWPL-64', {
    key: 'announce.structure',
    strength: 'must',
    when: { kind: 'custom-structure' },
    tells: ['structure'],
  }),
]
