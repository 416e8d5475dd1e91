import { leaderId, peopleFrom } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { player, register, sampleEvent } from '../../../testing/sample-event.suite.ts'
import { shownNames } from './shown-names.ts'

describe('how people are called', () => {
  const sample = sampleEvent()
  register(sample, 4)
  const people = peopleFrom([
    { player: player(1), name: 'Bo Kern', shown: 'short' },
    { player: player(2), name: 'Ana Lis' },
    { player: player(3), name: 'Bo Kern' },
  ])
  const leaders = new Map([[leaderId('l1'), 'Ines Thorn']])
  const names = shownNames(sample.state(), people, leaders)

  it('shows the number beside two of one name, in full to leaders', () => {
    expect(names.player(player(1))).toBe('Bo Kern (#1)')
    expect(names.player(player(3))).toBe('Bo Kern (#3)')
  })

  it('shows a name alone where it stands alone', () => {
    expect(names.player(player(2))).toBe('Ana Lis')
  })

  it('shows the number of whoever has no name here', () => {
    expect(names.player(player(4))).toBe('#4')
  })

  it('calls a leader by the name of the invitation, else by the id', () => {
    expect(names.leader(leaderId('l1'))).toBe('Ines Thorn')
    expect(names.leader(leaderId('l2'))).toBe('l2')
  })

  it('calls whoever has no name but an office here by the office', () => {
    sample.give({ kind: 'appoint-leader', leader: leaderId('l3'), role: 'judge' })
    const called = shownNames(sample.state(), people, leaders, (role) => `the ${role}`)
    expect(called.leader(leaderId('l3'))).toBe('the judge')
    expect(called.leader(leaderId('l2'))).toBe('l2')
  })
})
