import { describe, expect, it } from 'vitest'
import { byPlayer } from '../../../testing/leaders.ts'
import { role, type Story, story } from '../../../testing/story.ts'
import { matchId } from '../../vocabulary/ids.ts'

const seated = () => {
  const told = story()
  told.seats('p1 - p2', 'p3 - p4')
  return told
}
const start = (told: Story, table = 1) =>
  ({ kind: 'start-match', match: told.matchAt(table).match }) as const

describe('start-match', () => {
  it('is on record with its instant, by a player of it or from the desk', () => {
    const told = seated()
    const command = start(told)
    expect(told.facts(command, byPlayer('p2'))).toEqual([
      { kind: 'match-started', match: command.match },
    ])
    expect(told.matchAt(1).startedAt).toBe(told.event().log.at(-1)?.at)
    told.does(start(told, 2), role('scorekeeper'))
  })

  it('refuses a match nobody knows, or not yet', () => {
    const told = story()
    expect(told.refuses({ kind: 'start-match', match: matchId('0-0') })).toEqual({
      code: 'unknown-match',
      match: '0-0',
    })
    told.does({ kind: 'pair-round' })
    expect(told.refuses(start(told))).toEqual({ code: 'round-not-published', round: 1 })
  })

  it('refuses a player of another match', () => {
    const told = seated()
    const { match } = told.matchAt(1)
    expect(told.refuses(start(told), byPlayer('p3'))).toEqual({
      code: 'not-your-match',
      match,
      table: 1,
    })
  })

  it('refuses a match that is under way, has ended, or has its result', () => {
    const told = seated()
    told.does(start(told))
    expect(told.refuses(start(told))).toEqual({ code: 'match-under-way', tables: [1] })
    told.does({ ...start(told), kind: 'end-match' })
    expect(told.refuses(start(told))).toEqual({ code: 'match-already-ended', table: 1 })
    told.wins('p1')
    expect(told.refuses(start(told)).code).toBe('result-already-entered')
  })
})
