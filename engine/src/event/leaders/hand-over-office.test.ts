import { describe, expect, it } from 'vitest'
import { appoint, byLeader, leading } from '../../../testing/leaders.ts'
import { role, story } from '../../../testing/story.ts'
import { leaderId } from '../../vocabulary/ids.ts'

const handOver = (to: string, reason = 'going home') =>
  ({ kind: 'hand-over-office', to: leaderId(to), reason }) as const

describe('hand-over-office', () => {
  it('makes somebody else the organizer, on record with the reason', () => {
    const told = story({ regulation: 'x-wing/de' })
    told.does(appoint('l1', 'organizer'))
    told.does(appoint('l2', 'judge'))
    expect(told.facts(handOver('l2', ' going home '))).toEqual([
      { kind: 'office-handed-over', from: 'l1', to: 'l2', reason: 'going home' },
    ])
    expect(told.state().leaders).toEqual([leading('l2', 'organizer')])
  })

  it('may go to somebody who did not lead before', () => {
    const told = story({ regulation: 'x-wing/de' })
    told.does(appoint('l1', 'organizer'))
    told.does(handOver('l3'))
    expect(told.state().leaders).toEqual([leading('l3', 'organizer')])
  })

  it('goes from nobody where no organizer was appointed', () => {
    const told = story()
    expect(told.facts(handOver('l1'))).toMatchObject([{ from: null, to: 'l1' }])
  })

  it('keeps what the new organizer was besides', () => {
    const told = story({ started: false })
    told.does(appoint('l1', 'organizer'))
    told.does(appoint('l2', 'judge', { plays: 'p1' }))
    told.does(handOver('l2'))
    expect(told.state().leaders).toEqual([leading('l2', 'organizer', { plays: 'p1' })])
  })

  it('of two organizers, goes from the one who hands it over', () => {
    const told = story()
    told.does(appoint('l1', 'organizer'))
    told.does(appoint('l2', 'organizer'))
    expect(told.facts(handOver('l3'), byLeader('l2'))).toMatchObject([{ from: 'l2', to: 'l3' }])
    expect(told.state().leaders.map(({ leader }) => leader)).toEqual(['l1', 'l3'])
  })

  it('refuses who has the office already, no reason, and everybody but the organizer', () => {
    const told = story()
    told.does(appoint('l1', 'organizer'))
    expect(told.refuses(handOver('l1'))).toEqual({ code: 'organizer-exists', leader: 'l1' })
    expect(told.refuses(handOver('l2', ' '))).toEqual({ code: 'reason-needed' })
    expect(told.refuses(handOver('l2'), role('marshal')).code).toBe('not-allowed')
  })
})
