import { describe, expect, it } from 'vitest'
import { id, story } from '../../../testing/story.ts'
import {
  asPublished,
  ownView,
  type Person,
  peopleFrom,
  publicNames,
  publicParts,
  shownNames,
} from '../../index.ts'
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
  spectators,
} from '../suites/people.suite.ts'
import { people } from './people.ts'
import { xWingDe } from './regulation.ts'

describe('who is there', () => {
  everybodyHasARole(xWingDe, 'XWDE-4')
  oneOrganizer(xWingDe, 'XWDE-5')
  anyNumberOfMarshals(xWingDe, 'XWDE-6')
  anyNumberOfJudges(xWingDe, 'XWDE-8')
  spectators(xWingDe, 'XWDE-9')
})

describe('a leader who plays', () => {
  const offices = ['organizer', 'marshal', 'judge'] as const
  leaderWhoPlays(xWingDe, {
    neededAt: clause('XWDE-11', ['casual']),
    mayBe: clause('XWDE-12', offices),
  })
  leadersMayNotPlay(xWingDe, clause('XWDE-13', ['competitive', 'premier']))
})

describe('tiers', () => {
  const names = { casual: 'entspannt', competitive: 'formal', premier: 'Premium' }
  namesOfTiers(xWingDe, clause('XWDE-100', names))
})

describe('names', () => {
  const franz: Person = { player: id('p1'), name: 'Franz Kafka', nickname: 'Gregor' }
  const seen = (wish: Partial<Person>) =>
    publicNames(peopleFrom([{ ...franz, ...wish }]), new Map([[id('p1'), 1]]), people.names).get(
      id('p1'),
    )

  it('[XWDE-102] everybody is named at least in short, or by a nickname if that is asked for', () => {
    expect(seen({})).toBe('Franz K.')
    expect(seen({ shown: 'short' })).toBe('Franz K.')
    expect(seen({ shown: 'nickname' })).toBe('Gregor')
  })

  it('[XWDE-102] leaders see the full name all the same', () => {
    const numbers = new Map([[id('p1'), 1]])
    const objecting = peopleFrom([{ ...franz, objects: true }])
    expect(shownNames(objecting, numbers).get(id('p1'))).toBe('Franz Kafka')
  })

  it('[XWDE-103] the full name is shown to everybody unless the person objects', () => {
    expect(seen({ shown: 'full' })).toBe('Franz Kafka')
    expect(seen({ shown: 'full', objects: true })).toBe('Franz K.')
    expect(seen({ shown: 'nickname', objects: true })).toBe('Gregor')
  })

  it('[XWDE-103] a leader who wants full names gets them of nobody who objects or asked otherwise', () => {
    const inFull = (wish: Partial<Person>) =>
      publicNames(peopleFrom([{ ...franz, ...wish }]), new Map([[id('p1'), 1]]), people.names, {
        naming: 'full',
      }).get(id('p1'))
    expect(inFull({})).toBe('Franz Kafka')
    expect(inFull({ objects: true })).toBe('Franz K.')
    expect(inFull({ shown: 'short' })).toBe('Franz K.')
    expect(inFull({ shown: 'nickname', objects: true })).toBe('Gregor')
  })

  it('[XWDE-103] no public view and no other player sees the full name of whoever objects', () => {
    const event = story({ regulation: 'x-wing/de' })
    event.seats('p1 - p2', 'p3 - p4')
    const objecting = peopleFrom([{ ...franz, shown: 'full', objects: true }])
    const views = Object.values(publicParts).map((part) =>
      part(asPublished(event.state(), objecting)),
    )
    const other = ownView(event.state(), objecting, id('p2'), null)
    for (const told of [JSON.stringify(views), JSON.stringify(other)]) {
      expect(told).toContain('Franz K.')
      expect(told).not.toContain('Kafka')
    }
  })
})

describe('the head count', () => {
  registeredInAnotherRow(xWingDe, 'XWDE-97')
})
