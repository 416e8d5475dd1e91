import { describe, expect, it } from 'vitest'
import {
  answer,
  beats,
  bye,
  elimination,
  type Loose,
  named,
  refusal,
  refusedByAll,
  scenario,
  swiss,
} from '../trial.suite.ts'

describe('the structure', () => {
  const eight = named(8)
  const played = swiss([1, 2, 3, 4].map((n) => beats(`p${n}`, `p${n + 4}`)))
  const cut = (swissRounds: number, size: number): Loose => ({
    structure: { kind: 'custom', swissRounds, cut: size },
  })

  it('[XWEN-20] has a minimum at the premier tier', async () => {
    const premier = (players: number, more: Loose) =>
      scenario(named(players), [], { tier: 'premier', ...more })
    expect(await refusedByAll(premier(17, cut(4, 8)))).toMatchObject({
      code: 'below-minimum',
      rule: 'XWEN-20',
      what: 'rounds',
      minimum: 5,
      planned: 4,
    })
    expect(await refusedByAll(premier(17, cut(5, 4)))).toMatchObject({
      code: 'below-minimum',
      rule: 'XWEN-20',
      what: 'cut',
      minimum: 8,
      planned: 4,
    })
    await answer('pair', premier(17, cut(5, 8)))
    await answer('pair', premier(17, { structure: { kind: 'premier' } }))
    await answer('pair', { ...premier(17, cut(4, 4)), tier: 'competitive' })
  })

  it.each([
    ['competitive', 17, 5, 4],
    ['premier', 17, 5, 8],
    ['competitive', 8, 3, null],
  ])('%s for %i players: %i rounds, then a cut to %j', async (kind, players, rounds, size) => {
    let file: Loose = scenario(named(players), [], { structure: { kind } })
    for (let round = 1; round <= rounds; round++) {
      const { stage, pairings, byes } = await answer('pair', file)
      expect(stage).toBe('swiss')
      const matches = [
        ...pairings.map(({ players: [a, b] }) => beats(a, b)),
        ...byes.map(({ player }) => bye(player)),
      ]
      file = { ...file, rounds: [...(file['rounds'] as Loose[]), swiss(matches)] }
    }
    const next = await answer('pair', file)
    if (size === null) expect(next.finished).toBe(true)
    else expect(next).toMatchObject({ stage: 'elimination', pairings: { length: size / 2 } })
  })

  it('counts those who are there at the start', async () => {
    const late = [...named(8), { name: 'p9', from: 2 }]
    const file = scenario(late, [played, played, played], { structure: { kind: 'competitive' } })
    expect(await refusal('pair', file)).toMatchObject({ code: 'left-out', players: ['p9'] })
    const all = scenario(eight, [played, played, played], { structure: { kind: 'competitive' } })
    expect(await answer('pair', all)).toMatchObject({ finished: true })
  })

  it('does not end where none is given', async () => {
    const rounds = Array.from({ length: 12 }, () => played)
    expect(await answer('pair', scenario(eight, rounds))).toMatchObject({ round: 13 })
  })

  it.each([
    [cut(1, 0), [played, played], { code: 'no-further-round', planned: 1, at: 'rounds[1]' }],
    [cut(1, 4), [played, played], { code: 'cut-needed', at: 'rounds[1]' }],
    [
      cut(2, 2),
      [played, elimination([beats('p1', 'p2')])],
      { code: 'cut-not-due', at: 'rounds[1]' },
    ],
    [
      cut(1, 0),
      [played, elimination([beats('p1', 'p2')])],
      { code: 'no-further-stage', at: 'rounds[1]' },
    ],
    [{}, [played, elimination([beats('p1', 'p2')])], { code: 'no-further-stage' }],
    [cut(1, 2), [elimination([beats('p1', 'p2')])], { code: 'cut-not-due', at: 'rounds[0]' }],
  ])('%j refuses rounds beyond it: %j', async (structure, rounds, expected) => {
    expect(await refusedByAll(scenario(eight, rounds, structure))).toMatchObject(expected)
  })

  it('does not take a round of the bracket for a Swiss round', async () => {
    const seeded = (await answer('standings', scenario(eight, [played], cut(1, 4)))).standings
    const [a = '', b = '', c = '', d = ''] = seeded.map(({ player }) => player)
    const semis = elimination([beats(a, d), beats(b, c)])
    const file = scenario(eight, [played, semis, swiss([beats(a, b)])], cut(1, 4))
    expect(await refusedByAll(file)).toMatchObject({
      code: 'no-further-round',
      planned: 1,
      at: 'rounds[2]',
    })
  })
})
