import { describe, expect, it } from 'vitest'
import { appoint, disqualify, propose } from '../../../testing/matters.ts'
import { id, role, type Story, story } from '../../../testing/story.ts'

const answer = (proposal: number, confirmed = true, when: 'now' | 'after-round' = 'now') =>
  ({ kind: 'answer-proposal', proposal, confirmed, when, reason: 'heard both' }) as const

/** A running round, and the marshal's proposal about p1. */
const proposed = (): readonly [Story, number] => {
  const told = story({ regulation: 'x-wing/de' })
  appoint(told, 'marshal')
  told.seats('p1 - p2', 'p3 - p4')
  told.does(propose('p1'), role('marshal'))
  return [told, told.entryOf('disqualification-proposed')]
}

describe('answer-proposal', () => {
  it('confirmed: the player is out for what was proposed', () => {
    const [told, n] = proposed()
    expect(told.facts(answer(n))).toMatchObject([
      { kind: 'proposal-answered', proposal: n, confirmed: true, reason: 'heard both' },
      { kind: 'result-entered', result: { ending: 'concession', by: 'first' } },
      { kind: 'player-disqualified', player: 'p1', after: 1, reason: 'cheated' },
    ])
    expect(told.state().players.get(id('p1'))?.status).toBe('disqualified')
  })

  it('confirmed for after the round: the match is played out', () => {
    const [told, n] = proposed()
    expect(told.facts(answer(n, true, 'after-round'))).toHaveLength(2)
  })

  it('confirmed with what stands on the table: whoever is out keeps what was scored', () => {
    const [told, n] = proposed()
    expect(told.facts({ ...answer(n), score: [55, 20] })).toMatchObject([
      {},
      { result: { ending: 'concession', by: 'first', score: [55, 20] } },
      {},
    ])
    const [other, m] = proposed()
    expect(other.refuses({ ...answer(m, false), score: [55, 20] })).toEqual({
      code: 'score-not-needed',
      player: 'p1',
    })
  })

  it('refused: on record, and the player plays on', () => {
    const [told, n] = proposed()
    expect(told.facts(answer(n, false))).toEqual([
      { kind: 'proposal-answered', proposal: n, confirmed: false, reason: 'heard both' },
    ])
    expect(told.state().proposals.get(n)?.answer).toEqual({
      confirmed: false,
      reason: 'heard both',
    })
    expect(told.state().players.get(id('p1'))?.status).toBe('active')
  })

  it('throws a pairing away that nobody has seen', () => {
    const told = story({ regulation: 'x-wing/de' })
    told.does({ kind: 'pair-round' })
    told.does(propose('p1'))
    expect(told.does(answer(told.entryOf('disqualification-proposed')))).toEqual([
      { code: 'pairing-discarded', round: 1 },
    ])
  })

  it('refuses what nobody proposed, and a second answer', () => {
    const [told, n] = proposed()
    const matter = 'proposal'
    expect(told.refuses(answer(2))).toEqual({ code: 'unknown-matter', matter, n: 2 })
    told.does(answer(n, false))
    expect(told.refuses(answer(n))).toEqual({ code: 'matter-settled', matter, n })
  })

  it('refuses to confirm for who is out already', () => {
    const [told, n] = proposed()
    told.does(disqualify('p1'))
    expect(told.refuses(answer(n))).toEqual({ code: 'disqualified-for-good', player: 'p1' })
    expect(told.ask(answer(n, false))).toMatchObject({ granted: true })
  })

  it.each(['', '  '])('refuses without a reason: %j', (reason) => {
    const [told, n] = proposed()
    expect(told.refuses({ ...answer(n), reason })).toEqual({ code: 'reason-needed' })
  })

  it('is the organizer’s alone', () => {
    const [told, n] = proposed()
    expect(told.refuses(answer(n), role('marshal'))).toEqual({
      code: 'not-allowed',
      role: 'marshal',
      command: 'answer-proposal',
    })
  })
})
