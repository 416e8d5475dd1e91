import { leaderId } from '@topcut/engine'
import { expect, it } from 'vitest'
import { player, register, sampleEvent } from '../../../testing/sample-event.suite.ts'
import { deskWords } from '../../words/desk.ts'
import { shownNames } from '../names/shown-names.ts'
import { actorText } from './actor-text.ts'

it('calls whoever did something by name, and by the office where there is none', () => {
  const sample = sampleEvent()
  register(sample, 1)
  const known = leaderId('l1')
  const names = shownNames(sample.state(), new Map(), new Map([[known, 'Ines Thorn']]))
  const text = (by: Parameters<typeof actorText>[2]) => actorText(deskWords('en'), names, by)
  expect(text({ role: 'judge', leader: known })).toBe('Ines Thorn')
  expect(text({ role: 'judge', leader: leaderId('l2') })).toBe('judge')
  expect(text({ role: 'organizer' })).toBe('organizer')
  expect(text({ role: 'player', player: player(1) })).toBe('#1')
  const person = { player: player(1), name: 'Reds', members: ['Ana Lis', 'Bo Kern'] }
  const ofTeam = shownNames(sample.state(), new Map([[player(1), person]]))
  const by = { role: 'player', player: player(1), member: 2 } as const
  expect(actorText(deskWords('en'), ofTeam, by)).toBe('Bo Kern (Reds)')
})
