import { describe, expect, it } from 'vitest'
import {
  answer,
  beats,
  bye,
  type Loose,
  named,
  refusal,
  refusedByAll,
  scenario,
  swiss,
} from '../trial.suite.ts'

describe('leaving', () => {
  const six = named(6)
  const one = swiss([beats('p1', 'p2', 0), beats('p3', 'p4', 10), beats('p5', 'p6', 20)])

  it('takes effect after the round', async () => {
    const file = scenario(six, [{ ...one, drop: ['p1', 'p6'] }])
    const { standings } = await answer('standings', file)
    expect(standings.map(({ place, player, status }) => `${place} ${player} ${status}`)).toEqual([
      '1 p1 dropped',
      '2 p3 active',
      '3 p5 active',
      '4 p6 dropped',
      '5 p4 active',
      '6 p2 active',
    ])
    const { pairings, byes } = await answer('pair', file)
    expect(byes).toEqual([])
    expect(pairings.flatMap(({ players }) => players).sort()).toEqual(['p2', 'p3', 'p4', 'p5'])
  })

  it('means not to be paired: who plays on is refused', async () => {
    const file = scenario(six, [
      { ...one, drop: ['p6'] },
      swiss([beats('p1', 'p3'), beats('p5', 'p6'), beats('p2', 'p4')]),
    ])
    expect(await refusedByAll(file)).toMatchObject({
      code: 'not-active',
      player: 'p6',
      at: 'rounds[1]',
    })
  })

  it.each([
    [{ drop: ['p1', 'p1'] }, 'not-active', 'rounds[0].drop[1]'],
    [{ readmit: ['p1'] }, 'still-active', 'rounds[0].readmit[0]'],
    [{ disqualify: ['p1', 'p1'] }, 'disqualified-for-good', 'rounds[0].disqualify[1]'],
  ])('%j is refused: %s', async (lists, code, at) => {
    expect(await refusedByAll(scenario(six, [{ ...one, ...lists }]))).toMatchObject({
      code,
      player: 'p1',
      at,
    })
  })

  it('by disqualification means to be listed last, without a place', async () => {
    const file = scenario(six, [{ ...one, disqualify: ['p1'] }])
    const { standings } = await answer('standings', file)
    expect(standings.map(({ place, player }) => [place, player])).toEqual([
      [1, 'p3'],
      [2, 'p5'],
      [3, 'p6'],
      [4, 'p4'],
      [5, 'p2'],
      [null, 'p1'],
    ])
    expect(standings.at(-1)).toMatchObject({
      status: 'disqualified',
      tournamentPoints: 5,
      decidedBy: null,
    })
    expect(standings.at(-2)).toMatchObject({ player: 'p2', strengthOfSchedule: '5' })
    expect(standings.at(-2)?.decidedBy).toBeNull()
    const removed = { ...file, options: { disqualifiedInSchedule: 'remove' } }
    const { standings: without } = await answer('standings', removed)
    expect(without.at(-2)).toMatchObject({ player: 'p2', strengthOfSchedule: '0' })
  })

  it('by disqualification is for good', async () => {
    const options = { readmission: 'on' }
    const file = scenario(six, [{ ...one, disqualify: ['p1'] }], { options })
    const two = swiss([beats('p3', 'p5'), beats('p2', 'p4'), bye('p6')], { readmit: ['p1'] })
    const rounds = [{ ...one, disqualify: ['p1'] }, two]
    expect(await refusedByAll({ ...file, rounds })).toMatchObject({
      code: 'disqualified-for-good',
      player: 'p1',
      at: 'rounds[1].readmit[0]',
    })
  })

  it('and coming back costs an unpaired loss a round, where it is possible at all', async () => {
    const two = swiss([beats('p1', 'p3'), beats('p5', 'p4'), bye('p2')], { readmit: ['p6'] })
    const file = scenario(six, [{ ...one, drop: ['p6'] }, two])
    expect(await refusedByAll(file)).toMatchObject({
      code: 'readmission-off',
      player: 'p6',
      at: 'rounds[1].readmit[0]',
    })
    const options = { readmission: 'on', unpairedLossMargin: 50 }
    const { standings, matches } = await answer('standings', { ...file, options })
    expect(matches.at(-1)).toEqual({
      round: 2,
      players: ['p6'],
      outcome: ['unpaired-loss'],
      tournamentPoints: [0],
      marginOfVictory: [50],
    })
    expect(standings.find(({ player }) => player === 'p6')).toMatchObject({
      status: 'active',
      marginOfVictory: 70,
      matches: { lost: 1, unpairedLosses: 1 },
    })
    const paired = await answer('pair', { ...file, options })
    expect(paired.pairings).toHaveLength(3)
  })
})

