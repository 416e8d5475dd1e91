import { describe, expect, it } from 'vitest'
import { id, type Story } from '../../../testing/story.ts'
import { bracketOf, currentRound, type Result, standingsView } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { finalPlaces } from '../suites/options.suite.ts'
import { imperialAssaultDe221 } from './regulation.ts'
import { championOf, cutTo, numbered, paired, playOn, rounds, skirmish } from './skirmish.suite.ts'

/** Rounds of elimination from the start. */
const fromTheStart = (players: number): Story =>
  skirmish({
    players,
    structure: { kind: 'custom', stages: [{ kind: 'elimination', rounds: null, cut: null }] },
  })

describe('the cut', () => {
  it.each([4, 8, 16, 32])('[IA-46] to the best %i of the ranking', (cut) => {
    const event = skirmish({ players: 2 * cut, structure: rounds(1, cut) })
    playOn(event)
    const best = standingsView(event.state())
      .rows.map(({ player }) => player)
      .slice(0, cut)
    event.does({ kind: 'make-cut' })
    expect(event.state().cut?.seeds).toEqual(best)
    expect(imperialAssaultDe221.cut.tieBreakers).toBeNull()
  })

  const declined = (leaver: number, count = 16): { event: Story; ranking: readonly string[] } => {
    const event = skirmish({ players: count, structure: rounds(1, 8) })
    playOn(event)
    const ranking = standingsView(event.state()).rows.map(({ player }) => player)
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    event.does({ kind: 'decline-place', player: id(ranking[leaver - 1] ?? '') })
    return { event, ranking }
  }

  it('[IA-47] the sixth leaves before the first game: the ninth comes in as the eighth', () => {
    expect(imperialAssaultDe221.cut.replacement).toEqual(clause('IA-47', 'until-first-match'))
    const { event, ranking } = declined(6)
    const [r1, r2, r3, r4, r5, , r7, r8, r9] = ranking
    expect(event.state().cut?.seeds).toEqual([r1, r2, r3, r4, r5, r7, r8, r9])
    expect(paired(event).map(({ players }) => players)).toEqual([
      [r1, r9],
      [r2, r8],
      [r3, r7],
      [r4, r5],
    ])
  })

  it('[IA-47] who comes in may decline as well: the tenth then', () => {
    const { event, ranking } = declined(6)
    event.does({ kind: 'decline-place', player: id(ranking[8] ?? '') })
    expect(event.state().cut?.seeds.at(-1)).toBe(ranking[9])
  })

  it('[IA-47] with nobody left the place stays empty: a bye for the first seed', () => {
    const { event, ranking } = declined(6, 8)
    expect(numbered(paired(event))).toBe('#2 2-7 #3 3-6 #4 4-5')
    expect(currentRound(event.state())?.byes).toMatchObject([{ player: ranking[0], game: '1' }])
  })

  it('[IA-47] after the first game nobody moves in', () => {
    const { event, ranking } = declined(6)
    playOn(event)
    expect(event.refuses({ kind: 'decline-place', player: id(ranking[0] ?? '') })).toMatchObject({
      code: 'stage-running',
      rule: 'IA-47',
    })
  })
})

