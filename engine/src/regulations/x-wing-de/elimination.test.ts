import { describe, expect, it } from 'vitest'
import { playByHand } from '../../../testing/by-hand.ts'
import { bracketStory, id, names, type Setting, type Story, story } from '../../../testing/story.ts'
import type { Fact } from '../../event/spine/answers.ts'
import {
  bracketOf,
  bracketView,
  currentRound,
  matchesOf,
  type StagePlan,
  stagesOf,
  standingsView,
} from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingDe } from './regulation.ts'

const german = (setting: Setting = {}): Story => story({ regulation: 'x-wing/de', ...setting })

const bracketFor = (entrants: number, players = entrants): Story =>
  bracketStory(entrants, { regulation: 'x-wing/de', players })

/** Who meets whom in the open round, by the numbers of the games: `1 p1-p8`. */
const games = (event: Story): readonly string[] => {
  const round = currentRound(event.state()) ?? expect.fail('no round')
  const matches = matchesOf(event.state(), round).map(
    ({ game, players }) => `${game} ${players.join('-')}`,
  )
  const byes = round.byes.map(({ game, player }) => `${game} ${player}`)
  return [...matches, ...byes].toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
}

const paired = (event: Story): readonly string[] => {
  event.does({ kind: 'pair-round' })
  return games(event)
}

/** Publishes the paired round, lets these win and closes it. */
const won = (event: Story, ...winners: readonly string[]): void => {
  event.does({ kind: 'publish-round' })
  for (const winner of winners) event.wins(winner)
  event.does({ kind: 'close-round' })
}

/** Nine players after one round, ranked p1 to p9; the best eight go on. */
const topEight = (): Story => {
  const event = german({
    players: 9,
    structure: { kind: 'custom', stages: stagesOf(1, 8) },
  })
  playByHand(event, 'p1 100-0 p9, p2 100-10 p8, p3 100-20 p7, p4 100-30 p6, p5 bye')
  event.does({ kind: 'make-cut' })
  return event
}

describe('a place given up after the cut', () => {
  const moved = ['1 p1-p9', '2 p2-p8', '3 p3-p7', '4 p4-p5']

  it('[XWDE-74] the sixth leaves, the ninth comes in as the lowest, all below move up', () => {
    const event = topEight()
    expect(event.state().cut?.seeds).toEqual(names(8))
    const facts = event.facts({ kind: 'decline-place', player: id('p6') })
    const seeds = ['p1', 'p2', 'p3', 'p4', 'p5', 'p7', 'p8', 'p9']
    expect(facts[0]).toEqual({ kind: 'place-declined', player: 'p6', replacement: 'p9', seeds })
    expect(event.state().players.get(id('p6'))?.status).toBe('dropped')
    event.does({ kind: 'start-stage' })
    expect(paired(event)).toEqual(moved)
  })

  it('[XWDE-74] also when the games are published, as long as none has begun', () => {
    const event = topEight()
    event.does({ kind: 'start-stage' })
    expect(paired(event)).toEqual(['1 p1-p8', '2 p2-p7', '3 p3-p6', '4 p4-p5'])
    event.does({ kind: 'publish-round' })
    event.does({ kind: 'decline-place', player: id('p6') })
    expect(paired(event)).toEqual(moved)
    expect(xWingDe.cut.replacement).toEqual(clause('XWDE-74', 'until-first-match'))
  })

  it.each(['clock', 'result'] as const)('[XWDE-74] not after the first %s', (sign) => {
    const event = topEight()
    event.does({ kind: 'start-stage' })
    paired(event)
    event.does({ kind: 'publish-round' })
    if (sign === 'clock') event.does({ kind: 'start-clock' })
    else event.wins('p1')
    expect(event.refuses({ kind: 'decline-place', player: id('p6') })).toEqual({
      code: 'stage-running',
      stage: 2,
      rule: 'XWDE-74',
    })
  })

  it('[XWDE-74] who declines to come in makes way for the next; without one it is a bye', () => {
    const event = topEight()
    event.does({ kind: 'decline-place', player: id('p6') })
    event.does({ kind: 'decline-place', player: id('p9') })
    expect(event.state().cut?.seeds).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p7', 'p8'])
    event.does({ kind: 'start-stage' })
    expect(paired(event)).toEqual(['1 p1', '2 p2-p8', '3 p3-p7', '4 p4-p5'])
  })

  it('[XWDE-74] into further Swiss rounds as well', () => {
    const stages: readonly StagePlan[] = [
      { kind: 'swiss', rounds: 1, cut: null },
      { kind: 'swiss', rounds: 1, cut: 2 },
    ]
    const event = german({ players: 4, structure: { kind: 'custom', stages } })
    playByHand(event, 'p1 100-0 p4, p2 100-10 p3')
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    paired(event)
    event.does({ kind: 'decline-place', player: id('p1') })
    event.does({ kind: 'pair-round' })
    expect([...event.matchAt(1).players].sort()).toEqual(['p2', 'p3'])
  })
})

