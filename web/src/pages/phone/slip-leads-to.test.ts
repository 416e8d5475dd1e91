import { eventId, matchId, type PlayerId } from '@topcut/engine'
import type { GrantAnswer } from '@topcut/protocol'
import { expect, it } from 'vitest'
import type { Who } from '../../state/who.ts'
import { slipLeadsTo } from './slip-leads-to.ts'

const [event, match] = [eventId('e1'), matchId('m7')]
const grant = (part: Partial<GrantAnswer>): GrantAnswer => ({
  id: 'g',
  event,
  role: 'player',
  label: '',
  leader: null,
  player: 'p1' as PlayerId,
  createdAt: 1,
  isRevoked: false,
  ...part,
})
const who = (...grants: GrantAnswer[]): Who => ({ account: null, grants })
const owner: Who = {
  account: {
    ...{ id: 'a', kind: 'owner', label: '', name: null, hasPassphrase: false },
    ...{ createdAt: 1, isRevoked: false },
  },
  grants: [],
}

it.each([
  ['who plays the match', [{ match }], who(grant({})), 'own'],
  ['who plays and leads', [{ match }], who(grant({}), grant({ role: 'judge' })), 'own'],
  ['a judge', [], who(grant({ role: 'judge', player: null })), 'judge'],
  ['the owner', [], owner, 'judge'],
  ['another player', [{ match: matchId('m8') }], who(grant({})), 'other-table'],
  ['a judge of yesterday', [], who(grant({ role: 'judge', isRevoked: true })), 'stranger'],
  ['a judge of another event', [], who(grant({ role: 'judge', event: eventId('e2') })), 'stranger'],
  ['nobody known', [], who(), 'stranger'],
  ['somebody not known yet', null, who(grant({})), 'loading'],
  ['somebody the server was not asked about', [], 'loading', 'loading'],
] as const)('the code of a slip leads %s', (_, matches, known, leads) => {
  expect(slipLeadsTo(event, match, matches, known)).toBe(leads)
})
