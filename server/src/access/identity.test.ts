import {
  advance,
  commandId,
  type Entry,
  type EventId,
  type EventState,
  emptyEvent,
  type Fact,
  instant,
  type LeaderId,
  type PlayerId,
  regulations,
} from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import type { Account, Grant, GrantedRole } from './grant.ts'
import { actorIn, nobody } from './identity.ts'

const event = 'e1' as EventId
const account = (id: string, kind: Account['kind'] = 'organizer'): Account => ({
  id,
  kind,
  label: '',
  passphrase: null,
  createdAt: instant(0),
  revokedAt: null,
})
const grant = (role: GrantedRole, who: Partial<Grant> = {}): Grant => ({
  id: `${role}-grant`,
  event,
  role,
  label: '',
  leader: null,
  player: null,
  createdAt: instant(0),
  revokedAt: null,
  ...who,
})

const stateAfter = (...facts: readonly Fact[]): EventState =>
  advance(emptyEvent, entriesOf(facts)).state ?? expect.fail('no event')

const entriesOf = (facts: readonly Fact[]): readonly Entry[] => {
  const [regulation] = regulations
  const created: Fact = {
    kind: 'event-created',
    name: 'any',
    regulation: regulation?.id ?? '',
    tier: 'casual',
    date: regulation?.defaultDate ?? expect.fail('no document'),
    structure: { kind: 'open' },
    options: {},
    entropy: '',
  }
  return [created, ...facts].map(
    (fact, index): Entry => ({
      n: index + 1,
      at: instant(0),
      by: { role: 'organizer' },
      command: commandId(`${index}`),
      fact,
    }),
  )
}

describe('who somebody is in an event', () => {
  it('is a spectator who has nothing', () => {
    expect(actorIn(nobody, event, null, null)).toEqual({ role: 'spectator' })
  })

  it('is the organizer who owns it, or the owner of the server', () => {
    const own = { account: account('a'), grants: [] }
    expect(actorIn(own, event, 'a', null)).toEqual({ role: 'organizer', leader: 'a' })
    expect(actorIn(own, event, 'b', null)).toEqual({ role: 'spectator' })
    const owner = { account: account('o', 'owner'), grants: [] }
    expect(actorIn(owner, event, 'b', null)).toEqual({ role: 'organizer', leader: 'o' })
  })

  it('is what the grant says, in that event only', () => {
    const judge = { account: null, grants: [grant('judge', { leader: 'j' as LeaderId })] }
    expect(actorIn(judge, event, null, null)).toEqual({ role: 'judge', leader: 'j' })
    expect(actorIn(judge, 'e2' as EventId, null, null)).toEqual({ role: 'spectator' })
  })

  it('has the higher of two roles and speaks for the player too', () => {
    const both = {
      account: null,
      grants: [
        grant('player', { player: 'p1' as PlayerId }),
        grant('marshal', { leader: 'm' as LeaderId }),
      ],
    }
    expect(actorIn(both, event, null, null)).toEqual({ role: 'marshal', leader: 'm', player: 'p1' })
  })

  it('is what the log made of a leader, not what an old link says', () => {
    const judge = { account: null, grants: [grant('judge', { leader: 'j' as LeaderId })] }
    const promoted = stateAfter({
      kind: 'leader-appointed',
      leader: 'j' as LeaderId,
      role: 'marshal',
    })
    expect(actorIn(judge, event, null, promoted).role).toBe('marshal')
  })

  it('is nobody once dismissed, also where that came after somebody had asked', () => {
    const judge = { account: null, grants: [grant('judge', { leader: 'j' as LeaderId })] }
    const log = entriesOf([
      { kind: 'leader-appointed', leader: 'j' as LeaderId, role: 'judge' },
      { kind: 'leader-dismissed', leader: 'j' as LeaderId },
    ])
    const roleAfter = (entries: number) => {
      const { state, log: seen } = advance(emptyEvent, log.slice(0, entries))
      return actorIn(judge, event, null, state, seen).role
    }
    expect([1, 2, 3].map(roleAfter)).toEqual(['judge', 'judge', 'spectator'])
  })

  it('is no longer organizer after the office was handed over', () => {
    const own = { account: account('a'), grants: [] }
    const handedOver = stateAfter({
      kind: 'office-handed-over',
      from: null,
      to: 'j' as LeaderId,
      reason: 'going home',
    })
    expect(actorIn(own, event, 'a', handedOver).role).toBe('spectator')
    const judge = { account: null, grants: [grant('judge', { leader: 'j' as LeaderId })] }
    expect(actorIn(judge, event, 'a', handedOver).role).toBe('organizer')
  })

  it('is organizer of an event from elsewhere, whose organizers cannot come in here', () => {
    const own = { account: account('a'), grants: [] }
    const elsewhere = stateAfter({
      kind: 'leader-appointed',
      leader: 'host' as LeaderId,
      role: 'organizer',
    })
    const asSeen = (here: string) =>
      actorIn(own, event, 'a', elsewhere, [], (leader) => leader === here).role
    expect(asSeen('host')).toBe('spectator')
    expect(asSeen('a')).toBe('organizer')
  })
})