describe('a late player', () => {
  const players = ['p1', 'p2', 'p3', 'p4', { name: 'p5', from: 3 }]
  const rounds = [
    swiss([beats('p1', 'p2'), beats('p3', 'p4')]),
    swiss([beats('p1', 'p3'), beats('p2', 'p4')]),
  ]

  it('begins with an unpaired loss for each round missed', async () => {
    const { standings, matches } = await answer('standings', scenario(players, rounds))
    expect(matches.filter(({ players: own }) => (own as string[]).includes('p5'))).toEqual([
      {
        round: 1,
        players: ['p5'],
        outcome: ['unpaired-loss'],
        tournamentPoints: [0],
        marginOfVictory: [0],
      },
      {
        round: 2,
        players: ['p5'],
        outcome: ['unpaired-loss'],
        tournamentPoints: [0],
        marginOfVictory: [0],
      },
    ])
    expect(standings.at(-1)).toMatchObject({ player: 'p5', matches: { unpairedLosses: 2 } })
    const { byes } = await answer('pair', scenario(players, rounds))
    expect(byes).toEqual([{ player: 'p5', kind: 'odd-number' }])
  })

  it('is not there before that round', async () => {
    const early = scenario(players, rounds.slice(0, 1))
    expect((await answer('standings', early)).standings).toHaveLength(4)
    const wrong = scenario(players, [swiss([beats('p1', 'p2'), beats('p3', 'p4'), bye('p5')])])
    expect(await refusedByAll(wrong)).toMatchObject({ code: 'not-active', player: 'p5' })
  })

  it('must be in that round', async () => {
    const third = swiss([beats('p1', 'p4'), beats('p2', 'p3')])
    expect(await refusal('pair', scenario(players, [...rounds, third]))).toMatchObject({
      code: 'left-out',
      players: ['p5'],
    })
  })

  it('is refused where the organizer takes nobody late', async () => {
    const options = { lateEntry: 'refuse' }
    expect(await refusedByAll(scenario(players, rounds, { options }))).toMatchObject({
      code: 'late-entry-refused',
      player: 'p5',
      at: 'players[4].from',
    })
  })

  it('is refused where the first round would come after the Swiss rounds', async () => {
    const structure = { kind: 'custom', swissRounds: 2, cut: 2 }
    for (const played of [rounds, []]) {
      expect(await refusedByAll(scenario(players, played, { structure }))).toMatchObject({
        code: 'stage-over',
        player: 'p5',
        at: 'players[4].from',
      })
    }
  })
})

describe('a no-show, where the document takes such players out', () => {
  const six = named(6)
  const away = swiss([
    { players: ['p1', 'p2'], result: { ending: 'no-show', by: 'p2' } },
    { players: ['p3', 'p4'], result: { ending: 'destruction', score: [100, 0] } },
    { players: ['p5', 'p6'], result: { ending: 'destruction', score: [100, 0] } },
  ])
  const german = (rounds: readonly Loose[]) => ({
    ...scenario(six, rounds),
    regulation: 'x-wing/de',
  })
  const pairedIn = async (file: Loose) => {
    const { pairings, byes } = await answer('pair', file)
    const seated = pairings.flatMap(({ players }) => players)
    return [...seated, ...byes.map(({ player }) => player)].sort()
  }

  it('[XWDE-64] is not paired again, not even with the next bye', async () => {
    expect(await pairedIn(german([away]))).toEqual(['p1', 'p3', 'p4', 'p5', 'p6'])
    expect(await pairedIn(german([{ ...away, drop: ['p2'] }]))).toHaveLength(5)
  })

  it('[XWDE-64] who plays on in the file was kept, who is let back in came back', async () => {
    expect(await pairedIn(german([{ ...away, readmit: ['p2'] }]))).toEqual(six)
    const next = swiss([beats('p1', 'p3', 0), beats('p5', 'p2', 0), beats('p4', 'p6', 0)])
    expect(await pairedIn(german([away, next]))).toEqual(six)
  })

  it('elsewhere stays, unless the file drops the player', async () => {
    const english = { ...scenario(six, [away]), regulation: 'x-wing/en-3.2' }
    expect(await pairedIn(english)).toEqual(six)
  })
})
