import { describe, expect, it } from 'vitest'
import { takeIn } from '../take-in.ts'
import { writeOut } from '../write-out.ts'
import { answered, sampleBytes, told } from './samples.suite.ts'

type Json = Record<string, unknown>

const won = (player1: string, player2: string, more: Json = {}): Json => ({
  ...{ player1, player1points: 100, player2, player2points: 20, result: 'win' },
  ...more,
})

const swiss = (...matches: readonly Json[]): Json => ({
  ...{ 'round-type': 'swiss', 'round-number': 1 },
  matches,
})

const listed = (...names: readonly string[]): readonly Json[] => names.map((name) => ({ name }))

const event = (players: readonly Json[], ...rounds: readonly Json[]): string =>
  JSON.stringify({ name: 'Hangar Bay', players, rounds })

const squad = {
  ...{ faction: 'rebelalliance', version: '2.0.0' },
  pilots: [{ id: 'wedgeantilles-t65xwing' }],
}

const listsOf = (players: readonly Json[]): unknown =>
  answered(event(players, swiss(won('Ada', 'Ben')))).lists

const roundsOf = (text: string | Uint8Array): readonly { matches: readonly Json[] }[] =>
  answered(text).scenario['rounds'] as never

describe('what ListFortress takes', () => {
  it('a list is a text of JSON, and an empty text is none', () => {
    const players = [
      { name: 'Ada', list: JSON.stringify(squad) },
      { name: 'Ben', list: '' },
    ]
    expect(listsOf(players)).toEqual([{ player: 'Ada', list: squad }])
  })

  it('a list in a container of one is that one; of two nobody knows which', () => {
    const held = (container: readonly unknown[]) => [
      { name: 'Ada', list: JSON.stringify({ container }) },
      { name: 'Ben', list: null },
    ]
    expect(listsOf(held([squad]))).toEqual([{ player: 'Ada', list: squad }])
    expect(listsOf(held([squad, squad]))).toBeUndefined()
    const { lost } = answered(event(held([squad, squad]), swiss(won('Ada', 'Ben'))))
    expect(lost.map(({ what }) => what)).toEqual(['squad of Ada: free text'])
  })

  it('a winner is named with equal points', () => {
    const even = { player1points: 50, player2points: 50, winner: 'Ben' }
    const [first] = roundsOf(event(listed('Ada', 'Ben'), swiss(won('Ada', 'Ben', even))))
    expect(first?.matches[0]?.['result']).toEqual({
      ending: 'time',
      score: [50, 50],
      salvo: 'Ben',
    })
  })

  it('time is said, and a round that is not played yet has nothing', () => {
    const [first] = roundsOf(
      event(
        listed('Ada', 'Ben', 'Cy', 'Dee'),
        swiss(won('Ada', 'Ben', { went_to_time: true }), { player1: 'Cy', player2: 'Dee' }),
      ),
    )
    expect(first?.matches.map(({ result }) => result ?? null)).toEqual([
      { ending: 'time', score: [100, 20] },
      null,
    ])
  })

  it('names may be withheld: then the id stands for them', () => {
    const players = [{ id: '1' }, { id: '2' }]
    const match = { player1_id: '1', player1points: 100, player2_id: '2', player2points: 20 }
    expect(answered(event(players, swiss({ ...match, result: 'win' }))).scenario).toMatchObject({
      players: ['1', '2'],
      rounds: [{ matches: [{ players: ['1', '2'] }] }],
    })
  })

  it('the rounds of a bracket are called by their players, twelve among them', () => {
    const names = Array.from({ length: 12 }, (_, index) => `P${index + 1}`)
    const games = (...pairs: readonly (readonly [number, number])[]) =>
      pairs.map(([a, b]) => won(`P${a}`, `P${b}`))
    const bracket = (number: number, matches: readonly Json[]) => ({
      ...{ 'round-type': 'elimination', 'round-number': number },
      matches,
    })
    // Whoever has the better score in the only round is seeded by it.
    const first = names.slice(0, 6).map((name, index) => ({
      ...won(name, `P${12 - index}`),
      player2points: index * 5,
    }))
    const answer = answered(
      event(
        listed(...names),
        bracket(2, games([1, 2])),
        bracket(4, games([1, 4], [2, 3])),
        bracket(8, games([1, 8], [4, 5], [2, 7], [3, 6])),
        bracket(12, games([8, 9], [5, 12], [7, 10], [6, 11])),
        swiss(...first),
      ),
      'x-wing/en-3.2',
    )
    const rounds = answer.scenario['rounds'] as readonly { matches: readonly Json[] }[]
    expect(rounds.map(({ matches }) => matches.length)).toEqual([6, 8, 4, 2, 1])
    expect(rounds[1]?.matches.flatMap(({ bye = [] }) => bye)).toEqual(['P1', 'P4', 'P2', 'P3'])
    expect([told(answer), answer.lost]).toEqual([[], []])
  })

  it('a match that was left out of a bracket is no bye', () => {
    const names = ['Ada', 'Ben', 'Cy', 'Dee']
    const bracket = (number: number, ...matches: readonly Json[]) => ({
      ...{ 'round-type': 'elimination', 'round-number': number },
      matches,
    })
    const text = event(
      listed(...names),
      swiss(won('Ada', 'Ben'), won('Cy', 'Dee')),
      bracket(4, won('Ada', 'Dee')),
      bracket(2, won('Ada', 'Cy')),
    )
    expect(roundsOf(text)[1]?.matches).toHaveLength(1)
  })
})

