import { describe, expect, it } from 'vitest'
import { playByHand } from '../../../testing/by-hand.ts'
import { bracketStory, id, names, type Setting, type Story, story } from '../../../testing/story.ts'
import type { Fact } from '../../event/spine/answers.ts'
import {
  bracketOf,
  bracketView,
  currentRound,
  matchesOf,
  stagesOf,
  standingsView,
} from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingPl } from './regulation.ts'

const polish = (setting: Setting = {}): Story => story({ regulation: 'x-wing/pl', ...setting })

const bracketFor = (entrants: number, players = entrants): Story =>
  bracketStory(entrants, { regulation: 'x-wing/pl', players })

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
  const event = polish({
    players: 9,
    structure: { kind: 'custom', stages: stagesOf(1, 8) },
  })
  playByHand(event, 'p1 100-0 p9, p2 100-10 p8, p3 100-20 p7, p4 100-30 p6, p5 bye')
  event.does({ kind: 'make-cut' })
  return event
}

describe('the cut', () => {
  it.each([4, 8, 16, 32])('[XWPL-56] the best %i of the ranking go on', (size) => {
    const event = polish({
      players: size + 2,
      structure: { kind: 'custom', stages: stagesOf(1, size) },
    })
    event.playRound()
    const best = standingsView(event.state()).rows.slice(0, size)
    event.does({ kind: 'make-cut' })
    expect(event.state().cut?.seeds).toEqual(best.map(({ player }) => player))
  })

  it('[XWPL-56] after the set number of rounds, and all others are out', () => {
    const event = polish({ players: 6, structure: { kind: 'custom', stages: stagesOf(2, 4) } })
    event.playRound()
    expect(event.refuses({ kind: 'make-cut' })).toEqual({ code: 'cut-not-due' })
    event.playRound()
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    const players = paired(event).join(' ')
    const out = names(6).filter((name) => event.state().cut?.seeds.includes(id(name)) === false)
    expect(out).toHaveLength(2)
    for (const name of out) expect(players).not.toContain(name)
  })
})

describe('a place given up after the cut', () => {
  const moved = ['1 p1-p9', '2 p2-p8', '3 p3-p7', '4 p4-p5']

  it('[XWPL-56] the sixth leaves, the ninth comes in as the lowest, all below move up', () => {
    const event = topEight()
    expect(event.state().cut?.seeds).toEqual(names(8))
    const facts = event.facts({ kind: 'decline-place', player: id('p6') })
    const seeds = ['p1', 'p2', 'p3', 'p4', 'p5', 'p7', 'p8', 'p9']
    expect(facts[0]).toEqual({ kind: 'place-declined', player: 'p6', replacement: 'p9', seeds })
    expect(event.state().players.get(id('p6'))?.status).toBe('dropped')
    event.does({ kind: 'start-stage' })
    expect(paired(event)).toEqual(moved)
  })

  it('[XWPL-56] also when the games are published, as long as none has begun', () => {
    const event = topEight()
    event.does({ kind: 'start-stage' })
    expect(paired(event)).toEqual(['1 p1-p8', '2 p2-p7', '3 p3-p6', '4 p4-p5'])
    event.does({ kind: 'publish-round' })
    event.does({ kind: 'decline-place', player: id('p6') })
    expect(paired(event)).toEqual(moved)
    expect(xWingPl.cut.replacement).toEqual(clause('XWPL-56', 'until-first-match'))
  })

  it.each(['clock', 'result'] as const)('[XWPL-56] not after the first %s', (sign) => {
    const event = topEight()
    event.does({ kind: 'start-stage' })
    paired(event)
    event.does({ kind: 'publish-round' })
    if (sign === 'clock') event.does({ kind: 'start-clock' })
    else event.wins('p1')
    expect(event.refuses({ kind: 'decline-place', player: id('p6') })).toEqual({
      code: 'stage-running',
      stage: 2,
      rule: 'XWPL-56',
    })
  })

  it('[XWPL-56] who declines to come in makes way for the next; without one it is a bye', () => {
    const event = topEight()
    event.does({ kind: 'decline-place', player: id('p6') })
    event.does({ kind: 'decline-place', player: id('p9') })
    expect(event.state().cut?.seeds).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p7', 'p8'])
    event.does({ kind: 'start-stage' })
    expect(paired(event)).toEqual(['1 p1', '2 p2-p8', '3 p3-p7', '4 p4-p5'])
  })
})

