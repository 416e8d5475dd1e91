import { describe, expect, it } from 'vitest'
import {
  answer,
  beats,
  bye,
  elimination,
  type Loose,
  named,
  type RoundIn,
  refusal,
  refusedByAll,
  scenario,
  swiss,
  topcut,
} from '../trial.suite.ts'

/**
 * One Swiss round after which p1, p2, p3 … stand in this order: the upper half beats the lower,
 * p1 with the best margin, and the lower half loses by as much less.
 */
const oneRound = (count: number): RoundIn =>
  swiss(
    Array.from({ length: count / 2 }, (_, index) =>
      beats(`p${index + 1}`, `p${count - index}`, index),
    ),
  )

const event = (count: number, cut: number, rounds: readonly unknown[], more: Loose = {}) =>
  scenario(named(count), [oneRound(count), ...rounds], {
    structure: { kind: 'custom', swissRounds: 1, cut },
    ...more,
  })

describe('pair in elimination', () => {
  it('[XWEN-63] seeds the best against the last', async () => {
    const semis = await answer('pair', event(8, 4, []))
    expect(semis).toEqual({
      stage: 'elimination',
      round: 2,
      entropy: 'topcut/2',
      pairings: [
        { table: 1, game: '1', players: ['p1', 'p4'], seeds: [1, 4], reason: { kind: 'seeds' } },
        { table: 2, game: '2', players: ['p2', 'p3'], seeds: [2, 3], reason: { kind: 'seeds' } },
      ],
      byes: [],
      receipt: null,
    })
  })

  it('goes on by the numbers of the games, in whatever order they are listed', async () => {
    const quarters = elimination([
      beats('p5', 'p4'),
      beats('p8', 'p1'),
      beats('p2', 'p7'),
      beats('p6', 'p3'),
    ])
    const semis = await answer('pair', event(16, 8, [quarters]))
    expect(semis.pairings).toEqual([
      {
        table: 1,
        game: '1',
        players: ['p8', 'p5'],
        seeds: [8, 5],
        reason: { kind: 'bracket', from: ['1', '4'] },
      },
      {
        table: 2,
        game: '2',
        players: ['p2', 'p6'],
        seeds: [2, 6],
        reason: { kind: 'bracket', from: ['2', '3'] },
      },
    ])
  })

  it('lets the best wait where the cut is no power of two', async () => {
    const first = await answer('pair', event(8, 3, []))
    expect(first.pairings).toMatchObject([{ game: '2', players: ['p2', 'p3'], seeds: [2, 3] }])
    expect(first.byes).toEqual([{ player: 'p1', kind: 'odd-number' }])
    // Who waits need not be listed, but may be.
    for (const listed of [[], [bye('p1')]]) {
      const next = await answer('pair', event(8, 3, [elimination([beats('p3', 'p2'), ...listed])]))
      expect(next.pairings).toMatchObject([{ game: '1', players: ['p1', 'p3'], seeds: [1, 3] }])
    }
  })

  it('cuts to those who are still there', async () => {
    const left = { ...oneRound(8), drop: ['p2'] }
    const structure = { kind: 'custom', swissRounds: 1, cut: 4 }
    const { pairings } = await answer('pair', scenario(named(8), [left], { structure }))
    expect(pairings.map(({ players }) => players)).toEqual([
      ['p1', 'p5'],
      ['p3', 'p4'],
    ])
  })

  it('moves on whoever has lost an opponent', async () => {
    const first = elimination(
      [beats('p1', 'p8'), beats('p2', 'p7'), beats('p3', 'p6'), beats('p4', 'p5')],
      { drop: ['p4'] },
    )
    expect(await answer('pair', event(8, 8, [first]))).toMatchObject({
      pairings: [{ players: ['p2', 'p3'] }],
      byes: [{ player: 'p1', kind: 'opponent-withdrew' }],
      receipt: null,
    })
  })

  it('ends with the last one left, whether or not the file has a round for that', async () => {
    const semis = elimination([beats('p1', 'p4'), beats('p2', 'p3')], { drop: ['p2'] })
    expect(await answer('pair', event(8, 4, [semis]))).toMatchObject({ finished: true })
    const end = await answer('pair', event(8, 4, [semis, elimination([bye('p1')])]))
    expect(end).toMatchObject({ finished: true, champion: 'p1' })
    expect(end.finalPlaces.slice(0, 4).map(({ player }) => player)).toEqual([
      'p1',
      'p2',
      'p3',
      'p4',
    ])
  })

  it('takes a bye in the file for a withdrawal of the opponent', async () => {
    const semis = elimination([bye('p4'), beats('p3', 'p2')])
    const { pairings } = await answer('pair', event(8, 4, [semis]))
    expect(pairings.map(({ players }) => players)).toEqual([['p4', 'p3']])
  })

  it('knows no seed of somebody whom a leader let in', async () => {
    const semis = elimination([beats('p7', 'p1'), beats('p2', 'p3')])
    const { pairings } = await answer('pair', event(8, 4, [semis]))
    expect(pairings).toMatchObject([{ players: ['p7', 'p2'], seeds: [null, 2] }])
  })

  it('waits for games that are played', async () => {
    const semis = elimination([beats('p1', 'p4'), { players: ['p2', 'p3'] }])
    expect(await refusal('pair', event(8, 4, [semis]))).toMatchObject({
      code: 'results-missing',
      round: 2,
      tables: [2],
    })
  })

  it.each([
    ['who has lost plays on', [beats('p1', 'p3')], { code: 'wrong-bracket', players: ['p3'] }],
    [
      'a stranger to the bracket plays',
      [beats('p1', 'p7')],
      { code: 'wrong-bracket', players: ['p7'] },
    ],
    ['somebody more plays', [beats('p1', 'p2'), beats('p3', 'p4')], { code: 'wrong-bracket' }],
    ['a game is left out', [], { code: 'left-out', players: ['p1', 'p2'] }],
    ['somebody plays alone', [beats('p1', 'p1')], { code: 'plays-self', player: 'p1' }],
    ['nobody knows them', [beats('p1', 'Zed')], { code: 'unknown-player', player: 'Zed' }],
  ])('refuses a final in which %s', async (_, matches, expected) => {
    const semis = elimination([beats('p1', 'p4'), beats('p2', 'p3')])
    const file = event(8, 4, [semis, elimination(matches)])
    const refused = await refusedByAll(file)
    expect(refused).toMatchObject(expected)
    expect(refused['at']).toMatch(/^rounds\[2\]/)
  })

  it('refuses a first round that leaves a game out', async () => {
    expect(await refusedByAll(event(8, 4, [elimination([beats('p1', 'p4')])]))).toMatchObject({
      code: 'left-out',
      players: ['p2', 'p3'],
      at: 'rounds[1]',
    })
  })
})

