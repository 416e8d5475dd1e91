import { describe, expect, it } from 'vitest'
import {
  answer,
  beats,
  bye,
  elimination,
  type Loose,
  named,
  scenario,
  swiss,
} from '../trial.suite.ts'

/** The findings of the last round of a file. */
const last = async (file: Loose) => {
  const { rounds, clean } = await answer('check', file)
  expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, index) => index + 1))
  return { clean, findings: rounds.at(-1)?.findings ?? [], receipt: rounds.at(-1)?.receipt }
}

const kinds = (findings: readonly { readonly kind: string }[]) => findings.map(({ kind }) => kind)

describe('check', () => {
  it('has nothing to say about an event that has not begun', async () => {
    expect(await answer('check', scenario(named(4)))).toEqual({ rounds: [], clean: true })
  })

  it('has nothing against any first round', async () => {
    const file = scenario(named(5), [swiss([beats('p5', 'p2'), bye('p1'), beats('p3', 'p4')])])
    expect(await last(file)).toMatchObject({ clean: true, findings: [] })
  })

  it('[XWEN-55] reports a rematch that could have been avoided', async () => {
    const again = [beats('p1', 'p2'), beats('p3', 'p4')]
    const { clean, findings, receipt } = await last(
      scenario(named(4), [swiss(again), swiss(again)]),
    )
    expect(clean).toBe(false)
    expect(findings).toEqual([
      { kind: 'avoidable-rematch', players: ['p1', 'p2'], rule: 'XWEN-55', metInRounds: [1] },
      { kind: 'avoidable-rematch', players: ['p3', 'p4'], rule: 'XWEN-55', metInRounds: [1] },
      {
        kind: 'not-optimal',
        players: [],
        rule: 'XWEN-54',
        best: { rematches: 0, softConflicts: 0, crossings: [0], spanSquares: 0 },
      },
    ])
    expect(receipt).toMatchObject({ rematches: 2, certified: 'by-hand' })
  })

  it('reports a rematch that could not, and calls the event clean', async () => {
    const rounds = [swiss([beats('p1', 'p2')]), swiss([beats('p2', 'p1')])]
    const { clean, findings, receipt } = await last(scenario(named(2), rounds))
    expect(clean).toBe(true)
    expect(findings).toEqual([
      { kind: 'rematch', players: ['p2', 'p1'], rule: 'XWEN-55', metInRounds: [1] },
    ])
    expect(receipt).toMatchObject({ rematches: 1, certified: 'exact' })
  })

  it('[XWEN-56] reports a bye for somebody else than the rule says', async () => {
    const rounds = [
      swiss([beats('p1', 'p2', 10), beats('p3', 'p4', 20), bye('p5')]),
      swiss([beats('p3', 'p5'), beats('p2', 'p4'), bye('p1')]),
    ]
    const { clean, findings } = await last(scenario(named(5), rounds))
    expect(clean).toBe(false)
    expect(findings).toEqual([
      { kind: 'bye-by-rule', players: ['p1'], rule: 'XWEN-56', expected: ['p2'] },
    ])
  })

  it('reports byes where nobody should sit out, and more than one', async () => {
    const rounds = [swiss([beats('p1', 'p2'), bye('p3'), bye('p4')])]
    const { clean, findings } = await last(scenario(named(4), rounds))
    expect(clean).toBe(false)
    expect(findings).toEqual([
      { kind: 'bye-by-rule', players: ['p3'], rule: 'XWEN-56', expected: [] },
      { kind: 'bye-by-rule', players: ['p4'], rule: 'XWEN-56', expected: [] },
    ])
  })

  it('reports a second bye, which the document allows and an organizer may not', async () => {
    const rounds = [
      swiss([beats('p1', 'p2', 99), bye('p3')]),
      swiss([beats('p1', 'p3', 0), bye('p2')]),
      swiss([beats('p1', 'p2', 0), bye('p3')]),
    ]
    const file = scenario(named(3), rounds)
    const { clean, findings, receipt } = await last(file)
    expect(clean).toBe(true)
    expect(findings).toEqual([
      { kind: 'rematch', players: ['p1', 'p2'], rule: 'XWEN-55', metInRounds: [1] },
      { kind: 'repeated-bye', players: ['p3'], rule: 'XWEN-56' },
    ])
    expect(receipt).toMatchObject({ rematches: 1, certified: 'exact', otherBye: 'p1' })
    const avoided = await last({ ...file, options: { repeatByes: 'avoid' } })
    expect(avoided.clean).toBe(false)
    expect(avoided.findings).toContainEqual({
      kind: 'bye-by-rule',
      players: ['p3'],
      rule: 'XWEN-56',
      expected: ['p1'],
    })
  })

  it('reports who was left out, which nothing else lets pass', async () => {
    const rounds = [swiss([beats('p1', 'p2')]), swiss([beats('p1', 'p3'), beats('p2', 'p4')])]
    const { rounds: checked, clean } = await answer('check', scenario(named(4), rounds))
    expect(clean).toBe(false)
    expect(checked[0]?.findings).toEqual([{ kind: 'left-out', players: ['p3', 'p4'] }])
  })

  it('[XWEN-54] reports a round that crosses groups without need', async () => {
    const rounds = [
      swiss([beats('p1', 'p2'), beats('p3', 'p4'), beats('p5', 'p6'), beats('p7', 'p8')]),
      swiss([beats('p1', 'p4'), beats('p3', 'p2'), beats('p5', 'p7'), beats('p6', 'p8')]),
    ]
    const { clean, findings, receipt } = await last(scenario(named(8), rounds))
    expect(clean).toBe(false)
    expect(findings).toEqual([
      {
        kind: 'not-optimal',
        players: [],
        rule: 'XWEN-54',
        best: { rematches: 0, softConflicts: 0, crossings: [0], spanSquares: 0 },
      },
    ])
    expect(receipt).toEqual({
      rematches: 0,
      softConflicts: 0,
      crossings: [2],
      lowerBound: [0],
      spanSquares: 2,
      certified: 'by-hand',
      otherBye: null,
    })
  })

  it('reports two who asked not to meet, where that counts', async () => {
    const players = ['p1', { name: 'p2', avoid: ['p1'] }, 'p3', 'p4']
    const file = scenario(players, [swiss([beats('p1', 'p2'), beats('p3', 'p4')])])
    expect(kinds((await last(file)).findings)).toEqual(['not-optimal'])
    expect(await last({ ...file, tier: 'competitive' })).toMatchObject({ clean: true })
  })

  it('judges a round that is still played', async () => {
    const again = [beats('p1', 'p2'), { players: ['p3', 'p4'] }]
    const file = scenario(named(4), [swiss([beats('p1', 'p2'), beats('p3', 'p4')]), swiss(again)])
    expect(kinds((await last(file)).findings)).toContain('avoidable-rematch')
  })
})

