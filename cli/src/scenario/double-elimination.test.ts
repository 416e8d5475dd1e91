import { describe, expect, it } from 'vitest'
import { type Answer, answer, type Loose, named, refusal } from '../trial.suite.ts'
import { refusedWith } from './result-forms.suite.ts'

const regulation = 'card-game/de-2014'

/** Three rounds that leave everybody level, then rulings: the higher the number, the fewer points. */
const ladder: readonly Loose[] = [
  'p1-p8 p2-p7 p3-p6 p4-p5',
  'p1-p7 p2-p8 p3-p5 p4-p6',
  'p1-p6 p2-p5 p3-p8 p4-p7',
].map((drawing, round) => ({
  matches: drawing.split(' ').map((one) => ({
    players: one.split('-'),
    result: { games: ['first', 'second'] },
  })),
  rulings:
    round < 2 ? [] : named(8).flatMap((player, deduct) => (deduct > 0 ? [{ player, deduct }] : [])),
}))

const event = (rounds: readonly Loose[], more: Loose = {}): Loose => ({
  regulation,
  players: named(8),
  structure: { kind: 'custom', swissRounds: 3, cut: 8 },
  rounds: [...ladder, ...rounds],
  ...more,
})

/** A round of finals: `p1-p8` means p1 beat p8 with the light side, `p5` alone sits out. */
const finals = (drawing: string, more: Loose = {}): Loose => ({
  stage: 'elimination',
  matches: drawing.split(' ').map((one) => {
    const [winner = '', loser] = one.split('-')
    if (loser === undefined) return { bye: winner }
    return { players: [winner, loser], result: { winner, light: winner } }
  }),
  ...more,
})

const drawn = ({ pairings, byes }: Answer): readonly string[] => [
  ...pairings.map(({ game, players }) => `${game} ${players.join('-')}`),
  ...byes.map(({ game, player, kind }) => [game, player, kind].filter(Boolean).join(' ')),
]

