import { describe, expect, it } from 'vitest'
import { bracketStory, id, type Story, story } from '../../../testing/story.ts'
import { type MatchId, matchId } from '../../vocabulary/ids.ts'
import type { Result } from '../../vocabulary/result.ts'
import { standingsOf } from '../reading/standings-of.ts'

const lost: Result = { ending: 'destruction', score: [0, 100] }
const amend = (match: MatchId, result: Result = lost, reason = 'mistyped') =>
  ({ kind: 'amend-result', match, result, reason }) as const

/** One round of two tables: p1 beat p2, p3 beat p4. */
const played = () => {
  const told = story()
  told.plays('p1 100-0 p2', 'p3 100-0 p4')
  return told
}
const matchOf = (told: Story, round: number, table: number): MatchId =>
  told.state().rounds[round - 1]?.matches[table - 1] ?? expect.fail('no match')

describe('amend-result', () => {
  it('corrects a result with its reason; the standings follow by themselves', () => {
    const told = played()
    const match = matchOf(told, 1, 1)
    const points = () =>
      standingsOf(told.state()).find(({ player }) => player === id('p2'))?.tournamentPoints
    expect(points()).toBe(0)
    expect(told.ask(amend(match, lost, ' mistyped '))).toEqual({
      granted: true,
      facts: [{ kind: 'result-amended', match, result: lost, reason: 'mistyped' }],
      warnings: [],
    })
    told.does(amend(match))
    expect(points()).toBe(5)
    expect(told.state().matches.get(match)?.revision).toBe(2)
  })

  it('may be given twice', () => {
    const told = played()
    told.does(amend(matchOf(told, 1, 1)))
    told.does(amend(matchOf(told, 1, 1), { ending: 'time', score: [20, 20] }))
    expect(told.state().matches.get(matchOf(told, 1, 1))).toMatchObject({
      result: { ending: 'time' },
      revision: 3,
    })
  })

  it('corrects a result while the round is still open', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    told.wins('p1')
    expect(told.facts(amend(matchOf(told, 1, 1)))).toHaveLength(1)
  })

  it('throws a pairing away that nobody has seen', () => {
    const told = played()
    told.does({ kind: 'pair-round' })
    const match = matchOf(told, 1, 1)
    expect(told.ask(amend(match))).toEqual({
      granted: true,
      facts: [
        { kind: 'round-unpaired', round: 2 },
        { kind: 'result-amended', match, result: lost, reason: 'mistyped' },
      ],
      warnings: [{ code: 'pairing-discarded', round: 2 }],
    })
  })

  it('leaves a published round as it is, and says so', () => {
    const told = played()
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    const rounds = told.state().rounds
    expect(told.does(amend(matchOf(told, 1, 1)))).toEqual([
      { code: 'next-round-already-paired', round: 2 },
    ])
    expect(told.state().rounds).toEqual(rounds)
  })

  it('says both where one round is out and the next one waits', () => {
    const told = played()
    told.playRound()
    told.does({ kind: 'pair-round' })
    expect(told.does(amend(matchOf(told, 1, 1)))).toEqual([
      { code: 'pairing-discarded', round: 3 },
      { code: 'next-round-already-paired', round: 2 },
    ])
  })

  it('refuses a match nobody knows', () => {
    const match = matchId('99-1')
    expect(played().refuses(amend(match))).toEqual({ code: 'unknown-match', match })
  })

  it('refuses where no result was entered', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    const { match } = told.matchAt(2)
    expect(told.refuses(amend(match))).toEqual({ code: 'result-not-entered', match, table: 2 })
  })

  it.each(['', ' \n'])('refuses without a reason: %j', (reason) => {
    const told = played()
    expect(told.refuses(amend(matchOf(told, 1, 1), lost, reason))).toEqual({
      code: 'reason-needed',
    })
  })

  it.each<readonly [Result, object]>([
    [
      { ending: 'time', score: [101, 0] },
      { code: 'score-out-of-range', score: 101, maximum: 100, rule: 'XWEN-49' },
    ],
    [
      { ending: 'double-loss' },
      { code: 'not-in-this-regulation', what: 'double-loss', regulation: 'x-wing/en-3.2' },
    ],
    [
      { ending: 'time', score: [50, 50], salvo: 'first' },
      { code: 'not-in-this-regulation', what: 'salvo', regulation: 'x-wing/en-3.2' },
    ],
    [
      { ending: 'time', score: [50, 50], initiative: 'first' },
      { code: 'initiative-not-needed', rule: 'XWEN-65' },
    ],
  ])('refuses what cannot be entered either: %j', (result, refusal) => {
    const told = played()
    expect(told.refuses(amend(matchOf(told, 1, 1), result))).toEqual(refusal)
  })
})

