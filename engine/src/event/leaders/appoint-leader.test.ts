import { describe, expect, it } from 'vitest'
import { appoint, leading } from '../../../testing/leaders.ts'
import { story } from '../../../testing/story.ts'

const de = { regulation: 'x-wing/de', started: false } as const

describe('appoint-leader', () => {
  it('puts the leader on record', () => {
    const told = story()
    expect(told.facts(appoint('l1', 'judge'))).toEqual([
      { kind: 'leader-appointed', leader: 'l1', role: 'judge' },
    ])
    expect(told.state().leaders).toEqual([leading('l1', 'judge')])
  })

  it('given twice, keeps the last role only, in the place of the first', () => {
    const told = story()
    told.does(appoint('l1', 'judge'))
    told.does(appoint('l2', 'judge'))
    told.does(appoint('l1', 'marshal'))
    expect(told.state().leaders).toEqual([leading('l1', 'marshal'), leading('l2', 'judge')])
  })

  it.each(['casual', 'competitive'] as const)('[XWEN-9] lets a leader play at tier %s', (tier) => {
    const told = story({ tier, started: false })
    expect(told.facts(appoint('l1', 'judge', { plays: 'p1' }))).toEqual([
      { kind: 'leader-appointed', leader: 'l1', role: 'judge', plays: 'p1' },
    ])
  })

  it('keeps who rules on the matches of a leader who plays', () => {
    const told = story({ started: false })
    told.does(appoint('l2', 'judge'))
    expect(told.facts(appoint('l1', 'judge', { plays: 'p1', second: 'l2' }))).toEqual([
      { kind: 'leader-appointed', leader: 'l1', role: 'judge', plays: 'p1', second: 'l2' },
    ])
    expect(told.state().leaders).toContainEqual(
      leading('l1', 'judge', { plays: 'p1', second: 'l2' }),
    )
  })

  it('[XWEN-10] refuses a leader who plays at a premier event, whatever the reason', () => {
    const told = story({ tier: 'premier', started: false })
    const command = appoint('l1', 'judge', { plays: 'p1' })
    const refusal = {
      code: 'leader-may-not-play',
      player: 'p1',
      tier: 'premier',
      rule: 'XWEN-10',
    }
    expect(told.refuses(command)).toEqual(refusal)
    expect(told.refuses(command, { override: 'short of people' })).toEqual(refusal)
  })

  it('refuses a player nobody knows', () => {
    expect(story().refuses(appoint('l1', 'judge', { plays: 'p9' }))).toEqual({
      code: 'unknown-player',
      player: 'p9',
    })
  })

  it('refuses a player who is another leader already', () => {
    const told = story({ started: false })
    told.does(appoint('l1', 'judge', { plays: 'p1' }))
    expect(told.refuses(appoint('l2', 'judge', { plays: 'p1' }))).toEqual({
      code: 'bad-value',
      field: 'plays',
      expected: 'a player who is no other leader',
    })
    told.does(appoint('l1', 'marshal', { plays: 'p1' }))
  })

  it('refuses a second whom nobody knows, and the leader as the own one', () => {
    const told = story({ started: false })
    expect(told.refuses(appoint('l1', 'judge', { plays: 'p1', second: 'l2' }))).toEqual({
      code: 'unknown-leader',
      leader: 'l2',
    })
    expect(told.refuses(appoint('l1', 'judge', { plays: 'p1', second: 'l1' }))).toEqual({
      code: 'bad-value',
      field: 'second',
      expected: 'another leader',
    })
  })

  it('refuses a second organizer where there is just one', () => {
    const told = story(de)
    told.does(appoint('l1', 'organizer'))
    expect(told.refuses(appoint('l2', 'organizer'))).toEqual({
      code: 'organizer-exists',
      leader: 'l1',
      rule: 'XWDE-5',
    })
    told.does(appoint('l1', 'organizer', { plays: 'p1' }))
  })

  it('refuses to make something else of the only organizer', () => {
    const told = story(de)
    told.does(appoint('l1', 'organizer'))
    expect(told.refuses(appoint('l1', 'judge'))).toEqual({
      code: 'office-not-vacant',
      leader: 'l1',
      rule: 'XWDE-5',
    })
  })

  it('lets several organizers be where the document does not count them', () => {
    const told = story()
    told.does(appoint('l1', 'organizer'))
    told.does(appoint('l2', 'organizer'))
    told.does(appoint('l1', 'judge'))
    expect(told.state().leaders.map(({ role }) => role)).toEqual(['judge', 'organizer'])
  })
})