describe('the seeds of these tests', () => {
  it('are the players in their order', async () => {
    const { pairings } = await answer('pair', event([]))
    const seeds = new Map(
      pairings.flatMap(({ players, seeds: own }) => [
        [players[0], own?.[0]],
        [players[1], own?.[1]],
      ]),
    )
    expect(named(8).map((name) => seeds.get(name))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(await answer('check', event([]))).toMatchObject({ clean: true })
  })
})

describe('double elimination', () => {
  /** The chart of eight where the better seed always wins. */
  const slots = [
    ['W1 p1-p8', 'W2 p2-p7', 'W3 p3-p6', 'W4 p4-p5'],
    ['W5 p1-p4', 'W6 p2-p3', 'L1 p8-p5', 'L2 p7-p6'],
    ['W7 p1-p2', 'L3 p5-p3', 'L4 p6-p4'],
    ['L5 p3-p4'],
    ['L6 p3-p2'],
    ['GF1 p1-p2'],
  ]
  const better = (line: string): string => {
    const [, two = ''] = line.split(' ')
    return two.split('-').toSorted().join('-')
  }
  const rounds = slots.map((slot) => finals(slot.map(better).join(' ')))

  it('goes by the slots of its chart', async () => {
    for (const [index, slot] of slots.entries()) {
      const paired = await answer('pair', event(rounds.slice(0, index)))
      expect(paired).toMatchObject({ stage: 'elimination', round: index + 4, receipt: null })
      expect(drawn(paired)).toEqual(slot)
    }
    const end = await answer('pair', event(rounds))
    expect(end.champion).toBe('p1')
    expect(end.finalPlaces.map(({ player }) => player)).toEqual(named(8))
    // Whoever won has played light, in all of them: some games have other sides than they should.
    const judged = await answer('check', event(rounds))
    const kinds = judged.rounds.flatMap(({ findings }) => findings.map(({ kind }) => kind))
    expect(new Set(kinds)).toEqual(new Set(['wrong-side']))
    const shared = await answer('pair', event(rounds, { options: { finalPlaces: 'shared' } }))
    expect(shared.finalPlaces.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 5, 7, 7])
  })

  type Sided = {
    readonly stage: 'elimination'
    readonly matches: readonly {
      readonly players: readonly string[]
      readonly result: { readonly winner: string; readonly light: string }
    }[]
  }

  /** Rounds told as `p1-p8 p2-p7`, winners first, with the light side where it belongs. */
  const wellSided = async (told: readonly string[]): Promise<readonly Sided[]> => {
    const done: Sided[] = []
    for (const round of told) {
      const { pairings } = await answer('pair', event(done))
      const matches = round.split(' ').map((one) => {
        const players = one.split('-')
        const [winner = ''] = players
        const due = pairings.find((pairing) =>
          players.every((name) => pairing.players.includes(name)),
        )
        const light =
          due?.side !== undefined && 'light' in due.side ? `${due.side['light']}` : winner
        return { players, result: { winner, light } }
      })
      done.push({ stage: 'elimination', matches })
    }
    return done
  }
  const told = slots.map((slot) => slot.map(better).join(' '))
  const otherThan = (players: readonly string[], one: string) =>
    players.find((name) => name !== one) ?? ''

  it('[LCG-52] finds nothing where the sides are right, and the game where they are not', async () => {
    const right = await wellSided(told)
    expect(await answer('check', event(right))).toMatchObject({ clean: true })
    const [l6] = right[4]?.matches ?? []
    if (l6 === undefined) return expect.fail('no L6')
    const { players, result } = l6
    const swapped = { ...result, light: otherThan(players, result.light) }
    const wrong = right.map((round, index) =>
      index === 4 ? { ...round, matches: [{ players, result: swapped }] } : round,
    )
    const judged = await answer('check', event(wrong.slice(0, 5)))
    expect(judged).toMatchObject({ clean: false })
    expect(judged.rounds[7]?.findings).toEqual([
      { kind: 'wrong-side', players, rule: 'LCG-52', expected: [result.light] },
    ])
    // It is history all the same.
    expect((await answer('pair', event(wrong))).champion).toBe('p1')
  })

  it('[LCG-55] finds a last game with the sides of the one before', async () => {
    const upset = await wellSided([...told.slice(0, 5), 'p2-p1'])
    const light = upset[5]?.matches[0]?.result.light ?? ''
    const players = ['p1', 'p2']
    const other = otherThan(players, light)
    const last = (own: string) => ({
      stage: 'elimination',
      matches: [{ players, result: { winner: 'p1', light: own } }],
    })
    expect(await answer('check', event([...upset, last(other)]))).toMatchObject({ clean: true })
    const judged = await answer('check', event([...upset, last(light)]))
    expect(judged.rounds[9]?.findings).toEqual([
      { kind: 'wrong-side', players, rule: 'LCG-55', expected: [other] },
    ])
  })

  it('[LCG-12] a game that both lose takes both down', async () => {
    const lost = { players: ['p1', 'p8'], result: { ending: 'double-loss' } }
    const others = ['p2-p7', 'p3-p6', 'p4-p5'].map((one) => {
      const [winner = '', loser = ''] = one.split('-')
      return { players: [winner, loser], result: { winner, light: winner } }
    })
    const file = event([{ stage: 'elimination', matches: [lost, ...others] }])
    expect(drawn(await answer('pair', file))).toEqual([
      'W6 p2-p3',
      'L1 p8-p5',
      'L2 p7-p6',
      'W5 p4 odd-number',
    ])
  })

  it('needs a second game where the unbeaten one loses the first', async () => {
    const upset = [...rounds.slice(0, 5), finals('p2-p1')]
    const paired = await answer('pair', event(upset))
    expect(drawn(paired)).toEqual(['GF2 p1-p2'])
    // They swap sides.
    expect(paired.pairings[0]?.side).toEqual({ light: 'p1' })
    expect(await answer('pair', event([...upset, finals('p2-p1')]))).toMatchObject({
      champion: 'p2',
    })
  })

  it('takes the games of a slot in any order', async () => {
    const first = finals('p4-p5 p3-p6 p2-p7 p1-p8')
    const second = finals('p8-p5 p7-p6 p1-p4 p2-p3')
    const third = finals('p3-p8 p4-p7 p1-p2')
    const { clean } = await answer('check', event([first, second, third]))
    expect(clean).toBe(true)
    expect(drawn(await answer('pair', event([first, second])))).toEqual([
      'W7 p1-p2',
      'L3 p8-p3',
      'L4 p7-p4',
    ])
  })

  it('takes a game of a later slot early', async () => {
    const third = finals('p1-p2 p3-p5 p4-p6')
    // After the third slot only L5 is due in the fourth.
    expect(drawn(await answer('pair', event([...rounds.slice(0, 2), third])))).toEqual(['L5 p3-p4'])
    const sixteen = named(16)
    const swiss = {
      matches: Array.from({ length: 8 }, (_, index) => ({
        players: [`p${index + 1}`, `p${16 - index}`],
        result: { games: ['first', 'first'] },
      })),
    }
    let file: Loose = {
      regulation,
      players: sixteen,
      structure: { kind: 'custom', swissRounds: 1, cut: 16 },
      rounds: [swiss],
    }
    const append = (round: Loose) => {
      file = { ...file, rounds: [...(file['rounds'] as Loose[]), round] }
    }
    for (let slot = 1; slot <= 3; slot++) {
      const { pairings } = await answer('pair', file)
      append(finals(pairings.map(({ players }) => players.join('-')).join(' ')))
    }
    const { pairings: fourth } = await answer('pair', file)
    expect(fourth.map(({ game }) => game)).toEqual(['L9', 'L10'])
    // The winners of W13 and W14 could play W15 of the fifth slot now.
    const third16 = (file['rounds'] as Loose[]).at(-1)?.['matches'] as readonly Loose[]
    const [w13, w14] = third16.map(({ players }) => (players as readonly string[])[0])
    append(finals([...fourth.map(({ players }) => players.join('-')), `${w13}-${w14}`].join(' ')))
    expect(await answer('check', file)).toMatchObject({ clean: true })
    const { pairings: fifth } = await answer('pair', file)
    expect(fifth.map(({ game }) => game)).toEqual(['L11', 'L12'])
  })

  it('sends nobody to sit out who has left', async () => {
    const left = { ...rounds[0], drop: ['p8', 'p5'] }
    const paired = await answer('pair', event([left]))
    expect(drawn(paired)).toEqual(['W5 p1-p4', 'W6 p2-p3', 'L2 p7-p6'])
    const next = event([left, finals('p1-p4 p2-p3 p6-p7')])
    expect(drawn(await answer('pair', next))).toEqual([
      'W7 p1-p2',
      'L4 p6-p4',
      'p3 opponent-withdrew',
    ])
    expect(await answer('check', next)).toMatchObject({ clean: true })
  })

  it('waits for games that are being played', async () => {
    const others = finals('p2-p7 p3-p6 p4-p5')['matches'] as readonly Loose[]
    const running = { stage: 'elimination', matches: [{ players: ['p1', 'p8'] }, ...others] }
    expect(await refusal('pair', event([running]))).toMatchObject({
      code: 'results-missing',
      round: 4,
      tables: [1],
    })
    expect((await answer('standings', event([running]))).afterRound).toBe(3)
    expect(await answer('check', event([running]))).toMatchObject({ clean: true })
  })

  it('moves on whoever has lost an opponent, in both halves of the chart', async () => {
    const left = { ...rounds[0], drop: ['p8'] }
    const paired = await answer('pair', event([left]))
    expect(drawn(paired)).toEqual(['W5 p1-p4', 'W6 p2-p3', 'L2 p7-p6', 'p5 opponent-withdrew'])
    for (const drawing of ['p1-p4 p2-p3 p6-p7 p5', 'p1-p4 p2-p3 p6-p7']) {
      const next = event([left, finals(drawing)])
      expect(drawn(await answer('pair', next))).toEqual(['W7 p1-p2', 'L3 p5-p3', 'L4 p6-p4'])
      expect(await answer('check', next)).toMatchObject({ clean: true })
    }
    // p2 leaves unbeaten: both games of p2 are walkovers, one in each half.
    const gone = [{ ...rounds[0], drop: ['p2'] }, finals('p1-p4 p3 p5-p8 p6-p7')]
    expect(drawn(await answer('pair', event(gone)))).toEqual([
      'W7 p1-p3',
      'L4 p6-p4',
      'p5 opponent-withdrew',
    ])
  })

  it.each<[string, readonly Loose[], Loose]>([
    ['a game is left out', [finals('p1-p8 p2-p7 p3-p6')], { code: 'left-out' }],
    [
      'others meet than the chart says',
      [finals('p1-p7 p2-p8 p3-p6 p4-p5')],
      { code: 'wrong-bracket', players: ['p1', 'p7', 'p2', 'p8'] },
    ],
    [
      'a game of the second slot is left out',
      [...rounds.slice(0, 1), finals('p1-p4 p2-p3 p5-p8')],
      { code: 'left-out', players: ['p7', 'p6'] },
    ],
    [
      'somebody plays whose turn it is not',
      [...rounds.slice(0, 3), finals('p3-p4 p1-p5')],
      { code: 'wrong-bracket' },
    ],
    [
      'a game ends in games',
      [
        {
          ...rounds[0],
          matches: [{ players: ['p1', 'p8'], result: { games: ['first', 'first'] } }],
        },
      ],
      { code: 'not-in-this-regulation', what: 'games in elimination' },
    ],
    [
      'the last game is out of time',
      [
        ...rounds.slice(0, 5),
        {
          stage: 'elimination',
          matches: [
            {
              players: ['p1', 'p2'],
              result: {
                timeout: {
                  light: 'p1',
                  objectives: 1,
                  damageOnDark: 0,
                  dial: 3,
                  damageOnLight: 0,
                  balance: 'dark',
                },
              },
            },
          ],
        },
      ],
      { code: 'game-has-no-time-limit' },
    ],
    [
      'the light side is played by a stranger',
      [
        {
          stage: 'elimination',
          matches: [
            { players: ['p1', 'p8'], result: { winner: 'p1', light: 'p3' } },
            ...(finals('p2-p7 p3-p6 p4-p5')['matches'] as readonly Loose[]),
          ],
        },
      ],
      { code: 'not-at-this-table', player: 'p3' },
    ],
  ])('refuses a round in which %s', async (_, list, expected) => {
    expect(await refusal('standings', event(list))).toMatchObject(expected)
  })

  it.each([
    [2, ['W3 p1-p2']],
    [3, ['W2 p2-p3', 'W1 p1 odd-number']],
    [5, ['W4 p4-p5', 'W1 p1 odd-number', 'W2 p2 odd-number', 'W3 p3 odd-number']],
    [6, ['W3 p3-p6', 'W4 p4-p5', 'W1 p1 odd-number', 'W2 p2 odd-number']],
  ])('[LCG-48] has byes in the chart of %i', async (cut, expected) => {
    const file = event([], { structure: { kind: 'custom', swissRounds: 3, cut } })
    expect(drawn(await answer('pair', file))).toEqual(expected)
  })

  it('has no chart of 129', async () => {
    const file = event([], { structure: { kind: 'custom', swissRounds: 3, cut: 129 } })
    expect(await refusedWith(file)).toBe('bad-value')
  })

  it('[LCG-48] keeps the announced chart where too few are left', async () => {
    const left = { ...ladder[2], drop: ['p8'] }
    const file = { ...event([]), rounds: [...ladder.slice(0, 2), left] }
    expect(drawn(await answer('pair', file))).toEqual([
      'W2 p2-p7',
      'W3 p3-p6',
      'W4 p4-p5',
      'W1 p1 odd-number',
    ])
  })
})