describe('what is written for ListFortress', () => {
  const written = (format: 'cryodex' | 'listjuggler') => {
    const { scenario } = takeIn(sampleBytes('cryodex-1.json'), 'sample', null)
    const { text } = writeOut({ name: 'Open', scenario, lists: new Map([['Ada', squad]]) }, format)
    const file = JSON.parse(text)
    return file.tournament ?? file
  }

  it.each(['cryodex', 'listjuggler'] as const)('%s has lists as texts, never null', (format) => {
    const { players } = written(format)
    for (const { name, list } of players) {
      expect(list).toBe(name === 'Ada' ? JSON.stringify(squad) : '')
    }
  })

  it.each(['cryodex', 'listjuggler'] as const)('%s has rounds of two types only', (format) => {
    const { rounds } = written(format)
    const kinds = rounds.map((round: Json) => `${round['round-type']} ${round['round-number']}`)
    expect(kinds).toEqual(['swiss 1', 'swiss 2', 'swiss 3', 'elimination 4', 'elimination 2'])
  })

  it('a winner stands by name wherever there is one', () => {
    const matches = written('cryodex').rounds.flatMap((round: { matches: Json[] }) => round.matches)
    for (const { player1, player2, result, winner } of matches) {
      if (result === 'win') expect([player1, player2]).toContain(winner)
      else expect(winner).toBeUndefined()
    }
  })
})

describe('what Cryodex leaves unescaped', () => {
  it('a line break in a name is a space', () => {
    const text = event(listed('Ada', 'Ben'), swiss(won('Ada', 'Ben')))
    expect(answered(text.replaceAll('Ada', 'Ada\nLee')).scenario['players']).toEqual([
      'Ada Lee',
      'Ben',
    ])
  })

  it('a backslash stands for itself', () => {
    const text = event(listed('Ada', 'Ben'), swiss(won('Ada', 'Ben')))
    expect(answered(text.replaceAll('Ada', 'A\\da')).scenario['players']).toContain('A\\da')
  })
})

describe('what TOME shows to be copied', () => {
  const text = () => new TextDecoder().decode(sampleBytes('tome-3.txt'))

  it('ends with a mark and the last key, which are no part of the dump', () => {
    const [dump = ''] = text().split('^^')
    expect(text()).not.toBe(dump)
    expect(answered(text()).scenario).toEqual(answered(dump).scenario)
  })

  it('has no scores where a title keeps none: points tell who won', () => {
    const plain = text()
      .replaceAll('Star Wars: The Card Game', 'X-Wing')
      .replaceAll('"number_of_roles":2', '"number_of_roles":1')
    const [first] = roundsOf(plain)
    expect(first?.matches[0]?.['result']).toEqual({ ending: 'match-loss', by: 'Ben Bell' })
    expect(answered(plain).lost.map(({ what }) => what)).toContain(
      'scores of Ada Lovelace – Ben Bell: only the winner is known',
    )
  })

  it('of a title without a document, sides tell two games', () => {
    const { regulation } = answered(text().replaceAll('Star Wars: The Card Game', 'Netrunner'))
    expect(regulation).toBe('card-game/de-2014')
  })
})

describe('what Cobra and others upload', () => {
  const sample = () => JSON.parse(new TextDecoder().decode(sampleBytes('nrtm-3.json')))

  it('what both games came to, where the games stand there as nothing', () => {
    expect(roundsOf(sampleBytes('nrtm-3.json'))[0]?.matches[0]?.['result']).toEqual({
      games: ['first', 'first'],
    })
  })

  it('a bye against nobody, against null and against player 0 is the same', () => {
    const bye = (player2: unknown) => {
      const file = sample()
      file.rounds[0][2].player2 = player2
      return roundsOf(JSON.stringify(file))[0]?.matches.at(-1)
    }
    for (const nobody of [null, { id: null }, { id: 0 }]) {
      expect(bye(nobody)).toEqual({ bye: 'Eli' })
    }
  })

  it('nobody in the cut as an object', () => {
    const file = sample()
    expect(
      answered(JSON.stringify({ ...file, eliminationPlayers: {}, rounds: file.rounds.slice(0, 3) }))
        .rounds,
    ).toBe(3)
  })
})

describe('our own export', () => {
  const sample = () => JSON.parse(new TextDecoder().decode(sampleBytes('topcut-1.json')))

  it('without its people has numbers instead of names', () => {
    const file = sample()
    const [{ people: _, ...bare }] = file.events
    const answer = answered(JSON.stringify({ ...file, events: [bare] }))
    expect(answer.matches).toBe(answered(sampleBytes('topcut-1.json')).matches)
    expect(answer.scenario['players']).toContainEqual(expect.stringMatching(/^#\d+$/))
  })

  it('of a version that is not known yet says where that stands', () => {
    const text = JSON.stringify({ ...sample(), version: 2 }, null, 1)
    expect(() => answered(text)).toThrow(
      expect.objectContaining({
        refusal: {
          ...{ code: 'wrong-shape', at: 'version', expected: 'one-of', values: ['1'] },
          line: 3,
        },
      }),
    )
  })

  it('of several events is the first; the others are named', () => {
    const file = sample()
    const [first] = file.events
    const { lost, matches } = answered(
      JSON.stringify({ ...file, events: [first, { ...first, event: 'second' }] }),
    )
    expect(matches).toBe(answered(sampleBytes('topcut-1.json')).matches)
    expect(lost.map(({ what }) => what)).toContain('another event of the file: second')
  })
})
