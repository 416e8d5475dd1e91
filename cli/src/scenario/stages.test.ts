import { describe, expect, it } from 'vitest'
import { answer, type Loose, named, refusal } from '../trial.suite.ts'
import { refusedWith } from './result-forms.suite.ts'

const [de, pl] = ['x-wing/de', 'x-wing/pl'] as const
const assault = 'imperial-assault/de-2.2.1'

const beats = (winner: string, loser: string, lost = 40): Loose => ({
  players: [winner, loser],
  result: { ending: 'destruction', score: [100, lost] },
})

/** `p1-p2 p3`: winners first, a lone name sits out; p1 wins highest. */
const round = (drawing: string, more: Loose = {}): Loose => ({
  matches: drawing.split(' ').map((one, index) => {
    const [winner = '', loser] = one.split('-')
    return loser === undefined ? { bye: winner } : beats(winner, loser, 10 * index)
  }),
  ...more,
})

const elimination = (drawing: string, more: Loose = {}) =>
  round(drawing, { stage: 'elimination', ...more })

describe('further Swiss rounds after a cut', () => {
  const structure = {
    stages: [
      { kind: 'swiss', rounds: 1 },
      { kind: 'swiss', cut: 4, rounds: 2 },
      { kind: 'elimination', cut: 2 },
    ],
  }
  const event = (rounds: readonly Loose[], more: Loose = {}): Loose => ({
    regulation: pl,
    players: named(8),
    structure,
    rounds,
    ...more,
  })
  const first = round('p1-p8 p2-p7 p3-p6 p4-p5')
  const second = round('p4-p1 p3-p2')
  const third = round('p4-p3 p1-p2')

  it('are played by those who made it', async () => {
    const paired = await answer('pair', event([first]))
    expect(paired).toMatchObject({ stage: 'swiss', round: 2 })
    const seated = paired.pairings.flatMap(({ players }) => players)
    expect(seated.toSorted()).toEqual(['p1', 'p2', 'p3', 'p4'])
    const final = await answer('pair', event([first, second, third]))
    expect(final).toMatchObject({ stage: 'elimination', round: 4 })
    expect(final.pairings[0]?.players[0]).toBe('p4')
  })

  it('rank those above all others, with what they had before or without', async () => {
    const points = async (options: Loose) =>
      (await answer('standings', event([first, second, third], { options }))).standings.map(
        ({ player, tournamentPoints }) => `${player} ${tournamentPoints}`,
      )
    const carried = await points({})
    expect(carried[0]).toBe('p4 15')
    expect(carried.slice(0, 4).toSorted()).toEqual(['p1 10', 'p2 5', 'p3 10', 'p4 15'])
    const reset = await points({ afterCut: 'reset' })
    expect(reset[0]).toBe('p4 10')
    expect(reset.slice(0, 4).toSorted()).toEqual(['p1 5', 'p2 0', 'p3 5', 'p4 10'])
    expect(reset.slice(4)).toEqual(carried.slice(4))
    const { afterRound } = await answer('standings', event([first, second, third]))
    expect(afterRound).toBe(3)
  })

  it('can be looked back on', async () => {
    const all = event([first, second, third, elimination('p4-p3')])
    expect(await answer('standings', all, '--after', '1')).toEqual(
      await answer('standings', event([first])),
    )
    expect((await answer('standings', all)).afterRound).toBe(3)
    expect(await refusal('standings', all, '--after', '4')).toMatchObject({
      code: 'round-beyond-file',
    })
  })

  it.each<[string, readonly Loose[], Loose]>([
    [
      'who missed the cut plays on',
      [first, round('p4-p1 p3-p2 p5-p6')],
      { code: 'not-in-round', player: 'p5', at: 'rounds[1]' },
    ],
    ['who made it is missing', [first, round('p4-p1')], { code: 'left-out' }],
    [
      'elimination comes before its turn',
      [first, elimination('p4-p1')],
      { code: 'wrong-stage', stage: 'elimination', expected: 'swiss' },
    ],
    [
      'a Swiss round too many is played',
      [first, second, third, round('p4-p1')],
      { code: 'cut-needed' },
    ],
    [
      'who is out comes back',
      [
        { ...first, drop: ['p8'] },
        { ...second, readmit: ['p8'] },
      ],
      { code: 'stage-over' },
    ],
  ])('are refused where %s', async (_, rounds, expected) => {
    const options = { readmission: 'on' }
    const refused = await refusal('standings', event(rounds, { options }))
    expect(refused).toMatchObject(expected)
  })

  it('are not for every document', async () => {
    expect(await refusedWith({ ...event([]), regulation: 'x-wing/en-3.2' })).toBe(
      'not-in-this-regulation swiss after a cut',
    )
    for (const regulation of [de, assault]) await answer('pair', { ...event([]), regulation })
  })
})

