import { describe, expect, it } from 'vitest'
import { answer, topcut } from './trial.suite.ts'

/** The smallest file with one of everything. */
const example = {
  regulation: 'x-wing/en-3.2',
  date: '2015-10-03',
  tier: 'competitive',
  structure: { kind: 'custom', swissRounds: 3, cut: 4 },
  entropy: 'hall-7',
  options: { strengthOfSchedule: 'tome' },
  players: ['Ada', 'Ben', { name: 'Cy' }],
  rounds: [
    {
      stage: 'swiss',
      matches: [
        { players: ['Ada', 'Cy'], result: { ending: 'destruction', score: [100, 24] } },
        { bye: 'Ben' },
      ],
      drop: [],
      entropy: 'r1',
    },
  ],
}

/** A round that could not be paired better. */
const receipt = {
  rematches: 0,
  softConflicts: 0,
  crossings: [],
  lowerBound: [],
  spanSquares: 0,
  certified: 'parity',
  otherBye: null,
}

describe('an example', () => {
  it('has these standings', async () => {
    const nothing = { won: 0, modified: 0, drawn: 0, lost: 0, byes: 0, unpairedLosses: 0 }
    expect(await answer('standings', example)).toEqual({
      regulation: 'x-wing/en-3.2',
      afterRound: 1,
      standings: [
        {
          place: 1,
          player: 'Ada',
          tournamentPoints: 5,
          marginOfVictory: 176,
          strengthOfSchedule: '0',
          extendedStrengthOfSchedule: null,
          matches: { ...nothing, won: 1 },
          opponents: ['Cy'],
          status: 'active',
          decidedBy: 'margin-of-victory',
        },
        {
          place: 2,
          player: 'Ben',
          tournamentPoints: 5,
          marginOfVictory: 150,
          strengthOfSchedule: '0',
          extendedStrengthOfSchedule: null,
          matches: { ...nothing, byes: 1 },
          opponents: [],
          status: 'active',
          decidedBy: 'tournament-points',
        },
        {
          place: 3,
          player: 'Cy',
          tournamentPoints: 0,
          marginOfVictory: 24,
          strengthOfSchedule: '5',
          extendedStrengthOfSchedule: null,
          matches: { ...nothing, lost: 1 },
          opponents: ['Ada'],
          status: 'active',
          decidedBy: null,
        },
      ],
      matches: [
        {
          round: 1,
          players: ['Ada', 'Cy'],
          outcome: ['win', 'loss'],
          tournamentPoints: [5, 0],
          marginOfVictory: [176, 24],
        },
        {
          round: 1,
          players: ['Ben'],
          outcome: ['bye'],
          tournamentPoints: [5],
          marginOfVictory: [150],
        },
      ],
    })
  })

  it('has this next round: the two with five points meet, the last one sits out', async () => {
    const paired = await answer('pair', example)
    expect(paired).toEqual({
      stage: 'swiss',
      round: 2,
      entropy: 'hall-7/2',
      pairings: [
        { table: 1, players: expect.any(Array), reason: { kind: 'same-points', points: 5 } },
      ],
      byes: [{ player: 'Cy', kind: 'odd-number' }],
      receipt,
    })
    expect([...(paired.pairings[0]?.players ?? [])].sort()).toEqual(['Ada', 'Ben'])
  })

  it('is judged: its entropy draws another first round, else all is well', async () => {
    expect(await answer('check', example)).toEqual({
      rounds: [
        {
          round: 1,
          findings: [{ kind: 'entropy-differs', players: ['Ada', 'Cy', 'Ben'] }],
          receipt,
        },
      ],
      clean: false,
    })
    const [round] = example.rounds
    const silent = { ...example, rounds: [{ ...round, entropy: undefined }] }
    expect(await answer('check', silent)).toMatchObject({ clean: true })
  })

  it('has the fields of every answer in a fixed order', async () => {
    const keys = (value: unknown): unknown =>
      Array.isArray(value)
        ? keys(value[0])
        : typeof value === 'object' && value !== null
          ? Object.entries(value).map(([key, inner]) => {
              const own = keys(inner)
              return own === null ? key : [key, own]
            })
          : null
    expect(keys(await answer('standings', example))).toEqual([
      'regulation',
      'afterRound',
      [
        'standings',
        [
          'place',
          'player',
          'tournamentPoints',
          'marginOfVictory',
          'strengthOfSchedule',
          'extendedStrengthOfSchedule',
          ['matches', ['won', 'modified', 'drawn', 'lost', 'byes', 'unpairedLosses']],
          'opponents',
          'status',
          'decidedBy',
        ],
      ],
      ['matches', ['round', 'players', 'outcome', 'tournamentPoints', 'marginOfVictory']],
    ])
    const receipt = [
      'receipt',
      [
        'rematches',
        'softConflicts',
        'crossings',
        'lowerBound',
        'spanSquares',
        'certified',
        'otherBye',
      ],
    ]
    expect(keys(await answer('pair', example))).toEqual([
      'stage',
      'round',
      'entropy',
      ['pairings', ['table', 'players', ['reason', ['kind', 'points']]]],
      ['byes', ['player', 'kind']],
      receipt,
    ])
    expect(keys(await answer('check', example))).toEqual([
      ['rounds', ['round', ['findings', ['kind', 'players']], receipt]],
      'clean',
    ])
  })

  it('comes out the same, byte for byte, whatever the order of its fields', async () => {
    const reversed = Object.fromEntries(Object.entries(example).reverse())
    for (const verb of ['standings', 'pair', 'check']) {
      const said = await topcut([verb, '-'], example)
      expect(await topcut([verb, '-'], reversed)).toEqual(said)
      expect(said.exit).toBe(0)
    }
  })
})
