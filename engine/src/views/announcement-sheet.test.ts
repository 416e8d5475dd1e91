import { describe, expect, it } from 'vitest'
import { appoint } from '../../testing/leaders.ts'
import { id, story } from '../../testing/story.ts'
import { announcementSheet } from './announcement-sheet.ts'

const cut = {
  key: 'announce.elimination',
  strength: 'must',
  rule: 'XWEN-17',
}

describe('the announcement sheet', () => {
  it('has a line for all that is due, with its value filled in', () => {
    const told = story({
      players: 9,
      structure: { kind: 'competitive' },
      options: { strengthOfSchedule: 'tome' },
      started: false,
    })
    told.does(appoint('l2', 'judge'))
    told.does(appoint('l1', 'judge', { plays: 'p1' }))
    expect(announcementSheet(told.state())).toEqual({
      headCount: 9,
      changes: [],
      anew: [],
      missions: null,
      stages: [
        { kind: 'swiss', rounds: 4, cut: null },
        { kind: 'elimination', rounds: null, cut: 4 },
      ],
      details: {},
      status: 'to-announce',
      lines: [
        { ...cut, values: { cut: [4] } },
        {
          key: 'announce.second-leader',
          strength: 'must',
          rule: 'XWEN-9',
          values: { 'second-leader': [{ leader: 'l1', second: 'l2' }] },
        },
        {
          key: 'announce.strength-of-schedule',
          strength: 'should',
          rule: 'XWEN-18',
          values: { 'strength-of-schedule': 'tome' },
        },
      ],
    })
  })

  it('shows all that was laid down, deviations too', () => {
    const told = story({ started: false })
    const details = { faqVersion: '4.2', deviations: [{ rule: 'XWEN-11', text: 'small tables' }] }
    told.does({ kind: 'set-details', details })
    expect(announcementSheet(told.state()).details).toEqual(details)
  })

  it('has nothing to tell of a structure that the head count has no row for', () => {
    const told = story({ players: 0, structure: { kind: 'competitive' }, started: false })
    expect(announcementSheet(told.state()).lines).toEqual([{ ...cut, values: { cut: null } }])
  })

  it('is outdated by a head count that changes the structure, not by any other', () => {
    const told = story({ players: 7, structure: { kind: 'competitive' }, started: false })
    const comes = (name: string) => {
      told.does({ kind: 'register-player', player: id(name) })
      told.does({ kind: 'check-in-player', player: id(name) })
      return announcementSheet(told.state()).status
    }
    told.does({ kind: 'announce-event' })
    expect(announcementSheet(told.state()).status).toBe('announced')
    expect(comes('p8')).toBe('announced')
    expect(comes('p9')).toBe('outdated')
  })

  it('is outdated by another second, and reopened by other details', () => {
    const told = story({ started: false })
    told.does(appoint('l2', 'judge'))
    told.does(appoint('l3', 'judge'))
    told.does(appoint('l1', 'judge', { plays: 'p1', second: 'l2' }))
    told.does({ kind: 'announce-event' })
    told.does(appoint('l1', 'judge', { plays: 'p1', second: 'l3' }))
    const { status, changes } = announcementSheet(told.state())
    expect(status).toBe('outdated')
    expect(changes).toMatchObject([{ what: 'second-leader' }])
    told.does({ kind: 'announce-event' }, { override: 'l2 went home' })
    const { changes: none, anew } = announcementSheet(told.state())
    expect(none).toEqual([])
    expect(anew).toMatchObject([{ changes, reason: 'l2 went home' }])
    told.does({ kind: 'set-details', details: { faqVersion: '4.2' } })
    expect(announcementSheet(told.state()).status).toBe('to-announce')
  })

  it('stays as it was told once play has begun', () => {
    const told = story({ players: 9, structure: { kind: 'competitive' } })
    told.does({ kind: 'drop-player', player: id('p9'), when: 'now' })
    told.does(appoint('l1', 'judge', { plays: 'p1' }), { override: 'nobody else is there' })
    const { status, headCount, stages } = announcementSheet(told.state())
    expect(status).toBe('announced')
    expect(headCount).toBe(9)
    expect(stages?.map(({ cut: size }) => size)).toEqual([null, 4])
  })

  it('is outdated on the way where players heard of another second', () => {
    const told = story()
    told.does(appoint('l2', 'judge'))
    told.does(appoint('l1', 'judge', { plays: 'p1' }))
    expect(announcementSheet(told.state()).status).toBe('outdated')
    told.does({ kind: 'announce-event' })
    expect(announcementSheet(told.state()).status).toBe('announced')
  })

  it('[IA-31] tells the missions once, whether a line asks for them or not', () => {
    const missions = ['m1', 'm2']
    const told = story({ regulation: 'imperial-assault/de-2.2.1', missions, started: false })
    expect(announcementSheet(told.state()).missions).toEqual({ value: missions, rule: 'IA-31' })
    told.does({ kind: 'set-details', details: { outline: 'a shop' } })
    const { missions: others, lines } = announcementSheet(told.state())
    expect(others).toBeNull()
    expect(lines.map(({ values }) => values.missions)).toContainEqual(missions)
  })
})