describe('check with the entropy of a round', () => {
  const drawn = async (entropy: string) => {
    const { pairings, byes } = await answer('pair', scenario(named(7)), '--entropy', entropy)
    return [
      ...pairings.map(({ players: [a, b] }) => beats(a, b)),
      ...byes.map(({ player }) => bye(player)),
    ]
  }

  it('draws the round again and agrees, in whatever order it is listed', async () => {
    const matches = await drawn('hall')
    const listed = matches.toReversed()
    for (const round of [matches, listed]) {
      const file = scenario(named(7), [swiss(round, { entropy: 'hall' })])
      expect(await last(file)).toMatchObject({ clean: true, findings: [] })
    }
  })

  it('names those who sit elsewhere than it gives', async () => {
    const matches = await drawn('hall')
    const [first, second, ...rest] = matches.map((match) => match['players'] as string[])
    const [a = '', b = ''] = first ?? []
    const [c = '', d = ''] = second ?? []
    const swapped = [beats(a, c), beats(b, d), ...matches.slice(2)]
    const file = scenario(named(7), [swiss(swapped, { entropy: 'hall' })])
    const { clean, findings } = await last(file)
    expect(clean).toBe(false)
    expect(findings).toEqual([{ kind: 'entropy-differs', players: [a, c, b, d] }])
    expect(rest).toHaveLength(2)
  })

  it('names those who were left out of it', async () => {
    const matches = (await drawn('hall')).slice(0, -1)
    const file = scenario(named(7), [swiss(matches, { entropy: 'hall' })])
    const { findings } = await last(file)
    expect(kinds(findings)).toEqual(['left-out', 'entropy-differs'])
    expect(findings[1]?.['players']).toEqual(findings[0]?.['players'])
  })

  it('asks nothing of elimination, where nothing is drawn', async () => {
    const structure = { kind: 'custom', swissRounds: 1, cut: 2 }
    const found = async (second: string) => {
      const rounds = [
        swiss([beats('p1', 'p4', 0), beats('p2', 'p3', 1)]),
        elimination([beats('p1', second)], { entropy: 'whatever' }),
      ]
      return kinds((await last(scenario(named(4), rounds, { structure }))).findings)
    }
    expect(await found('p2')).toEqual([])
    expect(await found('p3')).toEqual(['wrong-seed'])
  })
})

describe('check in elimination', () => {
  const structure = { kind: 'custom', swissRounds: 1, cut: 4 }
  const seeded = swiss([1, 2, 3, 4].map((n) => beats(`p${n}`, `p${9 - n}`, n)))
  const bracket = (...rounds: readonly Loose[]) =>
    scenario(named(8), [seeded, ...rounds], { structure })

  it('[XWEN-63] reports games of others than the seeds say', async () => {
    const file = bracket(elimination([beats('p1', 'p3'), beats('p2', 'p4')]))
    expect(await last(file)).toEqual({
      clean: false,
      findings: [
        { kind: 'wrong-seed', players: ['p1', 'p3'], rule: 'XWEN-63', expected: ['p1', 'p4'] },
        { kind: 'wrong-seed', players: ['p2', 'p4'], rule: 'XWEN-63', expected: ['p2', 'p3'] },
      ],
      receipt: null,
    })
  })

  it('reports who plays without having made the cut', async () => {
    const file = bracket(elimination([beats('p1', 'p5'), beats('p2', 'p3')]))
    const { clean, findings } = await last(file)
    expect(clean).toBe(false)
    expect(findings).toEqual([
      { kind: 'wrong-seed', players: ['p1', 'p5'], rule: 'XWEN-63', expected: ['p1', 'p4'] },
    ])
  })

  it('has nothing against the right games, in any order and seat', async () => {
    const file = bracket(
      elimination([beats('p3', 'p2'), beats('p4', 'p1')]),
      elimination([beats('p3', 'p4')]),
    )
    expect(await answer('check', file)).toMatchObject({
      clean: true,
      rounds: [{ findings: [] }, { findings: [] }, { findings: [] }],
    })
  })

  it('has nothing against the bye of somebody whose opponent withdrew', async () => {
    const file = bracket(
      elimination([beats('p3', 'p2'), beats('p1', 'p4')], { drop: ['p3'] }),
      elimination([bye('p1')]),
    )
    expect(await last(file)).toEqual({ clean: true, findings: [], receipt: null })
  })
})