describe('amend-result in a bracket', () => {
  /** p1–p4 and p2–p3 are played, p1 and p2 have won. */
  const semifinals = () => {
    const told = bracketStory(4)
    told.playRound()
    return told
  }

  it('lets the other one move on while no later round is out', () => {
    const told = semifinals()
    told.does(amend(matchOf(told, 2, 1)))
    told.does({ kind: 'pair-round' })
    expect(told.matchAt(1).players).toEqual(['p4', 'p2'])
  })

  it('throws the next pairing away that nobody has seen', () => {
    const told = semifinals()
    told.does({ kind: 'pair-round' })
    expect(told.does(amend(matchOf(told, 2, 1)))).toEqual([{ code: 'pairing-discarded', round: 3 }])
    told.does({ kind: 'pair-round' })
    expect(told.matchAt(1).players).toEqual(['p4', 'p2'])
  })

  it('refuses another winner once the next round is published, whatever the reason', () => {
    const told = semifinals()
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    const match = matchOf(told, 2, 1)
    const refusal = { code: 'result-carried-on', match, table: 1 }
    expect(told.refuses(amend(match))).toEqual(refusal)
    expect(told.refuses(amend(match), { override: 'the marshal says so' })).toEqual(refusal)
  })

  it('refuses another winner also while the round after that waits to be published', () => {
    const told = bracketStory(8)
    told.playRound()
    told.playRound()
    told.does({ kind: 'pair-round' })
    const match = matchOf(told, 2, 1)
    expect(told.refuses(amend(match))).toEqual({ code: 'result-carried-on', match, table: 1 })
  })

  it('grants another score for the same winner, and says that play went on', () => {
    const told = semifinals()
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    const result: Result = { ending: 'time', score: [60, 30] }
    expect(told.does(amend(matchOf(told, 2, 1), result))).toEqual([
      { code: 'next-round-already-paired', round: 3 },
    ])
  })

  it('grants a Swiss result even now; the cut stays as it was made', () => {
    const told = semifinals()
    const seeds = told.state().cut?.seeds
    expect(told.does(amend(matchOf(told, 1, 1)))).toEqual([
      { code: 'next-round-already-paired', round: 2 },
    ])
    expect(told.state().cut?.seeds).toEqual(seeds)
  })
})

describe('amend-result after the cut', () => {
  const toTop2 = {
    kind: 'custom',
    stages: [
      { kind: 'swiss', rounds: 1, cut: null },
      { kind: 'elimination', rounds: null, cut: 2 },
    ],
  } as const
  const cut = () => {
    const told = story({ structure: toTop2 })
    told.plays('p1 100-0 p4', 'p2 100-10 p3')
    told.does({ kind: 'make-cut' })
    return told
  }
  const differs = { code: 'cut-would-differ', in: ['p4'], out: ['p1'] }

  it('says who would have gone on, and leaves the cut as it is', () => {
    const told = cut()
    expect(told.does(amend(matchOf(told, 1, 1)))).toEqual([differs])
    expect(told.state().cut?.seeds).toEqual(['p1', 'p2'])
  })

  it('also with the bracket under way, and one of those who went on gone', () => {
    const told = cut()
    told.does({ kind: 'start-stage' })
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    told.does({ kind: 'drop-player', player: id('p2'), when: 'now' })
    expect(told.does(amend(matchOf(told, 1, 1)))).toContainEqual(differs)
  })

  it('says nothing where the same would have gone on', () => {
    const told = cut()
    expect(told.does(amend(matchOf(told, 1, 1), { ending: 'time', score: [60, 30] }))).toEqual([])
  })
})
