import { eventId, instant, leaderId, type Role } from '@topcut/engine'
import type { GrantAnswer, SessionAnswer } from '@topcut/protocol'
import { describe, expect, it } from 'vitest'
import { player, register, sampleEvent } from '../../testing/sample-event.suite.ts'
import { actorFrom } from './actor-from.ts'

const event = eventId('e')
const grant = (role: Role, more: Partial<GrantAnswer> = {}): GrantAnswer => ({
  id: role,
  event,
  role,
  label: '',
  leader: null,
  player: null,
  createdAt: instant(0),
  isRevoked: false,
  ...more,
})

const sample = sampleEvent()
register(sample, 2)
sample.give({ kind: 'appoint-leader', leader: leaderId('l1'), role: 'marshal' })

const actor = (grants: readonly GrantAnswer[], account: SessionAnswer['account'] = null) =>
  actorFrom({ account, grants }, event, sample.state().leaders)

describe('who gives commands from this page', () => {
  it('is whoever the strongest link says, in this event alone', () => {
    const elsewhere = grant('organizer', { event: eventId('other') })
    const revoked = grant('marshal', { isRevoked: true })
    expect(actor([grant('scorekeeper'), grant('judge'), elsewhere, revoked])).toEqual({
      role: 'judge',
    })
  })

  it('has the office that the log says, and keeps the own player', () => {
    const judge = grant('judge', { leader: leaderId('l1') })
    expect(actor([judge, grant('player', { player: player(2) })])).toEqual({
      role: 'marshal',
      leader: 'l1',
      player: 'p2',
    })
  })

  it('is the organizer with an account, and while nothing is known', () => {
    const account = {
      ...({ id: 'a1', kind: 'owner', label: '', name: null, hasPassphrase: true } as const),
      createdAt: 0,
      isRevoked: false,
    }
    expect(actor([], account)).toEqual({ role: 'organizer', leader: 'a1' })
    expect(actorFrom('loading', event, sample.state().leaders)).toEqual({ role: 'organizer' })
  })
})