describe('pair at the end', () => {
  const semis = elimination([beats('p4', 'p1'), beats('p2', 'p3')])
  const final = elimination([beats('p2', 'p4')])

  it('[XWEN-64] names the champion and everybody’s place', async () => {
    expect(await answer('pair', event(8, 4, [semis, final]))).toEqual({
      finished: true,
      champion: 'p2',
      finalPlaces: [
        { place: 1, player: 'p2' },
        { place: 2, player: 'p4' },
        { place: 3, player: 'p1' },
        { place: 4, player: 'p3' },
        { place: 5, player: 'p5' },
        { place: 6, player: 'p6' },
        { place: 7, player: 'p7' },
        { place: 8, player: 'p8' },
      ],
    })
  })

  it('shares the places of those who got equally far, where the organizer wants it', async () => {
    const file = event(8, 4, [semis, final], { options: { finalPlaces: 'shared' } })
    const { finalPlaces } = await answer('pair', file)
    expect(finalPlaces.map(({ place, player }) => `${place} ${player}`)).toEqual([
      '1 p2',
      '2 p4',
      '3 p1',
      '3 p3',
      '5 p5',
      '6 p6',
      '7 p7',
      '8 p8',
    ])
  })

  it('gives no place to the disqualified', async () => {
    const { finalPlaces } = await answer(
      'pair',
      event(8, 4, [{ ...semis, disqualify: ['p1'] }, final]),
    )
    expect(finalPlaces.at(-1)).toEqual({ place: null, player: 'p1' })
    expect(finalPlaces[2]).toEqual({ place: 3, player: 'p3' })
    expect(finalPlaces).toHaveLength(8)
  })

  it('[XWEN-16] goes by the standings where there was no cut', async () => {
    const file = scenario(named(8), [oneRound(8)], {
      structure: { kind: 'custom', swissRounds: 1 },
    })
    const { finished, champion, finalPlaces } = await answer('pair', file)
    const { standings } = await answer('standings', file)
    expect({ finished, champion }).toEqual({ finished: true, champion: 'p1' })
    expect(finalPlaces).toEqual(standings.map(({ place, player }) => ({ place, player })))
  })

  it('refuses a round after the end', async () => {
    const more = event(8, 4, [semis, final, elimination([beats('p2', 'p4')])])
    expect(await refusedByAll(more)).toMatchObject({ code: 'no-further-round', at: 'rounds[3]' })
  })

  it('says the same in every run', async () => {
    const said = await topcut(['pair', '-'], event(8, 4, [semis, final]))
    expect(await topcut(['pair', '-'], event(8, 4, [semis, final]))).toEqual(said)
  })
})

describe('the cut', () => {
  /*
   * p1 10 points, p2 and p3 5 each. p3 beat p2, p2 has the better margin: the order for the cut
   * has no meeting in it and takes p2, the standings would take p3.
   */
  const rounds = [
    swiss([beats('p3', 'p2', 99), beats('p1', 'p4', 0)]),
    swiss([beats('p1', 'p3', 50), beats('p2', 'p4', 0)]),
  ]
  const structure = { kind: 'custom', swissRounds: 2, cut: 2 }

  it.each([
    ['points-margin', 'p2'],
    ['standings', 'p3'],
  ])('read as %s takes %s', async (cutOrder, second) => {
    const file = scenario(named(4), rounds, { structure, options: { cutOrder } })
    const { pairings } = await answer('pair', file)
    expect(pairings).toMatchObject([{ players: ['p1', second], seeds: [1, 2] }])
  })
})