describe('sides', () => {
  const first = (results: readonly Loose[]): Loose => ({
    stage: 'elimination',
    matches: [
      { players: ['p1', 'p8'], result: results[0] },
      { players: ['p2', 'p7'], result: results[1] },
      { players: ['p3', 'p6'], result: results[2] },
      { players: ['p4', 'p5'], result: results[3] },
    ],
  })
  const sides = async (file: Loose) =>
    (await answer('pair', file)).pairings.map(({ game, side }) => `${game} ${JSON.stringify(side)}`)

  it('are chosen by the better seed in the first slot', async () => {
    expect(await sides(event([]))).toEqual([
      'W1 {"chooser":"p1"}',
      'W2 {"chooser":"p2"}',
      'W3 {"chooser":"p3"}',
      'W4 {"chooser":"p4"}',
    ])
  })

  it('TV-LCG-6: go by what was played less, and by choice where that is level', async () => {
    const won = (winner: string, light: string) => ({ winner, light })
    const round = first([won('p1', 'p8'), won('p2', 'p2'), won('p3', 'p6'), won('p4', 'p4')])
    // p1 and p3 played dark, p2 and p4 light; p8 light, p5 dark; p7 dark, p6 light.
    expect(await sides(event([round]))).toEqual([
      'W5 {"light":"p1"}',
      'W6 {"light":"p3"}',
      'L1 {"light":"p5"}',
      'L2 {"light":"p7"}',
    ])
    const level = first([won('p1', 'p1'), won('p2', 'p2'), won('p3', 'p3'), won('p4', 'p4')])
    expect(await sides(event([level]))).toEqual([
      'W5 {"chooser":"p1"}',
      'W6 {"chooser":"p2"}',
      'L1 {"chooser":"p5"}',
      'L2 {"chooser":"p6"}',
    ])
  })

  it('do not count what was not played', async () => {
    const forfeit = (winner: string) => ({ winner, ending: 'forfeit' })
    const round = first([
      forfeit('p1'),
      { ending: 'no-show', by: 'p7' },
      { ending: 'match-loss', by: 'p6' },
      { winner: 'p4', light: 'p5' },
    ])
    expect(await sides(event([round]))).toEqual([
      'W5 {"light":"p4"}',
      'W6 {"chooser":"p2"}',
      'L1 {"light":"p8"}',
      'L2 {"chooser":"p6"}',
    ])
  })

  const table = (more: Loose = {}) => ({
    timeout: {
      light: 'p1',
      objectives: 2,
      damageOnDark: 7,
      dial: 10,
      damageOnLight: 4,
      balance: 'dark',
      ...more,
    },
  })
  const others = [
    { winner: 'p2', light: 'p2' },
    { winner: 'p3', light: 'p3' },
    { winner: 'p4', light: 'p4' },
  ]

  it.each([
    ['TV-LCG-7: 8.70 against 8.65', {}, 'p1'],
    ['8.60 against 8.65', { damageOnDark: 6 }, 'p8'],
    ['8.60 and the balance against 8.40', { damageOnDark: 6, balance: 'light' }, 'p1'],
    ['8.00 against a dial at 7 with 4.65', { dial: 7 }, 'p1'],
    ['4.00 against a dial at 8', { objectives: 1, dial: 8 }, 'p8'],
    ['the other seat plays the light side', { light: 'p8' }, 'p8'],
  ])('time: %s', async (_, more, winner) => {
    const { pairings } = await answer('pair', event([first([table(more), ...others])]))
    expect(pairings[0]?.players[0]).toBe(winner)
  })

  it.each([
    [{ objectives: 3 }, 'table-state-impossible'],
    [{ dial: 12 }, 'table-state-impossible'],
    [{ damageOnDark: -1 }, 'table-state-impossible'],
    [{ damageOnLight: 0.5 }, 'table-state-impossible'],
    [{ balance: 'grey' }, 'wrong-shape'],
    [{ dial: '10' }, 'wrong-shape'],
    [{ light: 'p3' }, 'not-at-this-table'],
    [{ force: 1 }, 'unknown-field'],
  ])('time with %j is refused: %s', async (more, code) => {
    const { code: said } = await refusal('standings', event([first([table(more), ...others])]))
    expect(said).toBe(code)
  })
})
