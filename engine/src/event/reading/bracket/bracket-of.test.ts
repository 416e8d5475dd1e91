import { describe, expect, it } from 'vitest'
import { bracketStory, firstWins, id, type Story } from '../../../../testing/story.ts'
import type { Result } from '../../../vocabulary/result.ts'
import type { Match } from '../../spine/state.ts'
import { matchesOf } from '../rounds.ts'
import { winnerOf } from '../scoring-of.ts'
import { bracketOf } from './bracket-of.ts'

const seedOf = (player: string | null) => (player === null ? null : Number(player.slice(1)))
const lastWins = (match: Match): Result => {
  const won = firstWins(match)
  return 'score' in won ? { ending: 'destruction', score: [won.score[1], won.score[0]] } : won
}
const bracket = (told: Story) => bracketOf(told.state(), 1)
const playOut = (told: Story, score?: (match: Match) => Result) => {
  for (let rounds = 0; bracket(told).next.length > 0; rounds++) {
    expect(rounds).toBeLessThan(7)
    told.playRound(score)
  }
}

describe('a bracket', () => {
  it.each(Array.from({ length: 32 }, (_, n) => n + 2))(
    '[XWEN-63] [XWEN-64] of %i entrants, never reseeded, has one champion',
    (entrants) => {
      for (const score of [firstWins, lastWins]) {
        const told = bracketStory(entrants)
        playOut(told, score)
        const { rounds, champion, isDecided, next } = bracket(told)
        expect(isDecided).toBe(true)
        expect(next).toEqual([])
        expect(rounds).toHaveLength(Math.ceil(Math.log2(entrants)))
        // Winner i meets winner m + 1 − i of the round before, whoever they are.
        rounds.slice(1).forEach((games, index) => {
          const winners = rounds[index]?.map(({ winner }) => winner) ?? []
          expect(games.map(({ slots }) => slots)).toEqual(
            games.map((_, game) => [winners[game], winners[winners.length - 1 - game]]),
          )
        })
        if (score === firstWins) expect(champion).toBe('p1')
        const lost = rounds
          .flat()
          .filter(({ match }) => match !== null)
          .flatMap(({ slots, winner }) => slots.filter((slot) => slot !== winner))
        expect(new Set(lost).size).toBe(entrants - 1)
        expect(lost).not.toContain(champion)
      }
    },
  )

  it('lets the two best seeds meet in the final only, if they win', () => {
    const told = bracketStory(8)
    playOut(told)
    const drawn = bracket(told).rounds.map((games) =>
      games.map(({ slots }) => slots.map(seedOf).join('–')),
    )
    expect(drawn).toEqual([['1–8', '2–7', '3–6', '4–5'], ['1–4', '2–3'], ['1–2']])
  })

  it('knows the round to come while the last one is played', () => {
    const told = bracketStory(4)
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    told.wins('p4')
    expect(bracket(told)).toMatchObject({
      next: [{ game: '1', slots: ['p4', null] }],
      champion: null,
      isDecided: false,
    })
  })
})

describe('winnerOf', () => {
  const final = () => {
    const told = bracketStory(2)
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    return told
  }
  it.each<readonly [Result, string | null]>([
    [{ ending: 'destruction', score: [100, 0] }, 'p1'],
    [{ ending: 'time', score: [10, 11] }, 'p2'],
    [{ ending: 'time', score: [60, 60], initiative: 'second' }, 'p2'],
    [{ ending: 'mutual-destruction', score: [100, 100], initiative: 'first' }, 'p1'],
    [{ ending: 'concession', by: 'first', score: [50, 0] }, 'p2'],
    [{ ending: 'no-show', by: 'second' }, 'p1'],
    [{ ending: 'match-loss', by: 'first' }, 'p2'],
    [{ ending: 'withdrawal', by: 'second' }, 'p1'],
    [{ ending: 'double-loss' }, null],
  ])('of %j is %s', (result, winner) => {
    const told = final()
    const match = told.matchAt(1)
    expect(winnerOf(told.state(), match)).toBeNull()
    expect(winnerOf(told.state(), { ...match, result })).toBe(winner)
  })
})

