import { type Clause, clause } from '../../vocabulary/rule.ts'
import type { Announcement } from '../announcement.ts'
import type { PeopleClauses } from '../people-clauses.ts'

export const people: PeopleClauses = {
  organizer: clause('IA-2', 'exactly-one'),
  mayPlay: clause('IA-7', ['casual']),
  mayNotPlay: clause('IA-8', ['competitive', 'premier']),
  needSecond: clause('IA-7', ['organizer', 'marshal', 'judge']),
  second: clause('IA-7', ['organizer', 'marshal', 'judge']),
  leadersMeet: clause('IA-7', 'marshal'),
  offDuty: clause('IA-5', ['marshal', 'judge']),
  drawWitness: null,
  counted: clause('IA-60', 'registered'),
  names: null,
}

export const announcements: readonly Clause<Announcement>[] = [
  clause('IA-39', {
    key: 'announce.rounds-and-cut',
    strength: 'must',
    when: { kind: 'always' },
    tells: ['rounds', 'cut'],
  }),
  clause('IA-7', {
    key: 'announce.second-leader',
    strength: 'must',
    when: { kind: 'leader-plays' },
    tells: ['second-leader'],
  }),
  clause('IA-62', {
    key: 'announce.structure',
    strength: 'must',
    when: { kind: 'custom-structure' },
    tells: ['structure'],
  }),
  clause('IA-35', {
    key: 'announce.details',
    strength: 'should',
    when: { kind: 'laid-down', what: 'details' },
    tells: ['details', 'missions'],
  }),
]
