import { expect, it } from 'vitest'
import { gamesOf, pairedGames, roundWonBy } from '../../../testing/bracket-games.ts'
import { story } from '../../../testing/story.ts'
import {
  bracketOf,
  bracketView,
  currentRound,
  type Fact,
  type PlayerId,
  type StagePlan,
  stagesOf,
  standingsView,
} from '../../index.ts'
import { clause, type RuleId } from '../../vocabulary/rule.ts'
import type { Regulation } from '../regulation.ts'

/** The bracket after a cut to so many; players are told by their seeds. */
const bracketFor = ({ id: regulation }: Regulation, size: number, players = size) => {
  const structure = { kind: 'custom', stages: stagesOf(1, size) } as const
  const event = story({ regulation, players, structure })
  event.playRound()
  event.does({ kind: 'make-cut' })
  event.does({ kind: 'start-stage' })
  const entrants = event.state().stages[1]?.entrants ?? []
  const seed = (player: PlayerId) => `${entrants.indexOf(player) + 1}`
  const at = (place: number) => entrants[place - 1] ?? expect.fail(`no seed ${place}`)
  return {
    event,
    at,
    seed,
    paired: () => pairedGames(event, seed),
    won: (...seeds: readonly number[]) => roundWonBy(event, ...seeds.map(at)),
  }
}

const sizes = [4, 8, 16, 32]

export const bestAgainstLast = (regulation: Regulation, rule: RuleId): void => {
  it.each(sizes)(`[${rule}] of %i: the first against the last is game 1`, (size) => {
    const { paired } = bracketFor(regulation, size)
    const pairs = Array.from({ length: size / 2 }, (_, i) => `${i + 1} ${i + 1}-${size - i}`)
    expect(paired()).toEqual(pairs)
    expect(regulation.cut.seeding).toEqual(clause(rule, 'by-standings'))
  })
}

export const winnersByGameNumber = (regulation: Regulation, rule: RuleId): void => {
  it.each(sizes)(`[${rule}] of %i: winners by the numbers of their games`, (size) => {
    const { event, at, paired, won } = bracketFor(regulation, size)
    let before: readonly number[] = []
    for (let count = size / 2; count >= 1; count /= 2) {
      const due = paired()
      if (before.length > 0) {
        const met = due.map((_, i) => `${i + 1} ${before[i]}-${before[2 * count - 1 - i]}`)
        expect(due).toEqual(met)
      }
      // Every third game brings an upset: a bracket that reseeds would then differ.
      before = due.map((game, index) => Number(game.split(/[ -]/)[index % 3 === 0 ? 2 : 1]))
      won(...before)
    }
    expect(bracketView(event.state())?.champion).toBe(at(before[0] ?? 0))
    expect(regulation.elimination.bracket).toEqual(clause(rule, 'by-game-number'))
  })

  it(`[${rule}] it is not reseeded: the winner of 1 and 8 meets the winner of 4 and 5`, () => {
    const { event, paired, won } = bracketFor(regulation, 8)
    paired()
    won(8, 7, 3, 4)
    // Reseeded, 3 would meet 8 and 4 would meet 7.
    expect(paired()).toEqual(['1 8-4', '2 7-3'])
    expect([event.matchAt(1).reason, event.matchAt(2).reason]).toEqual([
      { kind: 'bracket', from: ['1', '4'] },
      { kind: 'bracket', from: ['2', '3'] },
    ])
  })
}

export const lastOneLeft = (regulation: Regulation, rule: RuleId): void => {
  it(`[${rule}] who loses is out, the last one left is champion`, () => {
    const { event, at, seed, paired, won } = bracketFor(regulation, 4, 6)
    paired()
    won(4, 2)
    expect(event.refuses({ kind: 'finish-event' })).toEqual({ code: 'stage-running', stage: 2 })
    expect(paired()).toEqual(['1 4-2'])
    won(2)
    expect(event.refuses({ kind: 'pair-round' })).toEqual({ code: 'no-further-round', planned: 2 })
    event.does({ kind: 'finish-event' })
    const { champion, places } = event.state().finished ?? expect.fail('not finished')
    expect(champion).toBe(at(2))
    expect(places.slice(0, 4)).toMatchObject(
      [2, 4, 1, 3].map((best, index) => ({ place: index + 1, player: at(best) })),
    )
    const others = standingsView(event.state()).rows.filter(({ player }) => seed(player) === '0')
    expect(places.slice(4)).toMatchObject(
      others.map(({ player }, index) => ({ place: index + 5, player })),
    )
    expect(others).toHaveLength(2)
    expect(regulation.elimination.champion).toEqual(clause(rule, 'last-player-left'))
  })
}

