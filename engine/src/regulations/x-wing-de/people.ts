import { type Clause, clause } from '../../vocabulary/rule.ts'
import type { Announcement } from '../announcement.ts'
import type { PeopleClauses } from '../people-clauses.ts'

export const people: PeopleClauses = {
  organizer: clause('XWDE-5', 'exactly-one'),
  mayPlay: clause('XWDE-11', ['casual']),
  mayNotPlay: clause('XWDE-13', ['competitive', 'premier']),
  needSecond: clause('XWDE-11', ['organizer', 'marshal', 'judge']),
  second: clause('XWDE-12', ['organizer', 'marshal', 'judge']),
  leadersMeet: clause('XWDE-12', 'marshal'),
  offDuty: clause('XWDE-9', ['marshal', 'judge']),
  drawWitness: null,
  counted: clause('XWDE-97', 'registered'),
  names: {
    least: clause('XWDE-102', ['short', 'nickname']),
    full: clause('XWDE-103', 'unless-objected'),
  },
}

export const announcements: readonly Clause<Announcement>[] = [
  clause('XWDE-61', {
    key: 'announce.rounds-and-cut',
    strength: 'must',
    when: { kind: 'always' },
    tells: ['rounds', 'cut'],
  }),
  clause('XWDE-12', {
    key: 'announce.second-leader',
    strength: 'must',
    when: { kind: 'leader-plays' },
    tells: ['second-leader'],
  }),
  clause('XWDE-99', {
    key: 'announce.structure',
    strength: 'must',
    when: { kind: 'custom-structure' },
    tells: ['structure'],
  }),
  clause('XWDE-51', {
    key: 'announce.details',
    strength: 'should',
    when: { kind: 'laid-down', what: 'details' },
    tells: ['details'],
  }),
]