describe('the bracket', () => {
  it('[XWDE-75] by place in the ranking, not by strength of schedule', () => {
    // The second of the ranking has the weakest schedule of the four.
    const event = german({
      players: ['a', 'b', 'c', 'd'],
      structure: { kind: 'custom', stages: stagesOf(2, 4) },
    })
    playByHand(event, 'a 100-0 c, b 100-0 d')
    playByHand(event, 'a 100-90 b, d 100-0 c')
    const rows = standingsView(event.state()).rows
    expect(rows.map(({ player, strengthOfSchedule }) => [player, strengthOfSchedule])).toEqual([
      ['a', '1/4'],
      ['b', '3/4'],
      ['d', '1/4'],
      ['c', '3/4'],
    ])
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    expect(paired(event)).toEqual(['1 a-c', '2 b-d'])
    expect(xWingDe.cut.seeding).toEqual(clause('XWDE-75', 'by-standings'))
    expect(xWingDe.cut.tieBreakers).toBeNull()
  })

  it.each([
    [4, ['1-4', '2-3']],
    [8, ['1-8', '2-7', '3-6', '4-5']],
    [16, ['1-16', '2-15', '3-14', '4-13', '5-12', '6-11', '7-10', '8-9']],
    [32, Array.from({ length: 16 }, (_, i) => `${i + 1}-${32 - i}`)],
  ])('[XWDE-75] of %i: the first against the last is game 1', (size, first) => {
    expect(paired(bracketFor(size))).toEqual(
      first.map((pair, index) => {
        const [a, b] = pair.split('-')
        return `${index + 1} p${a}-p${b}`
      }),
    )
  })

  it.each([4, 8, 16, 32])('[XWDE-76] of %i: winners by the numbers of their games', (size) => {
    const event = bracketFor(size)
    let before: readonly string[] = []
    for (let count = size / 2; count >= 1; count /= 2) {
      const due = paired(event)
      if (before.length > 0) {
        const met = due.map((_, i) => `${i + 1} ${before[i]}-${before[2 * count - 1 - i]}`)
        expect(due).toEqual(met)
      }
      // Every third game brings an upset: a bracket that reseeds would then differ.
      before = due.map((game, index) => game.split(/[ -]/)[index % 3 === 0 ? 2 : 1] ?? '')
      won(event, ...before)
    }
    expect(bracketView(event.state())?.champion).toBe(before[0])
    expect(xWingDe.elimination.bracket).toEqual(clause('XWDE-76', 'by-game-number'))
  })

  it('[XWDE-79] who loses is out, the last one left is champion', () => {
    const event = bracketFor(4, 6)
    paired(event)
    won(event, 'p4', 'p2')
    expect(event.refuses({ kind: 'finish-event' })).toEqual({ code: 'stage-running', stage: 2 })
    expect(paired(event)).toEqual(['1 p4-p2'])
    won(event, 'p2')
    expect(event.refuses({ kind: 'pair-round' })).toMatchObject({ code: 'no-further-round' })
    event.does({ kind: 'finish-event' })
    const places = ['p2', 'p4', 'p1', 'p3', 'p5', 'p6']
    expect(event.state().finished).toMatchObject({
      champion: 'p2',
      places: places.map((player, index) => ({ place: index + 1, player })),
    })
    expect(xWingDe.elimination.champion).toEqual(clause('XWDE-79', 'last-player-left'))
  })
})