describe('elimination', () => {
  it.each([
    [4, '#1 1-4 #2 2-3'],
    [8, '#1 1-8 #2 2-7 #3 3-6 #4 4-5'],
    [16, '#1 1-16 #2 2-15 #3 3-14 #4 4-13 #5 5-12 #6 6-11 #7 7-10 #8 8-9'],
  ])('[IA-49] of %i: the first against the last', (size, games) => {
    expect(imperialAssaultDe221.cut.seeding).toEqual(clause('IA-49', 'by-standings'))
    expect(numbered(paired(cutTo(size)))).toBe(games)
  })

  it('[IA-50] the winner of game 1 meets that of the last game', () => {
    expect(imperialAssaultDe221.elimination.bracket).toEqual(clause('IA-50', 'by-game-number'))
    const event = cutTo(16)
    playOn(event, ({ game }) => (Number(game) % 2 === 1 ? 'first' : 'second'))
    // Winners: 1, 15, 3, 13, 5, 11, 7, 9.
    expect(numbered(playOn(event))).toBe('#1 1-9 #2 15-7 #3 3-11 #4 13-5')
    expect(numbered(playOn(event))).toBe('#1 1-13 #2 15-3')
    expect(numbered(playOn(event))).toBe('#1 1-15')
  })

  it('[IA-48] whoever loses is out; the last one left is champion', () => {
    expect(imperialAssaultDe221.elimination.champion).toEqual(clause('IA-48', 'last-player-left'))
    const event = cutTo(8)
    const seeds = event.state().cut?.seeds ?? []
    for (const count of [4, 2, 1]) expect(playOn(event, () => 'second')).toHaveLength(count)
    expect(event.refuses({ kind: 'pair-round' }).code).toBe('no-further-round')
    // 8 beats 1, 5 beats 4; 5 beats 8 as second; 6 beats 7; 6 beats 5.
    expect(championOf(event)).toBe(seeds[5])
  })

  finalPlaces(imperialAssaultDe221, 'IA-48')

  it('[IA-48] a no-show is out', () => {
    const event = cutTo(4)
    const [match] = paired(event)
    const absent: Result = { ending: 'no-show', by: 'first' }
    event.does({ kind: 'enter-result', match: match?.match ?? expect.fail(), result: absent })
    expect(bracketOf(event.state(), 1).rounds[0]?.[0]?.winner).toBe(match?.players[1])
  })

  it('[IA-52] who leaves during a game: the opponent has a bye', () => {
    expect(imperialAssaultDe221.elimination.withdrawal).toEqual(
      clause('IA-52', 'opponent-moves-on'),
    )
    const event = cutTo(4)
    const [first, second] = paired(event)
    const [leaver, opponent] = first?.players ?? []
    event.does({ kind: 'drop-player', player: leaver ?? expect.fail(), when: 'now' })
    expect(event.state().matches.get(first?.match ?? expect.fail())?.result).toEqual({
      ending: 'withdrawal',
      by: 'first',
    })
    event.does({
      kind: 'enter-result',
      match: second?.match ?? expect.fail(),
      result: { ending: 'concession', by: 'second' },
    })
    event.does({ kind: 'close-round' })
    expect(paired(event)[0]?.players[0]).toBe(opponent)
  })

  it('[IA-52] who leaves between rounds: the next opponent has one', () => {
    const event = cutTo(8)
    playOn(event)
    const [seed] = event.state().cut?.seeds ?? []
    const four = event.state().cut?.seeds[3]
    event.does({ kind: 'drop-player', player: seed ?? expect.fail(), when: 'now' })
    expect(numbered(paired(event))).toBe('#2 2-3')
    expect(currentRound(event.state())?.byes).toEqual([
      { player: four, kind: 'opponent-withdrew', game: '1' },
    ])
  })
})

describe('an event that begins with elimination', () => {
  it.each([
    [11, 5, 3],
    [8, 0, 4],
    [9, 7, 1],
    [16, 0, 8],
    [5, 3, 1],
  ])('[IA-51] of %i players: %i byes and %i games', (players, byes, games) => {
    expect(imperialAssaultDe221.structure.firstStage).toEqual(
      clause('IA-51', ['swiss', 'elimination']),
    )
    const event = fromTheStart(players)
    expect(paired(event)).toHaveLength(games)
    const round = currentRound(event.state())
    expect(round?.byes).toHaveLength(byes)
    const numbers = [
      ...(round?.byes ?? []).map(({ game }) => Number(game)),
      ...[...event.state().matches.values()].map(({ game }) => Number(game)),
    ].toSorted((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: byes + games }, (_, index) => index + 1))
  })

  it('[IA-51] byes, opponents and numbers are drawn by lot', () => {
    const drawn = Array.from({ length: 12 }, (_, index) => {
      const event = skirmish({
        players: 6,
        structure: { kind: 'custom', stages: [{ kind: 'elimination', rounds: null, cut: null }] },
        started: false,
      })
      event.does({ kind: 'announce-event' })
      event.does({ kind: 'start-stage' }, { entropy: `lot-${index}` })
      const games = paired(event).map(({ game, players }) => `#${game} ${players.join('-')}`)
      const byes = (currentRound(event.state())?.byes ?? []).map(({ player }) => player)
      return { games: games.join(), byes: byes.toSorted().join() }
    })
    expect(new Set(drawn.map(({ games }) => games)).size).toBeGreaterThan(6)
    expect(new Set(drawn.map(({ byes }) => byes)).size).toBeGreaterThan(4)
  })

  it('[IA-51] then the winners go by the numbers, to one champion', () => {
    const event = fromTheStart(11)
    const first = playOn(event)
    const winners = new Map<number, string>()
    for (const { game, players } of first) winners.set(Number(game), players[0])
    for (const { game, player } of currentRound(event.state())?.byes ?? []) {
      winners.set(Number(game), player)
    }
    const second = playOn(event)
    expect(second.map(({ players }) => players)).toEqual(
      [1, 2, 3, 4].map((number) => [winners.get(number), winners.get(9 - number)]),
    )
    playOn(event)
    const [final] = playOn(event)
    expect(championOf(event)).toBe(final?.players[0])
  })
})