it('[IA-51] an event that begins with elimination: every pairing and every bye has its number', async () => {
  const { pairings, byes } = await answer('pair', {
    regulation: 'imperial-assault/de-2.2.1',
    players: named(11),
    structure: { stages: [{ kind: 'elimination' }] },
    rounds: [],
  })
  expect([pairings.length, byes.length]).toEqual([3, 5])
  const numbers = [...pairings, ...byes].map(({ game }) => Number(game))
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

describe.each([de, pl])('an event that begins with elimination: %s', (regulation) => {
  const event = (players: number, rounds: readonly Loose[] = [], more: Loose = {}): Loose => ({
    regulation,
    players: named(players),
    structure: { stages: [{ kind: 'elimination' }] },
    rounds,
    ...more,
  })

  it.each([
    [5, 3, 1],
    [6, 2, 2],
    [7, 1, 3],
    [8, 0, 4],
    [9, 7, 1],
    [11, 5, 3],
    [13, 3, 5],
    [16, 0, 8],
    [17, 15, 1],
  ])('of %i players: %i sit out, %i games', async (players, byes, games) => {
    const paired = await answer('pair', event(players))
    expect(paired).toMatchObject({ stage: 'elimination', round: 1, receipt: null })
    expect(paired.byes).toHaveLength(byes)
    expect(paired.pairings).toHaveLength(games)
    for (const pairing of paired.pairings) expect(pairing).not.toHaveProperty('seeds')
    const seated = [
      ...paired.pairings.flatMap((one) => one.players),
      ...paired.byes.map(({ player }) => player),
    ]
    expect(seated.toSorted()).toEqual(named(players).toSorted())
  })

  it('is drawn from its entropy', async () => {
    const drawn = async (entropy: string) => answer('pair', event(8), '--entropy', entropy)
    expect(await drawn('a')).toEqual(await drawn('a'))
    expect((await drawn('a')).pairings).not.toEqual((await drawn('b')).pairings)
  })

  it('takes any first round that lots may have given, with or without those who sat out', async () => {
    for (const drawing of ['p2-p5 p1 p3 p4', 'p2-p5', 'p5-p1 p2 p4 p3', 'p3-p4']) {
      const file = event(5, [elimination(drawing)])
      const next = await answer('pair', file)
      expect(next).toMatchObject({ stage: 'elimination', round: 2, byes: [] })
      const [winner, loser] = (drawing.split(' ')[0] ?? '').split('-')
      const seated = next.pairings.flatMap(({ players }) => players)
      expect(seated.toSorted()).toEqual(named(5).filter((name) => name !== loser))
      expect(seated).toContain(winner)
      expect(await answer('check', file)).toMatchObject({ clean: true })
    }
  })

  it('says whether the first round came out of its entropy', async () => {
    const paired = await answer('pair', event(6), '--entropy', 'hall')
    const drawing = [
      ...paired.pairings.map(({ players }) => players.join('-')),
      ...paired.byes.map(({ player }) => player),
    ].join(' ')
    const same = event(6, [elimination(drawing, { entropy: 'hall' })])
    expect(await answer('check', same)).toMatchObject({ clean: true })
    const [a = '', b = ''] = drawing.split(' ').map((one) => one.split('-')[0])
    const swapped = drawing.replace(a, '?').replace(b, a).replace('?', b)
    const other = event(6, [elimination(swapped, { entropy: 'hall' })])
    const { rounds, clean } = await answer('check', other)
    expect(clean).toBe(false)
    expect(rounds[0]?.findings).toMatchObject([{ kind: 'entropy-differs' }])
  })

  it('names who met otherwise in a later round', async () => {
    const first = elimination('p1-p2 p3-p4 p5-p6 p7-p8')
    const { pairings } = await answer('pair', event(8, [first]))
    const [[a, b] = [], [c, d] = []] = pairings.map(({ players }) => players)
    const swapped = elimination(`${a}-${c} ${b}-${d}`, { entropy: 'anything' })
    const { rounds } = await answer('check', event(8, [first, swapped]))
    expect(rounds[1]?.findings.map(({ kind }) => kind)).toEqual(['wrong-seed', 'wrong-seed'])
  })

  it('goes on by the numbers of its games to the champion, places shared', async () => {
    let rounds: readonly Loose[] = []
    for (let count = 0; count < 4; count++) {
      const paired = await answer('pair', event(7, rounds))
      if (paired.finished) break
      const lines = paired.pairings.map(({ players }) => players.toSorted().join('-'))
      const byes = paired.byes.map(({ player }) => player)
      rounds = [...rounds, elimination([...lines, ...byes].join(' '), { entropy: paired.entropy })]
    }
    const end = await answer('pair', event(7, rounds))
    expect(end).toMatchObject({ finished: true, champion: 'p1' })
    expect(end.finalPlaces.map(({ place }) => place)).toEqual([1, 2, 3, 3, 5, 5, 5])
    expect((await answer('standings', event(7, rounds))).afterRound).toBe(0)
    expect(await answer('check', event(7, rounds))).toMatchObject({ clean: true })
  })

  it.each<[string, Loose, string]>([
    ['too few sit out', event(5, [elimination('p1-p2 p3-p4 p5')]), 'wrong-bracket'],
    ['too many sit out', event(6, [elimination('p1-p2 p3 p4 p5 p6')]), 'wrong-bracket'],
    ['a game is missing', event(6, [elimination('p1-p2')]), 'left-out'],
    ['somebody is unknown', event(5, [elimination('p1-Zed')]), 'unknown-player'],
    ['somebody plays twice', event(5, [elimination('p1-p2 p1')]), 'paired-twice'],
    ['a round says nothing of its stage', event(4, [round('p1-p2 p3-p4')]), 'wrong-stage'],
    [
      'somebody comes late',
      event(4, [], { players: [...named(4), { name: 'p5', from: 2 }] }),
      'stage-over',
    ],
    [
      'the first stage has a cut',
      event(4, [], { structure: { stages: [{ kind: 'elimination', cut: 4 }] } }),
      'bad-value',
    ],
  ])('is refused where %s', async (_, file, code) => {
    expect(await refusedWith(file)).toBe(code)
  })
})

describe('the cut', () => {
  const nine = (drop: readonly string[]): Loose => ({
    regulation: assault,
    players: named(10),
    structure: { kind: 'custom', swissRounds: 1, cut: 8 },
    rounds: [
      {
        matches: [1, 2, 3, 4, 5].map((number) => ({
          players: [`p${number}`, `p${number + 5}`],
          result: { ending: 'points', score: [40, number] },
        })),
        drop,
      },
    ],
  })

  it('TV-IA-2: where somebody who made it leaves, all below move up and the next one comes in', async () => {
    const { standings } = await answer('standings', nine([]))
    const places = standings.map(({ player }) => player)
    const [sixth = ''] = places.slice(5)
    const seeds = places.filter((player) => player !== sixth).slice(0, 8)
    const { pairings } = await answer('pair', nine([sixth]))
    expect(pairings.map(({ players }) => players)).toEqual(
      [0, 1, 2, 3].map((index) => [seeds[index], seeds[7 - index]]),
    )
    expect(pairings.map(({ seeds: own }) => own)).toEqual([
      [1, 8],
      [2, 7],
      [3, 6],
      [4, 5],
    ])
  })
})

describe('the odd one of a points group', () => {
  it('TV-IA-1: two of three meet, the third goes to the next group', async () => {
    const result = { ending: 'points', score: [40, 0] }
    // One round in which three win and one sits out, so that three have a point more than the rest.
    const players = ['Sven', 'Anne', 'Gregor', 'Kai']
    const won = (winner: string, loser: string) => ({ players: [winner, loser], result })
    const rounds = [
      { matches: [won('Sven', 'x'), won('Anne', 'y'), won('Gregor', 'z'), won('w', 'Kai')] },
      { matches: [won('Sven', 'y'), won('Anne', 'z'), won('Gregor', 'x'), won('Kai', 'w')] },
    ]
    const left = { ...rounds[1], drop: ['w', 'x', 'y', 'z'] }
    const names = [...players, ...'wxyz']
    for (const entropy of ['a', 'b', 'c', 'd']) {
      const file = { regulation: assault, players: names, rounds: [rounds[0], left] }
      const { pairings } = await answer('pair', file, '--entropy', entropy)
      const cross = pairings.find(({ players: two }) => two.includes('Kai'))
      const top = pairings.find((one) => one !== cross)
      expect(top?.reason).toEqual({ kind: 'same-points', points: 2 })
      expect(cross?.reason).toMatchObject({ kind: 'floats-down', from: 2, to: 1 })
    }
  })
})

describe('the tables of the documents', () => {
  it.each([
    [de, 'basic', 8, 3, 0],
    [de, 'basic', 17, 4, 4],
    [de, 'advanced', 13, 4, 8],
    [pl, 'basic', 9, 4, 0],
    [pl, 'advanced', 9, 4, 4],
    [assault, 'basic', 25, 5, 4],
    [assault, 'advanced', 9, 4, 4],
  ])('%s %s for %i: %i rounds, then the best %i', async (regulation, kind, players, swiss, cut) => {
    let file: Loose = { regulation, players: named(players), structure: { kind }, rounds: [] }
    const ending = regulation === assault ? 'points' : 'destruction'
    const score = regulation === assault ? [40, 3] : [100, 3]
    for (let count = 0; count < swiss; count++) {
      const paired = await answer('pair', file)
      expect(paired.stage).toBe('swiss')
      const matches = [
        ...paired.pairings.map((one) => ({ players: one.players, result: { ending, score } })),
        ...paired.byes.map(({ player }) => ({ bye: player })),
      ]
      file = { ...file, rounds: [...(file['rounds'] as Loose[]), { matches }] }
    }
    const after = await answer('pair', file)
    if (cut === 0) expect(after.finished).toBe(true)
    else expect(after.pairings).toHaveLength(cut / 2)
  })

  it.each([
    [de, 'basic', 3],
    [pl, 'advanced', 8],
    [assault, 'advanced', 8],
  ])('%s %s has no row for %i players', async (regulation, kind, players) => {
    const file = { regulation, players: named(players), structure: { kind } }
    expect(await refusedWith(file)).toBe('no-table-for-head-count')
  })

  it.each([
    ['card-game/de-2014', 'basic'],
    ['card-game/de-2014-team', 'advanced'],
    [de, 'premier'],
    [assault, 'competitive'],
  ])('%s has no structure %s', async (regulation, kind) => {
    const file = { regulation, players: named(20), structure: { kind } }
    expect(await refusedWith(file)).toBe(`not-in-this-regulation structure ${kind}`)
  })

  it('disqualify is for every document', async () => {
    for (const regulation of [de, pl]) {
      const file = {
        regulation,
        players: named(4),
        rounds: [round('p1-p2 p3-p4', { disqualify: ['p4'] })],
      }
      const { standings } = await answer('standings', file)
      expect(standings.at(-1)).toMatchObject({ place: null, player: 'p4', status: 'disqualified' })
    }
  })
})