describe('who leaves during elimination', () => {
  it('[XWDE-78] in a round: the opponent has a bye for it', () => {
    const event = bracketFor(4)
    paired(event)
    event.does({ kind: 'publish-round' })
    event.wins('p1')
    event.does({ kind: 'drop-player', player: id('p2'), when: 'now' })
    expect(event.matchOf('p3').result).toEqual({ ending: 'withdrawal', by: 'first' })
    event.does({ kind: 'close-round' })
    expect(paired(event)).toEqual(['1 p1-p3'])
  })

  it('[XWDE-78] between rounds: the next opponent has', () => {
    const event = bracketFor(8)
    paired(event)
    won(event, 'p1', 'p2', 'p3', 'p4')
    event.does({ kind: 'drop-player', player: id('p4'), when: 'now' })
    expect(paired(event)).toEqual(['1 p1', '2 p2-p3'])
    expect(currentRound(event.state())?.byes).toEqual([
      { player: 'p1', kind: 'opponent-withdrew', game: '1' },
    ])
    won(event, 'p2')
    expect(paired(event)).toEqual(['1 p1-p2'])
    expect(xWingDe.elimination.withdrawal).toEqual(clause('XWDE-78', 'opponent-moves-on'))
  })
})

describe('an event that begins with elimination', () => {
  const structure = {
    kind: 'custom',
    stages: [{ kind: 'elimination', rounds: null, cut: null }],
  } as const
  const start = { kind: 'start-stage' } as const

  it.each([
    [5, 3, 1, 4],
    [6, 2, 2, 4],
    [7, 1, 3, 4],
    [9, 7, 1, 8],
    [13, 3, 5, 8],
    [16, 0, 8, 8],
    [17, 15, 1, 16],
    [31, 1, 15, 16],
  ])('[XWDE-77] of %i: %i byes, %i pairs, %i numbers', (players, byes, pairs, slots) => {
    const event = german({ players, structure })
    event.does({ kind: 'pair-round' })
    const round = currentRound(event.state()) ?? expect.fail('no round')
    expect([round.byes.length, round.matches.length]).toEqual([byes, pairs])
    const numbers = games(event).map((game) => Number.parseInt(game, 10))
    expect(numbers).toEqual(Array.from({ length: slots }, (_, index) => index + 1))
    expect(xWingDe.structure.firstStage).toEqual(clause('XWDE-77', ['swiss', 'elimination']))
  })

  it('[XWDE-77] byes, pairs and numbers are drawn by lot', () => {
    const event = german({ players: 5, structure, started: false })
    event.does({ kind: 'announce-event' })
    const drawn = Array.from({ length: 80 }, (_, index) => {
      const decision = event.ask(start, { entropy: `lot-${index}` })
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

  it('[XWDE-77] then the winners and those who sat out go by their numbers', () => {
    const event = german({ players: 13, structure })
    let due = paired(event)
    let before: readonly string[] = []
    while (due.length > 0) {
      before = due.map((game) => game.split(/[ -]/).at(-1) ?? '')
      won(event, ...before.filter((_, index) => due[index]?.includes('-')))
      if (due.length === 1) break
      const half = due.length / 2
      due = paired(event)
      expect(due).toEqual(
        Array.from({ length: half }, (_, i) => {
          return `${i + 1} ${before[i]}-${before[2 * half - 1 - i]}`
        }),
      )
    }
    expect(bracketOf(event.state(), 0).champion).toBe(before[0])
  })
})