describe('withdrawals in a bracket', () => {
  const drop = (told: Story, name: string) =>
    told.does({ kind: 'drop-player', player: id(name), when: 'now' })

  it('between rounds: the opponent has a bye', () => {
    const told = bracketStory(4)
    told.playRound()
    drop(told, 'p2')
    told.does({ kind: 'pair-round' })
    const round = told.state().rounds.at(-1)
    expect(round).toMatchObject({
      matches: [],
      byes: [{ player: 'p1', kind: 'opponent-withdrew', game: '1' }],
    })
    told.does({ kind: 'publish-round' })
    told.does({ kind: 'close-round' })
    expect(bracket(told)).toMatchObject({ champion: 'p1', isDecided: true })
  })

  it('of all but one: that one is champion, with no further round to play', () => {
    const told = bracketStory(8, { regulation: 'x-wing/de' })
    told.playRound()
    for (const name of ['p2', 'p3']) drop(told, name)
    expect(bracket(told)).toMatchObject({ champion: null, isDecided: false })
    drop(told, 'p4')
    expect(bracket(told)).toMatchObject({ champion: 'p1', isDecided: true })
    expect(told.facts({ kind: 'finish-event' })).toMatchObject([
      {
        champion: 'p1',
        // In the semi-final p1 would have met p4; nobody was left for the other one.
        places: [
          { player: 'p1' },
          { player: 'p2' },
          { player: 'p3' },
          { player: 'p4' },
          {},
          {},
          {},
          {},
        ],
      },
    ])
  })

  it('of a finalist: the other one is champion, and the one who left second', () => {
    const told = bracketStory(4)
    told.playRound()
    drop(told, 'p1')
    expect(told.facts({ kind: 'finish-event' })).toMatchObject([
      {
        champion: 'p2',
        places: [
          { place: 1, player: 'p2' },
          { place: 2, player: 'p1' },
          { place: 3, player: 'p3' },
          { place: 4, player: 'p4' },
        ],
      },
    ])
  })

  it('of both in a running match: nobody comes through, the next opponent has a bye', () => {
    const told = bracketStory(4)
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    drop(told, 'p1')
    drop(told, 'p4')
    told.wins('p3')
    told.does({ kind: 'close-round' })
    told.does({ kind: 'pair-round' })
    expect(told.state().rounds.at(-1)?.byes).toEqual([
      { player: 'p3', kind: 'opponent-withdrew', game: '1' },
    ])
    told.does({ kind: 'publish-round' })
    told.does({ kind: 'close-round' })
    expect(bracket(told).champion).toBe('p3')
  })

  it('of both before their match: the game is empty, and so is the place after it', () => {
    const told = bracketStory(8)
    drop(told, 'p1')
    drop(told, 'p8')
    told.playRound()
    const first = bracket(told).rounds[0]?.[0]
    expect(first).toMatchObject({ match: null, winner: null, isDecided: true })
    told.does({ kind: 'pair-round' })
    const round = told.state().rounds.at(-1)
    expect(round?.byes).toEqual([{ player: 'p4', kind: 'opponent-withdrew', game: '1' }])
    expect(matchesOf(told.state(), round ?? expect.fail('no round'))).toHaveLength(1)
  })

  it('of everybody: no champion, and the event can still end', () => {
    const told = bracketStory(2)
    drop(told, 'p1')
    drop(told, 'p2')
    told.playRound()
    expect(bracket(told)).toMatchObject({ champion: null, isDecided: true })
    expect(told.facts({ kind: 'finish-event' })).toMatchObject([{ champion: 'p1' }])
  })

  it('of all seeds but one before the start: the one is champion without a round', () => {
    const stages = [
      { kind: 'swiss', rounds: 1, cut: null },
      { kind: 'elimination', rounds: null, cut: 2 },
    ] as const
    const told = bracketStory(2, { players: 2, structure: { kind: 'custom', stages } })
    told.does({ kind: 'undo', entry: told.entryOf('stage-started'), reason: 'p1 is leaving' })
    drop(told, 'p1')
    told.does({ kind: 'start-stage' })
    expect(bracket(told)).toMatchObject({ rounds: [], next: [], champion: 'p2', isDecided: true })
    expect(told.refuses({ kind: 'pair-round' })).toEqual({ code: 'no-further-round', planned: 0 })
    expect(told.facts({ kind: 'finish-event' })).toMatchObject([{ champion: 'p2' }])
  })
})
