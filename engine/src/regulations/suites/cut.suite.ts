import { describe, expect, it } from 'vitest'
import { pairedGames } from '../../../testing/bracket-games.ts'
import { playByHand } from '../../../testing/pairing/by-hand.ts'
import { type Story, story } from '../../../testing/story.ts'
import { type PlayerId, type StagePlan, stagesOf, standingsView } from '../../index.ts'
import { clause, type RuleId } from '../../vocabulary/rule.ts'
import type { Regulation } from '../regulation.ts'

const ranking = (event: Story): readonly PlayerId[] =>
  standingsView(event.state()).rows.map(({ player }) => player)

/** So many rounds have been played by so many, and the cut is to be made. */
const played = ({ id: regulation }: Regulation, players: number, rounds: number, cut: number) => {
  const structure = { kind: 'custom', stages: stagesOf(rounds, cut) } as const
  const event = story({ regulation, players, structure })
  for (let round = 1; round <= rounds; round++) event.playRound()
  return event
}

export const bestGoOn = (regulation: Regulation, rule: RuleId): void => {
  it.each([4, 8, 16, 32])(`[${rule}] the best %i of the ranking go on`, (size) => {
    const event = played(regulation, size + 2, 1, size)
    const best = ranking(event).slice(0, size)
    event.does({ kind: 'make-cut' })
    expect(event.state().cut?.seeds).toEqual(best)
    expect(regulation.cut.tieBreakers).toBeNull()
  })

  it(`[${rule}] after the set number of rounds, and all others are out`, () => {
    const structure = { kind: 'custom', stages: stagesOf(2, 4) } as const
    const event = story({ regulation: regulation.id, players: 6, structure })
    event.playRound()
    expect(event.refuses({ kind: 'make-cut' })).toEqual({ code: 'cut-not-due' })
    event.playRound()
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    const due = pairedGames(event).join(' ')
    const goOn = event.state().cut?.seeds ?? []
    expect(goOn).toHaveLength(4)
    for (const player of ranking(event)) expect(due.includes(player)).toBe(goOn.includes(player))
  })
}

/** Elimination or further Swiss rounds may follow a cut. */
export const furtherSwissRounds = (
  { id: regulation, structure }: Regulation,
  rule: RuleId,
  /** What a win is worth. */
  win: number,
): void => {
  it(`[${rule}] elimination or further Swiss rounds may follow it`, () => {
    expect(structure.afterCut).toEqual(clause(rule, ['elimination', 'swiss']))
    expect(structure.finals).toBe('elimination')
  })

  it.each([
    ['carry', [2 * win, win]],
    ['reset', [win, 0]],
  ] as const)(`[${rule}] points into further Swiss rounds: %s`, (afterCut, expected) => {
    const stages: readonly StagePlan[] = [
      { kind: 'swiss', rounds: 1, cut: null },
      { kind: 'swiss', rounds: 1, cut: 2 },
    ]
    const custom = { kind: 'custom', stages } as const
    const event = story({ regulation, players: 4, structure: custom, options: { afterCut } })
    event.playRound()
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    event.playRound()
    const best = standingsView(event.state()).rows.slice(0, 2)
    expect(best.map(({ tournamentPoints }) => tournamentPoints)).toEqual(expected)
  })
}

/**
 * A and B have two wins, C and D one, each with the better margin first. Then D beats A as told,
 * and B beats C: with the points of before A is still ahead of D, without them D is of A.
 */
export const marginsAfterACut = (
  { id: regulation }: Regulation,
  rule: RuleId,
  upset: `a ${number}-${number} d`,
): void => {
  it.each([
    ['carry', 'b a d c'],
    ['reset', 'b d a c'],
  ] as const)(`[${rule}] points and margins: %s`, (afterCut, expected) => {
    const stages: readonly StagePlan[] = [
      { kind: 'swiss', rounds: 2, cut: null },
      { kind: 'swiss', rounds: 1, cut: 4 },
    ]
    const event = story({
      regulation,
      players: ['a', 'b', 'c', 'd', 'w', 'x'],
      structure: { kind: 'custom', stages },
      options: { afterCut },
    })
    playByHand(event, 'a 100-0 w, b 100-50 x, c 100-10 d')
    playByHand(event, 'a 100-50 c, b 100-50 w, d 100-0 x')
    event.does({ kind: 'make-cut' })
    expect(event.state().stages).toHaveLength(1)
    event.does({ kind: 'start-stage' })
    expect(event.state().stages[1]).toMatchObject({
      plan: { kind: 'swiss', rounds: 1, cut: 4 },
      entrants: ['a', 'b', 'c', 'd'],
    })
    playByHand(event, `${upset}, b 100-20 c`)
    event.does({ kind: 'finish-event' })
    const places = event.state().finished?.places.map(({ player }) => player) ?? []
    expect(places.slice(0, 4).join(' ')).toBe(expected)
    expect(places.slice(4).toSorted()).toEqual(['w', 'x'])
  })
}

