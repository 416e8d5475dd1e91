import { describe, expect, it } from 'vitest'
import { asPlayer } from '../../../testing/matters.ts'
import { rowOf } from '../../../testing/standing-row.ts'
import { bracketStory, id, story } from '../../../testing/story.ts'
import { standingsOf } from '../reading/standings-of.ts'

const drop = (name: string, when: 'now' | 'after-round' = 'now') =>
  ({ kind: 'drop-player', player: id(name), when }) as const

describe('drop-player', () => {
  it('between rounds: the last round was the last', () => {
    const told = story()
    told.playRound()
    expect(told.ask(drop('p2'))).toEqual({
      granted: true,
      facts: [{ kind: 'player-dropped', player: 'p2', after: 1 }],
      warnings: [],
    })
    told.does(drop('p2'))
    expect(told.state().players.get(id('p2'))).toMatchObject({ status: 'dropped', lastRound: 1 })
    expect(standingsOf(told.state()).map(({ player }) => player)).toContain('p2')
  })

  it('before round 1: without a line in the standings', () => {
    for (const started of [true, false]) {
      const told = story({ started })
      expect(told.facts(drop('p2'))).toEqual([{ kind: 'player-dropped', player: 'p2', after: 0 }])
      expect(standingsOf(told.state()).map(({ player }) => player)).not.toContain('p2')
    }
  })

  it('who never checked in leaves without a line, however late', () => {
    const told = story({ started: false })
    told.does({ kind: 'register-player', player: id('ada') })
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    told.playRound()
    expect(told.facts(drop('ada'))).toEqual([{ kind: 'player-dropped', player: 'ada', after: 0 }])
    expect(standingsOf(told.state())).toHaveLength(4)
  })

  it('now, in a running match: concedes it in the Swiss rounds', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    const { match } = told.matchAt(1)
    expect(told.facts(drop('p2'))).toEqual([
      {
        kind: 'result-entered',
        match,
        result: { ending: 'concession', by: 'second', score: [0, 0] },
      },
      { kind: 'player-dropped', player: 'p2', after: 1 },
    ])
    expect(told.facts(drop('p3'))).toMatchObject([{ result: { by: 'first' } }, { after: 1 }])
  })

  it('with what stands on the table: the one who leaves keeps what was scored', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    expect(told.ask({ ...drop('p2'), score: [20, 55] })).toMatchObject({
      facts: [{ result: { ending: 'concession', by: 'second', score: [20, 55] } }, {}],
      warnings: [],
    })
    told.does({ ...drop('p2'), score: [20, 55] })
    const [first] = standingsOf(told.state())
    expect(first).toMatchObject({ player: 'p1', tournamentPoints: 5 })
    expect(rowOf(told, 'p1').marginOfVictory).toBe(145)
    expect(rowOf(told, 'p2').marginOfVictory).toBe(55)
  })

  it('without it nothing was scored, and that is told', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    expect(told.does(drop('p2'))).toEqual([
      { code: 'score-assumed', table: 1, score: [0, 0], rule: 'XWEN-48' },
    ])
  })

  it('refuses a score that cannot be, and one that the leaving player claims', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    expect(told.refuses({ ...drop('p2'), score: [101, 0] })).toMatchObject({
      code: 'score-out-of-range',
    })
    expect(told.refuses({ ...drop('p2'), score: [0, 100] })).toMatchObject({
      code: 'score-not-below-full',
    })
    expect(told.refuses({ ...drop('p2'), score: [0, 99] }, asPlayer('p2'))).toMatchObject({
      code: 'not-allowed',
    })
  })

  it('refuses a score where none counts', () => {
    const scored = { score: [20, 55] } as const
    const needless = { code: 'score-not-needed', player: 'p2' }
    expect(story().refuses({ ...drop('p2'), ...scored })).toEqual(needless)
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    expect(told.refuses({ ...drop('p2', 'after-round'), ...scored })).toEqual(needless)
    told.wins('p1')
    expect(told.refuses({ ...drop('p2'), ...scored })).toEqual(needless)
    const armies = story({ regulation: 'imperial-assault/de-2.2.1' })
    armies.seats('p1 - p2', 'p3 - p4')
    expect(armies.refuses({ ...drop('p2'), ...scored })).toEqual(needless)
    const seeded = bracketStory(4, { regulation: 'x-wing/de', players: 8 })
    expect(seeded.refuses({ ...drop('p2'), ...scored })).toEqual(needless)
    seeded.does({ kind: 'pair-round' })
    seeded.does({ kind: 'publish-round' })
    seeded.does({ kind: 'start-clock' })
    expect(seeded.refuses({ ...drop('p2'), ...scored })).toEqual(needless)
  })

  it('now, in a running match: withdraws in the bracket, and the other one moves on', () => {
    const told = bracketStory(4)
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    const { match } = told.matchOf('p4')
    expect(told.facts(drop('p4'))).toEqual([
      { kind: 'result-entered', match, result: { ending: 'withdrawal', by: 'second' } },
      { kind: 'player-dropped', player: 'p4', after: 2 },
    ])
    told.wins('p2')
    told.does({ kind: 'close-round' })
    told.does({ kind: 'pair-round' })
    expect(told.matchAt(1).players).toEqual(['p1', 'p2'])
  })

  it('now, with the match over or a bye: nothing is taken back', () => {
    const told = story({ players: 3 })
    told.seats('p1 - p2', 'p3 bye')
    told.wins('p1')
    expect(told.facts(drop('p2'))).toEqual([{ kind: 'player-dropped', player: 'p2', after: 1 }])
    expect(told.facts(drop('p3'))).toEqual([{ kind: 'player-dropped', player: 'p3', after: 1 }])
  })

  it('after the round: the running match is still played', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    expect(told.facts(drop('p2', 'after-round'))).toEqual([
      { kind: 'player-dropped', player: 'p2', after: 1 },
    ])
    told.wins('p2')
    expect(told.state().matches.get(told.matchAt(1).match)?.result).not.toBeNull()
  })

  it.each(['now', 'after-round'] as const)('%s: throws away a pairing nobody has seen', (when) => {
    const told = story()
    told.playRound()
    told.does({ kind: 'pair-round' })
    expect(told.ask(drop('p2', when))).toEqual({
      granted: true,
      facts: [
        { kind: 'round-unpaired', round: 2 },
        { kind: 'player-dropped', player: 'p2', after: 1 },
      ],
      warnings: [{ code: 'pairing-discarded', round: 2 }],
    })
  })

  it('is a player’s own to say', () => {
    const told = story()
    expect(told.ask(drop('p1'), asPlayer('p1'))).toMatchObject({ granted: true })
    expect(told.refuses(drop('p2'), asPlayer('p1'))).toEqual({
      code: 'not-allowed',
      role: 'player',
      command: 'drop-player',
    })
  })

  it('between the cut and its first match: the next moves up, as by declining the place', () => {
    const told = bracketStory(4, { regulation: 'x-wing/de', players: 8 })
    const seeds = ['p1', 'p3', 'p4', 'p5']
    expect(told.ask(drop('p2'))).toEqual({
      granted: true,
      facts: [
        { kind: 'place-declined', player: 'p2', replacement: 'p5', seeds },
        { kind: 'player-dropped', player: 'p2', after: 1 },
      ],
      warnings: [{ code: 'place-goes-to', player: 'p5', rule: 'XWDE-74' }],
    })
    told.does(drop('p2'))
    expect(told.state().cut?.seeds).toEqual(seeds)
  })

  it('with the first match begun, or nobody to move up: nothing is left to fill', () => {
    const begun = bracketStory(4, { regulation: 'x-wing/de', players: 8 })
    begun.does({ kind: 'pair-round' })
    begun.does({ kind: 'publish-round' })
    begun.does({ kind: 'start-clock' })
    expect(begun.does(drop('p2'))).toEqual([])
    const all = bracketStory(4, { regulation: 'x-wing/de' })
    expect(all.does(drop('p2'))).toEqual([
      { code: 'place-stays-empty', player: 'p2', rule: 'XWDE-74' },
    ])
    const seeded = bracketStory(4, { players: 8 })
    expect(seeded.does(drop('p2'))).toEqual([])
  })

  it('refuses a player nobody knows', () => {
    expect(story().refuses(drop('p9'))).toEqual({ code: 'unknown-player', player: 'p9' })
  })

  it('refuses who has left already', () => {
    const told = story()
    told.does(drop('p1'))
    told.does({ kind: 'disqualify-player', player: id('p2'), when: 'now', reason: 'conduct' })
    expect(told.refuses(drop('p1'))).toEqual({ code: 'not-active', player: 'p1' })
    expect(told.refuses(drop('p2'))).toEqual({ code: 'not-active', player: 'p2' })
  })
})
