import { describe, expect, it } from 'vitest'
import { appoint, byLeader } from '../../../testing/leaders.ts'
import { bracketStory, id, type Story, story } from '../../../testing/story.ts'
import { matchId } from '../../vocabulary/ids.ts'
import type { Result } from '../../vocabulary/result.ts'
import { bracketOf } from '../reading/bracket/bracket-of.ts'

const destroyed: Result = { ending: 'destruction', score: [100, 24] }

const seated = () => {
  const told = story()
  told.seats('p1 - p2', 'p3 - p4')
  return told
}

const inBracket = () => {
  const told = bracketStory(4)
  told.does({ kind: 'pair-round' })
  told.does({ kind: 'publish-round' })
  return told
}

describe('enter-result', () => {
  it.each<Result>([
    destroyed,
    { ending: 'destruction', score: [99, 100] },
    { ending: 'time', score: [50, 39] },
    { ending: 'time', score: [60, 60] },
    { ending: 'time', score: [100, 0] },
    { ending: 'time', score: [100, 100] },
    { ending: 'time', score: [0, 0] },
    { ending: 'mutual-destruction', score: [100, 100] },
    { ending: 'concession', by: 'first', score: [30, 100] },
    { ending: 'concession', by: 'second', score: [20, 55] },
    { ending: 'no-show', by: 'second' },
  ])('puts on record: $ending $score', (result) => {
    const told = seated()
    const { match } = told.matchAt(1)
    expect(told.facts({ kind: 'enter-result', match, result })).toEqual([
      { kind: 'result-entered', match, result },
    ])
    expect(told.state().matches.get(match)).toMatchObject({ result, revision: 1 })
  })

  const range = (score: number) => ({
    code: 'score-out-of-range',
    score,
    maximum: 100,
    rule: 'XWEN-49',
  })
  const needsFull = (ending: string) => ({
    code: 'score-needs-full',
    ending,
    full: 100,
    rule: 'XWEN-49',
  })
  const unknown = (what: string) => ({
    code: 'not-in-this-regulation',
    what,
    regulation: 'x-wing/en-3.2',
  })
  const notNeeded = { code: 'initiative-not-needed', rule: 'XWEN-65' }

  const impossible: readonly (readonly [Result, object])[] = [
    [{ ending: 'destruction', score: [101, 0] }, range(101)],
    [{ ending: 'destruction', score: [100, -1] }, range(-1)],
    [{ ending: 'time', score: [50.5, 0] }, range(50.5)],
    [{ ending: 'time', score: [Number.NaN, 0] }, range(Number.NaN)],
    [{ ending: 'mutual-destruction', score: [100, 101] }, range(101)],
    [{ ending: 'concession', by: 'first', score: [0, 300] }, range(300)],
    [{ ending: 'destruction', score: [99, 50] }, needsFull('destruction')],
    [
      { ending: 'destruction', score: [100, 100] },
      { code: 'score-both-full', full: 100, rule: 'XWEN-49' },
    ],
    [{ ending: 'mutual-destruction', score: [100, 60] }, needsFull('mutual-destruction')],
    [{ ending: 'mutual-destruction', score: [60, 60] }, needsFull('mutual-destruction')],
    [
      { ending: 'concession', by: 'first', score: [100, 0] },
      { code: 'score-not-below-full', full: 100, rule: 'XWEN-49' },
    ],
    [{ ending: 'intentional-draw', witness: 'l1' }, unknown('intentional-draw')],
    [{ ending: 'double-loss' }, unknown('double-loss')],
    [{ ending: 'withdrawal', by: 'first' }, unknown('withdrawal')],
    [{ ending: 'time', score: [60, 60], salvo: 'first' }, unknown('salvo')],
  ]

  it.each([
    ...impossible,
    [{ ending: 'time', score: [60, 60], initiative: 'first' }, notNeeded] as const,
    [{ ending: 'destruction', score: [100, 0], initiative: 'first' }, notNeeded] as const,
  ])('refuses in a Swiss round: %j', (result, refusal) => {
    const told = seated()
    const { match } = told.matchAt(1)
    expect(told.refuses({ kind: 'enter-result', match, result })).toEqual(refusal)
    // What the document cannot have, no reason can make true.
    expect(
      told.refuses({ kind: 'enter-result', match, result }, { override: 'so it was' }),
    ).toEqual(refusal)
  })

  it.each([
    ...impossible.slice(0, -1),
    [
      { ending: 'time', score: [60, 60] },
      { code: 'initiative-needed', rule: 'XWEN-65' },
    ] as const,
    [
      { ending: 'mutual-destruction', score: [100, 100] },
      { code: 'initiative-needed', rule: 'XWEN-65' },
    ] as const,
    [{ ending: 'time', score: [60, 50], initiative: 'second' }, notNeeded] as const,
  ])('refuses in the bracket: %j', (result, refusal) => {
    const told = inBracket()
    const { match } = told.matchAt(1)
    expect(told.refuses({ kind: 'enter-result', match, result })).toEqual(refusal)
  })

  it('[XWEN-65] lets initiative decide equal scores in the bracket', () => {
    const told = inBracket()
    const { match } = told.matchAt(1)
    const result: Result = { ending: 'time', score: [60, 60], initiative: 'second' }
    told.does({ kind: 'enter-result', match, result })
    expect(bracketOf(told.state(), 1).rounds[0]?.[0]?.winner).toBe(told.matchAt(1).players[1])
  })

  it('refuses a match nobody knows', () => {
    const match = matchId('99-1')
    expect(seated().refuses({ kind: 'enter-result', match, result: destroyed })).toEqual({
      code: 'unknown-match',
      match,
    })
  })

  it('refuses before the round is published', () => {
    const told = story()
    told.does({ kind: 'pair-round' })
    const { match } = told.matchAt(1)
    expect(told.refuses({ kind: 'enter-result', match, result: destroyed })).toEqual({
      code: 'round-not-published',
      round: 1,
    })
  })

  it('refuses a second result, the same or another: that is an amendment', () => {
    const told = seated()
    const { match } = told.matchAt(2)
    told.does({ kind: 'enter-result', match, result: destroyed })
    expect(told.refuses({ kind: 'enter-result', match, result: destroyed })).toEqual({
      code: 'result-already-entered',
      match,
      table: 2,
    })
  })
})

