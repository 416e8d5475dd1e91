import { describe, expect, it } from 'vitest'
import { appoint, leading } from '../../../testing/leaders.ts'
import { story } from '../../../testing/story.ts'
import { leaderId } from '../../vocabulary/ids.ts'

const dismiss = (name: string) => ({ kind: 'dismiss-leader', leader: leaderId(name) }) as const

describe('dismiss-leader', () => {
  it('takes a leader from the list', () => {
    const told = story()
    told.does(appoint('l1', 'judge'))
    told.does(appoint('l2', 'marshal'))
    expect(told.facts(dismiss('l1'))).toEqual([{ kind: 'leader-dismissed', leader: 'l1' }])
    expect(told.state().leaders).toEqual([leading('l2', 'marshal')])
  })

  it('refuses a leader nobody appointed', () => {
    expect(story().refuses(dismiss('l1'))).toEqual({ code: 'unknown-leader', leader: 'l1' })
  })

  it('refuses the only organizer: the office is handed over', () => {
    const told = story({ regulation: 'x-wing/de' })
    told.does(appoint('l1', 'organizer'))
    expect(told.refuses(dismiss('l1'))).toEqual({
      code: 'office-not-vacant',
      leader: 'l1',
      rule: 'XWDE-5',
    })
  })

  it('lets an organizer go where the document does not count them', () => {
    const told = story()
    told.does(appoint('l1', 'organizer'))
    told.does(dismiss('l1'))
    expect(told.state().leaders).toEqual([])
  })
})
