import { eventId, type PlayerId, type Role } from '@topcut/engine'
import type { SessionAnswer } from '@topcut/protocol'
import { expect, it } from 'vitest'
import { landing } from './landing.ts'

const grant = (event: string, role: Role): SessionAnswer['grants'][number] => ({
  id: `${event} ${role}`,
  event: eventId(event),
  role,
  label: '',
  leader: null,
  player: role === 'player' ? ('p1' as PlayerId) : null,
  createdAt: 1,
  isRevoked: false,
})
const session = (...grants: SessionAnswer['grants']): SessionAnswer => ({ account: null, grants })

it.each([
  ['a player', [grant('e1', 'player')], true, '/events/e1/me'],
  ['a judge with a phone', [grant('e1', 'judge')], true, '/events/e1/judge'],
  ['a judge at a laptop', [grant('e1', 'judge')], false, '/events/e1'],
  ['a scorekeeper with a phone', [grant('e1', 'scorekeeper')], true, '/events/e1'],
  [
    'who plays elsewhere and judges here',
    [grant('e1', 'player'), grant('e2', 'judge')],
    true,
    '/events/e2/judge',
  ],
  ['nobody', [], true, '/'],
] as const)('the link of %s leads on', (_, grants, isSmall, path) => {
  expect(landing(session(...grants), isSmall)).toBe(path)
})

it('the link of the owner leads to all events', () => {
  const account = {
    id: 'a',
    kind: 'owner',
    label: '',
    name: null,
    hasPassphrase: false,
    createdAt: 1,
    isRevoked: false,
  } as const
  expect(landing({ account, grants: [grant('e1', 'player')] }, true)).toBe('/')
})