describe('enter-result by a leader who plays', () => {
  const leading = () => {
    const told = story({ started: false })
    told.does(appoint('l1', 'organizer', { plays: 'p1' }))
    const override = 'nobody else is there'
    told.does({ kind: 'announce-event' }, { override })
    told.does({ kind: 'start-stage' }, { override })
    told.seats('p1 - p2', 'p3 - p4')
    return told
  }
  const enter = (told: Story, table: number) =>
    ({ kind: 'enter-result', match: told.matchAt(table).match, result: destroyed }) as const

  it('awaits the word of the opponent', () => {
    const told = leading()
    const { match } = told.matchAt(1)
    expect(told.facts(enter(told, 1), byLeader('l1'))).toEqual([
      { kind: 'result-entered', match, result: destroyed, awaits: 'p2' },
    ])
    expect(told.matchAt(1).awaits).toBe('p2')
  })

  it('awaits nobody in the matches of others, nor where another leader enters it', () => {
    const told = leading()
    told.does(enter(told, 2), byLeader('l1'))
    told.does(enter(told, 1), byLeader('l2', 'judge'))
    expect([1, 2].map((table) => told.matchAt(table).awaits)).toEqual([null, null])
  })

  it('knows a scorekeeper who plays by the player', () => {
    const told = leading()
    told.does(enter(told, 2), { by: { role: 'scorekeeper', player: id('p4') } })
    expect(told.matchAt(2).awaits).toBe('p3')
  })

  it('awaits nobody any more once somebody has amended it', () => {
    const told = leading()
    told.does(enter(told, 1), byLeader('l1'))
    const amend = { ...enter(told, 1), kind: 'amend-result', reason: 'as on the slip' } as const
    told.does(amend, byLeader('l2', 'judge'))
    expect(told.matchAt(1).awaits).toBe(null)
  })
})