/** The bracket was announced, but nobody is there to play it against. */
export const oneLeftForTheBracket = ({ id: regulation }: Regulation, rule: RuleId): void => {
  it(`[${rule}] who alone is left to play the bracket has won it, whoever led and went`, () => {
    const structure = { kind: 'custom', stages: stagesOf(1, 4) } as const
    const event = story({ regulation, players: 4, structure })
    event.playRound()
    const ranked = standingsView(event.state()).rows.map(({ player }) => player)
    const last = ranked.at(-1)
    for (const player of ranked.slice(0, -1)) {
      event.does({ kind: 'drop-player', player, when: 'now' })
    }
    expect(event.refuses({ kind: 'make-cut' }).code).toBe('too-few-players')
    event.does({ kind: 'finish-event' })
    const { champion, places } = event.state().finished ?? expect.fail('not finished')
    expect(champion).toBe(last)
    expect(places.map(({ player }) => player)).toEqual([last, ...ranked.slice(0, -1)])
  })
}

export const opponentMovesOn = (regulation: Regulation, rule: RuleId): void => {
  const drop = (player: PlayerId) => ({ kind: 'drop-player', player, when: 'now' }) as const

  it(`[${rule}] who leaves in a round: the opponent has a bye for it`, () => {
    const { event, at, paired } = bracketFor(regulation, 4)
    paired()
    event.does({ kind: 'publish-round' })
    event.wins(at(1))
    event.does(drop(at(2)))
    expect(event.matchOf(at(3)).result).toEqual({ ending: 'withdrawal', by: 'first' })
    event.does({ kind: 'close-round' })
    expect(paired()).toEqual(['1 1-3'])
  })

  it(`[${rule}] who leaves between rounds: the next opponent has`, () => {
    const { event, at, paired, won } = bracketFor(regulation, 8)
    paired()
    won(1, 2, 3, 4)
    event.does(drop(at(4)))
    expect(paired()).toEqual(['1 1', '2 2-3'])
    expect(currentRound(event.state())?.byes).toEqual([
      { player: at(1), kind: 'opponent-withdrew', game: '1' },
    ])
    won(2)
    expect(paired()).toEqual(['1 1-2'])
    expect(regulation.elimination.withdrawal).toEqual(clause(rule, 'opponent-moves-on'))
  })
}

/** An event that begins with elimination: byes, pairs and numbers by lot. */
export const eliminationFromTheStart = (
  { id: regulation, structure: clauses }: Regulation,
  rule: RuleId,
): void => {
  const stages: readonly StagePlan[] = [{ kind: 'elimination', rounds: null, cut: null }]
  const structure = { kind: 'custom', stages } as const

  it.each([
    [5, 3, 1, 4],
    [6, 2, 2, 4],
    [7, 1, 3, 4],
    [8, 0, 4, 4],
    [9, 7, 1, 8],
    [11, 5, 3, 8],
    [13, 3, 5, 8],
    [16, 0, 8, 8],
    [17, 15, 1, 16],
    [31, 1, 15, 16],
  ])(`[${rule}] of %i: %i byes, %i pairs, %i numbers`, (players, byes, pairs, slots) => {
    const event = story({ regulation, players, structure })
    event.does({ kind: 'pair-round' })
    const round = currentRound(event.state()) ?? expect.fail('no round')
    expect([round.byes.length, round.matches.length]).toEqual([byes, pairs])
    const numbers = gamesOf(event).map((game) => Number.parseInt(game, 10))
    expect(numbers).toEqual(Array.from({ length: slots }, (_, index) => index + 1))
    expect(clauses.firstStage).toEqual(clause(rule, ['swiss', 'elimination']))
  })

  it(`[${rule}] byes, pairs and numbers are drawn by lot`, () => {
    const event = story({ regulation, players: 5, structure, started: false })
    event.does({ kind: 'announce-event' })
    const drawn = Array.from({ length: 80 }, (_, index) => {
      const decision = event.ask({ kind: 'start-stage' }, { entropy: `lot-${index}` })
      const facts: readonly Fact[] = decision.granted ? decision.facts : []
      const places = facts.flatMap((fact) =>
        fact.kind === 'stage-started' ? (fact.places ?? []) : [],
      )
      const slots = places.slice(0, 4).map((one, i) => [one, places[7 - i]])
      const game = slots.findIndex((pair) => !pair.includes(null))
      return { game, pair: [...(slots[game] ?? [])].sort().join('-') }
    })
    expect(new Set(drawn.map(({ game }) => game)).size).toBe(4)
    expect(new Set(drawn.map(({ pair }) => pair)).size).toBe(10)
  })

  it(`[${rule}] then the winners and those who sat out go by their numbers`, () => {
    const event = story({ regulation, players: 13, structure })
    let due = pairedGames(event)
    let before: readonly string[] = []
    while (due.length > 0) {
      before = due.map((game) => game.split(/[ -]/).at(-1) ?? '')
      roundWonBy(event, ...before.filter((_, index) => due[index]?.includes('-')))
      if (due.length === 1) break
      const half = due.length / 2
      due = pairedGames(event)
      expect(due).toEqual(
        Array.from({ length: half }, (_, i) => `${i + 1} ${before[i]}-${before[2 * half - 1 - i]}`),
      )
    }
    expect(bracketOf(event.state(), 0).champion).toBe(before[0])
  })
}