/** A place given up before the first match goes to the next in the ranking. */
export const placesGivenUp = (regulation: Regulation, rule: RuleId): void => {
  /** A cut to eight after one round of so many; players are told by their places. */
  const topEight = (players = 9) => {
    const event = played(regulation, players, 1, 8)
    const ranked = ranking(event)
    const at = (place: number) => ranked[place - 1] ?? expect.fail(`nobody at ${place}`)
    const name = (player: PlayerId) => `${ranked.indexOf(player) + 1}`
    event.does({ kind: 'make-cut' })
    return {
      event,
      at,
      decline: (place: number) => ({ kind: 'decline-place', player: at(place) }) as const,
      seeds: () => event.state().cut?.seeds.map(name).join(' '),
      paired: () => pairedGames(event, name),
    }
  }
  const moved = ['1 1-9', '2 2-8', '3 3-7', '4 4-5']

  it(`[${rule}] the sixth leaves, the ninth comes in as the lowest, all below move up`, () => {
    const { event, at, decline, seeds, paired } = topEight()
    expect(seeds()).toBe('1 2 3 4 5 6 7 8')
    const [fact] = event.facts(decline(6))
    expect(fact).toMatchObject({ kind: 'place-declined', player: at(6), replacement: at(9) })
    expect(seeds()).toBe('1 2 3 4 5 7 8 9')
    expect(event.state().players.get(at(6))?.status).toBe('dropped')
    event.does({ kind: 'start-stage' })
    expect(paired()).toEqual(moved)
  })

  it(`[${rule}] also when the games are published, as long as none has begun`, () => {
    const { event, decline, paired } = topEight()
    event.does({ kind: 'start-stage' })
    expect(paired()).toEqual(['1 1-8', '2 2-7', '3 3-6', '4 4-5'])
    event.does({ kind: 'publish-round' })
    event.does(decline(6))
    expect(paired()).toEqual(moved)
    expect(regulation.cut.replacement).toEqual(clause(rule, 'until-first-match'))
  })

  const going = {
    drop: (player: PlayerId) => ({ kind: 'drop-player', player, when: 'now' }) as const,
    disqualification: (player: PlayerId) =>
      ({ kind: 'disqualify-player', player, when: 'now', reason: 'conduct' }) as const,
  }
  const moments = ['before the stage starts', 'paired', 'published'] as const
  const reached = (event: Story, moment: (typeof moments)[number]) => {
    if (moment === 'before the stage starts') return
    event.does({ kind: 'start-stage' })
    event.does({ kind: 'pair-round' })
    if (moment === 'published') event.does({ kind: 'publish-round' })
  }

  describe.each(['drop', 'disqualification'] as const)('%s between cut and first match', (act) => {
    it.each(moments)(`[${rule}] %s: the next moves up as by declining`, (moment) => {
      const { event, at, seeds, paired } = topEight()
      reached(event, moment)
      expect(event.does(going[act](at(6)))).toEqual([
        { code: 'place-goes-to', player: at(9), rule },
      ])
      expect(seeds()).toBe('1 2 3 4 5 7 8 9')
      expect(event.state().players.get(at(6))?.status).toBe(
        act === 'drop' ? 'dropped' : 'disqualified',
      )
      if (moment === 'before the stage starts') event.does({ kind: 'start-stage' })
      expect(paired()).toEqual(moved)
    })

    it(`[${rule}] with nobody left the place stays empty, and that is told`, () => {
      const { event, at, paired } = topEight(8)
      expect(event.does(going[act](at(6)))).toEqual([
        { code: 'place-stays-empty', player: at(6), rule },
      ])
      event.does({ kind: 'start-stage' })
      expect(paired()).toEqual(['1 1', '2 2-8', '3 3-7', '4 4-5'])
    })
  })

  it(`[${rule}] who leaves after the round still plays it: nobody moves up`, () => {
    const { event, at, seeds } = topEight()
    reached(event, 'published')
    event.does({ ...going.drop(at(6)), when: 'after-round' })
    expect(seeds()).toBe('1 2 3 4 5 6 7 8')
    expect(event.matchOf(at(6)).result).toBeNull()
  })

  it(`[${rule}] a no-show entered before anybody has played: the place could go to the next`, () => {
    const { event, at } = topEight()
    reached(event, 'published')
    const { match, players } = event.matchOf(at(6))
    const by = players[0] === at(6) ? 'first' : 'second'
    const told = event.does({ kind: 'enter-result', match, result: { ending: 'no-show', by } })
    expect(told).toContainEqual({ code: 'place-left-empty', player: at(6), rule })
  })

  it.each(['clock', 'result', 'match'] as const)(`[${rule}] not after the first %s`, (sign) => {
    const { event, at, decline } = topEight()
    reached(event, 'published')
    if (sign === 'clock') event.does({ kind: 'start-clock' })
    else if (sign === 'match')
      event.does({ kind: 'start-match', match: event.matchOf(at(1)).match })
    else event.wins(at(1))
    expect(event.refuses(decline(6))).toEqual({ code: 'stage-running', stage: 2, rule })
    event.does(going.drop(at(6)))
    expect(event.matchOf(at(6)).result?.ending).toBe('withdrawal')
  })

  it(`[${rule}] who comes in may decline as well: the tenth then`, () => {
    const { event, decline, seeds } = topEight(10)
    event.does(decline(6))
    event.does(decline(9))
    expect(seeds()).toBe('1 2 3 4 5 7 8 10')
  })

  it.each(['drop', 'disqualification'] as const)(
    `[${rule}] who is gone by %s does not come in, the next one does`,
    (act) => {
      const { event, at, decline, seeds } = topEight(10)
      event.does(going[act](at(9)))
      const [fact] = event.facts(decline(6))
      expect(fact).toMatchObject({ kind: 'place-declined', replacement: at(10) })
      expect(seeds()).toBe('1 2 3 4 5 7 8 10')
    },
  )

  it(`[${rule}] with nobody left the place stays empty: a bye for the first seed`, () => {
    const { event, decline, seeds, paired } = topEight()
    event.does(decline(6))
    event.does(decline(9))
    expect(seeds()).toBe('1 2 3 4 5 7 8')
    event.does({ kind: 'start-stage' })
    expect(paired()).toEqual(['1 1', '2 2-8', '3 3-7', '4 4-5'])
  })
}
