import { describe, expect, it } from 'vitest'
import { appoint, disqualify, propose } from '../../../testing/matters.ts'
import { role, type Story, story } from '../../../testing/story.ts'

const german = (): Story => {
  const told = story({ regulation: 'x-wing/de' })
  appoint(told, 'marshal')
  return told
}

describe('propose-disqualification', () => {
  it('lays it before the organizer; the player plays on', () => {
    const told = german()
    expect(told.facts({ ...propose('p1'), reason: ' cheated ' }, role('marshal'))).toEqual([
      { kind: 'disqualification-proposed', player: 'p1', reason: 'cheated' },
    ])
    const n = told.entryOf('disqualification-proposed')
    expect(told.state().proposals.get(n)).toMatchObject({
      n,
      player: 'p1',
      reason: 'cheated',
      by: { role: 'marshal' },
      answer: null,
    })
    expect(told.state().players.get(propose('p1').player)?.status).toBe('active')
  })

  it('refuses in a document without proposals', () => {
    const told = story()
    expect(told.refuses(propose('p1'), role('marshal'))).toEqual({
      code: 'not-in-this-regulation',
      what: 'proposal',
      regulation: 'x-wing/en-3.2',
    })
  })

  it.each(['judge', 'organizer'] as const)('refuses the %s where a marshal is there', (who) => {
    expect(german().refuses(propose('p1'), role(who))).toEqual({
      code: 'not-allowed',
      role: who,
      command: 'propose-disqualification',
      rule: 'XWDE-7',
    })
  })

  it('refuses a player nobody knows, and one who is out', () => {
    const told = german()
    expect(told.refuses(propose('p9'), role('marshal'))).toEqual({
      code: 'unknown-player',
      player: 'p9',
    })
    told.does(disqualify('p1'))
    expect(told.refuses(propose('p1'), role('marshal'))).toEqual({
      code: 'disqualified-for-good',
      player: 'p1',
    })
  })

  it.each(['', '  '])('refuses without a reason: %j', (reason) => {
    expect(german().refuses({ ...propose('p1'), reason }, role('marshal'))).toEqual({
      code: 'reason-needed',
    })
  })
})
