import { describe, expect, it } from 'vitest'
import { id, story } from '../../../testing/story.ts'
import { leaderId } from '../../vocabulary/ids.ts'
import type { CommandOf } from '../ask.ts'

const rey = leaderId('l1')
const command: CommandOf<'appoint-leader'> = { kind: 'appoint-leader', leader: rey, role: 'judge' }

describe('appoint-leader', () => {
  it('puts the leader on record', () => {
    const told = story()
    expect(told.facts(command)).toEqual([{ kind: 'leader-appointed', leader: rey, role: 'judge' }])
    expect(told.state().leaders).toEqual([{ leader: rey, role: 'judge', plays: null }])
  })

  it('given twice, keeps the last role only', () => {
    const told = story()
    told.does(command)
    told.does({ ...command, role: 'marshal' })
    expect(told.state().leaders).toEqual([{ leader: rey, role: 'marshal', plays: null }])
  })

  it.each(['casual', 'competitive'] as const)('[XWEN-9] lets a leader play at tier %s', (tier) => {
    const told = story({ tier, started: false })
    expect(told.facts({ ...command, plays: id('p1') })).toEqual([
      { kind: 'leader-appointed', leader: rey, role: 'judge', plays: 'p1' },
    ])
  })

  it('[XWEN-10] refuses a leader who plays at a premier event, whatever the reason', () => {
    const told = story({ tier: 'premier', started: false })
    const refusal = {
      code: 'leader-may-not-play',
      player: 'p1',
      tier: 'premier',
      rule: 'XWEN-10',
    }
    expect(told.refuses({ ...command, plays: id('p1') })).toEqual(refusal)
    expect(told.refuses({ ...command, plays: id('p1') }, { override: 'short of people' })).toEqual(
      refusal,
    )
  })

  it('refuses a player nobody knows', () => {
    expect(story().refuses({ ...command, plays: id('p9') })).toEqual({
      code: 'unknown-player',
      player: 'p9',
    })
  })
})
