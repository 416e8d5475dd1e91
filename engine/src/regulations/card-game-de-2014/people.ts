import { type Clause, clause } from '../../vocabulary/rule.ts'
import type { Announcement } from '../announcement.ts'
import type { PeopleClauses } from '../people-clauses.ts'

export const people: PeopleClauses = {
  organizer: null,
  mayPlay: clause('LCG-5', ['casual', 'competitive']),
  mayNotPlay: clause('LCG-6', ['premier']),
  needSecond: clause('LCG-5', ['organizer']),
  second: clause('LCG-5', ['organizer']),
  leadersMeet: clause('LCG-5', 'any-other'),
  offDuty: null,
  drawWitness: null,
  counted: null,
  names: null,
}

const always: readonly Clause<Announcement>[] = [
  clause('LCG-5', {
    key: 'announce.second-leader',
    strength: 'must',
    when: { kind: 'leader-plays' },
    tells: ['second-leader'],
  }),
  clause('LCG-25', {
    key: 'announce.admissions',
    strength: 'must',
    when: { kind: 'laid-down', what: 'admissions' },
    tells: ['admissions'],
  }),
  // The document words no duty to announce an order about sleeves.
  clause('LCG-26', {
    key: 'announce.sleeves',
    strength: 'should',
    when: { kind: 'laid-down', what: 'sleeves' },
    tells: ['sleeves'],
  }),
]

export const announcements: readonly Clause<Announcement>[] = [
  clause('LCG-65', {
    key: 'announce.lengths-and-cut',
    strength: 'must',
    when: { kind: 'always' },
    tells: ['lengths', 'rounds', 'cut'],
  }),
  ...always,
]

export const teamAnnouncements: readonly Clause<Announcement>[] = [
  clause('LCG-60', {
    key: 'announce.rounds',
    strength: 'must',
    when: { kind: 'always' },
    tells: ['rounds'],
  }),
  clause('LCG-63', {
    key: 'announce.lengths',
    strength: 'must',
    when: { kind: 'always' },
    tells: ['lengths'],
  }),
  ...always,
]
