import { describe, expect, it } from 'vitest'
import { byPlayer } from '../../../testing/leaders.ts'
import { type Story, story } from '../../../testing/story.ts'
import { matchId } from '../../vocabulary/ids.ts'

const seated = () => {
  const told = story()
  told.seats('p1 - p2', 'p3 - p4')
  return told
}
const started = () => {
  const told = seated()
  told.does({ kind: 'start-match', match: told.matchAt(1).match })
  return told
}
const end = (told: Story) => ({ kind: 'end-match', match: told.matchAt(1).match }) as const

describe('end-match', () => {
  it('is on record with its instant, by a player of it', () => {
    const told = started()
    const command = end(told)
    expect(told.facts(command, byPlayer('p1'))).toEqual([
      { kind: 'match-ended', match: command.match },
    ])
    expect(told.matchAt(1).endedAt).toBe(told.event().log.at(-1)?.at)
  })

  it('refuses a match nobody knows, or not yet', () => {
    const told = story()
    expect(told.refuses({ kind: 'end-match', match: matchId('0-0') }).code).toBe('unknown-match')
    told.does({ kind: 'pair-round' })
    expect(told.refuses(end(told))).toEqual({ code: 'round-not-published', round: 1 })
  })

  it('refuses a player of another match', () => {
    const told = started()
    expect(told.refuses(end(told), byPlayer('p4')).code).toBe('not-your-match')
  })

  it('refuses a match that has not begun, has ended, or has its result', () => {
    expect(seated().refuses(end(seated()))).toEqual({ code: 'match-not-started', table: 1 })
    const told = started()
    told.does(end(told))
    expect(told.refuses(end(told))).toEqual({ code: 'match-already-ended', table: 1 })
    told.wins('p1')
    expect(told.refuses(end(told)).code).toBe('result-already-entered')
  })
})
