import { eventId, instant, leaderId } from '@topcut/engine'
import type { GrantAnswer } from '@topcut/protocol'
import { describe, expect, it } from 'vitest'
import { leaderNamesFrom } from './leader-names-from.ts'

const grant = (id: string, label: string, leader: string | null): GrantAnswer => ({
  id,
  event: eventId('e'),
  role: 'judge',
  label,
  leader: leader === null ? null : leaderId(leader),
  player: null,
  createdAt: instant(0),
  isRevoked: false,
})

const owner = { id: 'a1', kind: 'owner', label: 'Ada', name: null, hasPassphrase: true } as const

describe('what leaders are called', () => {
  it('is what their invitations say, and the account of whoever sits here', () => {
    const account = { ...owner, createdAt: 0, isRevoked: false }
    const grants = [grant('1', 'Ines Thorn', 'l1'), grant('2', 'Desk', null), grant('3', '', 'l2')]
    const names = leaderNamesFrom([], grants, { account, grants: [] })
    expect([...names]).toEqual([
      ['a1', 'Ada'],
      ['l1', 'Ines Thorn'],
    ])
  })

  it('is known to every leader, and what was invited since goes before', () => {
    const called = ['l1', 'l2'].map((one) => ({ leader: leaderId(one), label: `Judge ${one}` }))
    const names = leaderNamesFrom(called, [grant('1', 'Ines Thorn', 'l1')], 'loading')
    expect([...names.values()]).toEqual(['Ines Thorn', 'Judge l2'])
  })

  it('is nothing while nobody is known', () => {
    expect(leaderNamesFrom([], [], 'loading').size).toBe(0)
  })
})
