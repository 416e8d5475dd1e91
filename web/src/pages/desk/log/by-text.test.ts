import { leaderId, playerId } from '@topcut/engine'
import type { Names } from '@topcut/protocol/words'
import { expect, it } from 'vitest'
import { deskWords } from '../../../words/desk.ts'
import { byText } from './by-text.ts'

const names: Names = {
  player: () => 'Cid Marr',
  leader: (id) => (id === 'l1' ? 'Ines Thorn' : id),
  regulation: (id) => id,
  match: () => null,
}

it('says which of a team it was', () => {
  const ofTeam = { ...names, player: () => 'Reds', members: () => ['Ana Lis', 'Bo Kern'] }
  const by = { role: 'player', player: playerId('p1'), member: 2 } as const
  expect(byText(deskWords('en'), ofTeam, by)).toBe('player Bo Kern (Reds)')
})

it.each([
  [{ role: 'organizer' }, 'organizer'],
  [{ role: 'judge', leader: leaderId('l1') }, 'judge Ines Thorn'],
  [{ role: 'organizer', leader: leaderId('YJ9Lx7') }, 'organizer'],
  [{ role: 'player', player: playerId('p1') }, 'player Cid Marr'],
] as const)('%j is told as %s', (by, text) => {
  expect(byText(deskWords('en'), names, by)).toBe(text)
})