describe('the bracket', () => {
  it('[XWPL-56] by place in the ranking, head-to-head included', () => {
    const event = polish({
      players: ['a', 'b', 'c', 'd', 'e', 'f'],
      structure: { kind: 'custom', stages: stagesOf(3, 4) },
    })
    // D has 15; A, B and C 10 each with margins of 300, 350 and 320; A beat the two others.
    playByHand(event, 'a 100-90 b, c 100-85 e, d 100-0 f')
    playByHand(event, 'a 100-90 c, b 100-70 f, d 100-0 e')
    playByHand(event, 'd 100-80 a, b 100-70 e, c 100-85 f')
    expect(event.does({ kind: 'make-cut' })).toEqual([])
    expect(event.state().cut?.seeds).toEqual(['d', 'a', 'b', 'c'])
    event.does({ kind: 'start-stage' })
    expect(paired(event)).toEqual(['1 d-c', '2 a-b'])
    expect(xWingPl.cut.seeding).toEqual(clause('XWPL-56', 'by-standings'))
    expect(xWingPl.cut.tieBreakers).toBeNull()
  })

  it.each([
    [4, ['1-4', '2-3']],
    [8, ['1-8', '2-7', '3-6', '4-5']],
    [16, ['1-16', '2-15', '3-14', '4-13', '5-12', '6-11', '7-10', '8-9']],
    [32, Array.from({ length: 16 }, (_, i) => `${i + 1}-${32 - i}`)],
  ])('[XWPL-56] of %i: the first against the last is game 1', (size, first) => {
    expect(paired(bracketFor(size))).toEqual(
      first.map((pair, index) => {
        const [a, b] = pair.split('-')
        return `${index + 1} p${a}-p${b}`
      }),
    )
  })

  it.each([4, 8, 16, 32])('[XWPL-57] of %i: winners by the numbers of their games', (size) => {
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
    expect(xWingPl.elimination.bracket).toEqual(clause('XWPL-57', 'by-game-number'))
  })

  it('[XWPL-60] who loses is out, the last one left is champion', () => {
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
    expect(xWingPl.elimination.champion).toEqual(clause('XWPL-60', 'last-player-left'))
  })
})

describe('who leaves during elimination', () => {
  it('[XWPL-60] in a round: the opponent has a bye for it', () => {
    const event = bracketFor(4)
    paired(event)
    event.does({ kind: 'publish-round' })
    event.wins('p1')
    event.does({ kind: 'drop-player', player: id('p2'), when: 'now' })
    expect(event.matchOf('p3').result).toEqual({ ending: 'withdrawal', by: 'first' })
    event.does({ kind: 'close-round' })
    expect(paired(event)).toEqual(['1 p1-p3'])
  })

  it('[XWPL-60] between rounds: the next opponent has', () => {
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
    expect(xWingPl.elimination.withdrawal).toEqual(clause('XWPL-60', 'opponent-moves-on'))
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
  ])('[XWPL-58] of %i: %i byes, %i pairs, %i numbers', (players, byes, pairs, slots) => {
    const event = polish({ players, structure })
    event.does({ kind: 'pair-round' })
    const round = currentRound(event.state()) ?? expect.fail('no round')
    expect([round.byes.length, round.matches.length]).toEqual([byes, pairs])
    const numbers = games(event).map((game) => Number.parseInt(game, 10))
    expect(numbers).toEqual(Array.from({ length: slots }, (_, index) => index + 1))
    expect(xWingPl.structure.firstStage).toEqual(clause('XWPL-58', ['swiss', 'elimination']))
  })

  it('[XWPL-58] byes, pairs and numbers are drawn by lot', () => {
    const event = polish({ players: 5, structure, started: false })
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

  it('[XWPL-58] then the winners and those who sat out go by their numbers', () => {
    const event = polish({ players: 13, structure })
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
