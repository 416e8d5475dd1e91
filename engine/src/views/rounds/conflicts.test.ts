import { describe, expect, it } from 'vitest'
import { appoint, byLeader } from '../../../testing/leaders.ts'
import { id, type Story, story } from '../../../testing/story.ts'
import type { Result } from '../../vocabulary/result.ts'
import { conflicts } from './conflicts.ts'

const won: Result = { ending: 'destruction', score: [100, 24] }
const lost: Result = { ending: 'destruction', score: [24, 100] }
const says = (told: Story, player: string, result: Result) =>
  told.does({
    kind: 'report-result',
    match: told.matchOf(player).match,
    player: id(player),
    result,
  })

describe('what players say differently', () => {
  it('stands side by side until they agree, or a leader enters it', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    says(told, 'p1', won)
    expect(conflicts(told.state())).toEqual([])
    says(told, 'p2', lost)
    says(told, 'p3', won)
    says(told, 'p4', lost)
    const reports = (first: string, second: string) => [
      { player: first, result: won },
      { player: second, result: lost },
    ]
    expect(conflicts(told.state())).toEqual([
      { match: told.matchAt(1).match, table: 1, reports: reports('p1', 'p2') },
      { match: told.matchAt(2).match, table: 2, reports: reports('p3', 'p4') },
    ])
    says(told, 'p2', won)
    told.wins('p3')
    expect(conflicts(told.state())).toEqual([])
  })

  it('shows the opponent of a leader who says otherwise than was entered', () => {
    const told = story({ started: false })
    const override = 'nobody else is there'
    told.does(appoint('l1', 'organizer', { plays: 'p1' }))
    told.does({ kind: 'announce-event' }, { override })
    told.does({ kind: 'start-stage' }, { override })
    told.seats('p1 - p2', 'p3 - p4')
    const { match } = told.matchAt(1)
    told.does({ kind: 'enter-result', match, result: won }, byLeader('l1'))
    expect(conflicts(told.state())).toEqual([])
    says(told, 'p2', lost)
    expect(conflicts(told.state())).toMatchObject([{ match, reports: [{ player: 'p2' }] }])
    says(told, 'p2', won)
    expect(conflicts(told.state())).toEqual([])
  })
})
