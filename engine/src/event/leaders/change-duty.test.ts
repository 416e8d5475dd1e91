import { describe, expect, it } from 'vitest'
import { appoint, byLeader, leading } from '../../../testing/leaders.ts'
import { story } from '../../../testing/story.ts'
import { leaderId } from '../../vocabulary/ids.ts'

const duty = (name: string, acting: boolean) =>
  ({ kind: 'change-duty', leader: leaderId(name), acting }) as const

const judged = () => {
  const told = story({ regulation: 'x-wing/de' })
  told.does(appoint('l1', 'organizer'))
  told.does(appoint('l2', 'judge'))
  return told
}

describe('change-duty', () => {
  it('lets a judge watch, and act again', () => {
    const told = judged()
    expect(told.facts(duty('l2', false))).toEqual([
      { kind: 'duty-changed', leader: 'l2', acting: false },
    ])
    expect(told.state().leaders).toContainEqual(leading('l2', 'judge', { acting: false }))
    told.does(duty('l2', true))
    expect(told.state().leaders).toEqual([leading('l1', 'organizer'), leading('l2', 'judge')])
  })

  it('judges speak for themselves, whoever is above them for others too', () => {
    const told = judged()
    told.does(appoint('l3', 'judge'))
    told.does(duty('l2', false), byLeader('l2', 'judge'))
    expect(told.refuses(duty('l3', false), byLeader('l2', 'judge'))).toEqual({
      code: 'not-allowed',
      role: 'judge',
      command: 'change-duty',
    })
    told.does(duty('l3', false), byLeader('l4', 'marshal'))
  })

  it('refuses a leader nobody appointed', () => {
    expect(judged().refuses(duty('l9', false))).toEqual({ code: 'unknown-leader', leader: 'l9' })
  })

  it('refuses to leave the office of the organizer', () => {
    expect(judged().refuses(duty('l1', false))).toEqual({
      code: 'office-not-vacant',
      leader: 'l1',
      rule: 'XWDE-5',
    })
    judged().does(duty('l1', true))
  })
})
