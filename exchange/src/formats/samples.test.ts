import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { formatNames } from './format.ts'
import { answered, sampleBytes, told } from './samples.suite.ts'

const files = readdirSync(new URL('../../samples/', import.meta.url))

type Sample = readonly [
  file: string,
  format: string,
  regulation: string,
  counts: string,
  discrepancies: readonly string[],
]

const ownSchedule = 'strength-of-schedule – – averages-over-opponents / sum-of-points'
const ownExtended = 'extended-strength-of-schedule – – average-of-schedules / sum-of-schedules'

const samples: readonly Sample[] = [
  ['cryodex-1.json', 'cryodex', 'x-wing/en-3.2', '9 players, 5 rounds, 15 matches', [ownSchedule]],
  ['cryodex-2.json', 'cryodex', 'x-wing/de', '6 players, 3 rounds, 9 matches', []],
  ['cryodex-save-1.save', 'cryodex-save', 'x-wing/en-3.2', '5 players, 3 rounds, 5 matches', []],
  [
    'cryodex-save-2.save',
    'cryodex-save',
    'card-game/de-2014',
    '4 players, 2 rounds, 4 matches',
    [],
  ],
  ['listjuggler-1.json', 'listjuggler', 'x-wing/en-3.2', '9 players, 3 rounds, 12 matches', []],
  ['listjuggler-2.json', 'listjuggler', 'x-wing/de', '4 players, 2 rounds, 4 matches', []],
  ['listjuggler-3.json', 'listjuggler', 'x-wing/de', '4 players, 2 rounds, 4 matches', []],
  ['tome-1.json', 'tome', 'x-wing/en-3.2', '3 players, 3 rounds, 3 matches', []],
  ['tome-2.json', 'tome', 'imperial-assault/de-2.2.1', '4 players, 2 rounds, 4 matches', []],
  [
    'nrtm-1.json',
    'nrtm',
    'card-game/de-2014',
    '4 players, 3 rounds, 5 matches',
    [ownSchedule, ownExtended],
  ],
  [
    'nrtm-2.json',
    'nrtm',
    'card-game/de-2014',
    '3 players, 2 rounds, 2 matches',
    ['bye Cy 1  / 1', ownSchedule, ownExtended],
  ],
  ['tome-3.txt', 'tome', 'card-game/de-2014', '5 players, 3 rounds, 6 matches', []],
  [
    'nrtm-3.json',
    'nrtm',
    'card-game/de-2014',
    '5 players, 4 rounds, 7 matches',
    [ownSchedule, ownExtended],
  ],
  ['challonge-1.json', 'challonge', 'x-wing/en-3.2', '5 players, 2 rounds, 4 matches', []],
  ['challonge-2.json', 'challonge', 'x-wing/en-3.2', '4 players, 2 rounds, 3 matches', []],
  ['trf-1.trf', 'trf', 'x-wing/de', '5 players, 3 rounds, 6 matches', []],
  ['trf-2.trf', 'trf', 'x-wing/en-3.2', '4 players, 2 rounds, 4 matches', []],
  ['csv-1.csv', 'csv', 'x-wing/en-3.2', '3 players, 3 rounds, 3 matches', []],
  ['csv-2.csv', 'csv', 'x-wing/en-3.2', '3 players, 0 rounds, 0 matches', []],
  ['csv-3.csv', 'csv', 'x-wing/en-3.2', '2 players, 0 rounds, 0 matches', []],
  ['scenario-1.json', 'scenario', 'x-wing/en-3.2', '3 players, 1 rounds, 1 matches', []],
  ['scenario-2.json', 'scenario', 'card-game/de-2014-team', '2 players, 1 rounds, 1 matches', []],
  ['topcut-1.json', 'topcut', 'x-wing/de', '6 players, 3 rounds, 9 matches', []],
  ['topcut-2.json', 'topcut', 'imperial-assault/de-2.2.1', '4 players, 2 rounds, 4 matches', []],
]

describe('a sample of every format', () => {
  it('is there at least twice, and every sample is looked at', () => {
    expect(samples.map(([file]) => file).toSorted()).toEqual(files.toSorted())
    for (const name of formatNames) {
      expect(samples.filter(([, format]) => format === name).length).toBeGreaterThan(1)
    }
  })

  it.each(samples)('%s is one of %s by %s: %s', (file, format, regulation, counts, lines) => {
    const answer = answered(sampleBytes(file))
    const { players, rounds, matches } = answer
    expect([answer.format, answer.regulation]).toEqual([format, regulation])
    expect(`${players} players, ${rounds} rounds, ${matches} matches`).toBe(counts)
    expect(told(answer)).toEqual(lines)
  })
})

type Round = {
  readonly stage?: string
  readonly matches: readonly Readonly<Record<string, unknown>>[]
  readonly drop?: readonly string[]
}

const roundsOf = (file: string): readonly Round[] =>
  answered(sampleBytes(file)).scenario['rounds'] as readonly Round[]

const resultIn = (file: string, round: number, match: number): unknown =>
  roundsOf(file)[round - 1]?.matches[match - 1]?.['result']

const lostOf = (file: string): readonly string[] =>
  answered(sampleBytes(file)).lost.map(({ what, where }) => `${what} @ ${where}`)

describe('the traps of Cryodex’ export', () => {
  it('everybody is called dropped after the last round; who left before has left', () => {
    expect(roundsOf('cryodex-1.json').map(({ drop = [] }) => drop)).toEqual([
      [],
      ['Hal'],
      [],
      [],
      [],
    ])
  })

  it('a winner with equal points is not written: how far both came tells it in the finals', () => {
    expect(resultIn('cryodex-1.json', 5, 1)).toMatchObject({
      ending: 'concession',
      by: 'Ben',
      score: [67, 67],
    })
  })

  it('and the tournament points in the Swiss rounds', () => {
    const salvos = roundsOf('cryodex-2.json')
      .flatMap(({ matches }) => matches)
      .flatMap(({ result }) => (result as { salvo?: string }).salvo ?? [])
    expect(salvos).toEqual(['Back\\slash', 'Bob', '"Ace" Ann', 'Zoë'])
  })

  it('only quotation marks are escaped, in the charset of the machine', () => {
    expect(answered(sampleBytes('cryodex-2.json')).name).toBe('Würfel & Söhne')
    expect(answered(sampleBytes('cryodex-2.json')).scenario['players']).toContain('Back\\slash')
  })

  it('a list in free text and an address are named', () => {
    expect(lostOf('cryodex-1.json')).toEqual([
      'email of Ben @ players[1].email',
      'squad of Cy: free text @ players[2].list-id',
    ])
  })

  it('two people of one name are two', () => {
    const text = new TextDecoder().decode(sampleBytes('listjuggler-1.json'))
    const answer = answered(text.replaceAll('"Gus"', '"Ada"'))
    expect(answer.players).toBe(9)
    expect(told(answer)[0]).toBe('duplicate-player Ada – 2 / 1')
    expect(answer.scenario['players']).toContain('Ada (2)')
  })
})

describe('what the archive has besides', () => {
  it('a final salvo with its winner', () => {
    expect(resultIn('listjuggler-2.json', 1, 1)).toEqual({
      ending: 'time',
      score: [50, 50],
      salvo: 'Ann',
    })
    expect(resultIn('listjuggler-3.json', 1, 1)).toEqual({
      ending: 'time',
      score: [50, 50],
      salvo: 'Ann',
    })
  })

  it('squads that travel along, as objects and as texts', () => {
    for (const file of ['listjuggler-2.json', 'listjuggler-3.json']) {
      const { lists } = answered(sampleBytes(file))
      expect(lists).toEqual([
        { player: 'Ann', list: expect.objectContaining({ faction: 'rebel' }) },
      ])
    }
  })

  it('the same without the object around it', () => {
    const { tournament } = JSON.parse(new TextDecoder().decode(sampleBytes('listjuggler-1.json')))
    expect(answered(JSON.stringify(tournament))).toMatchObject({
      format: 'listjuggler',
      discrepancies: [],
    })
  })
})

describe('the save file of Cryodex', () => {
  it('is no XML: names may hold anything', () => {
    expect(answered(sampleBytes('cryodex-save-1.save')).scenario['players']).toContain('Ada & <Co>')
    expect(answered(sampleBytes('cryodex-save-1.save')).name).toBe('Save & <Load>')
  })

  it('tells modified wins, draws and who gave up', () => {
    expect(resultIn('cryodex-save-1.save', 1, 2)).toEqual({ ending: 'time', score: [60, 55] })
    expect(resultIn('cryodex-save-1.save', 2, 1)).toEqual({ ending: 'time', score: [70, 70] })
    expect(resultIn('cryodex-save-1.save', 2, 2)).toEqual({
      ending: 'concession',
      by: 'Ben',
      score: [20, 50],
    })
  })

  it('knows both games of a match of two', () => {
    expect(resultIn('cryodex-save-2.save', 1, 1)).toEqual({ games: ['first', 'second'] })
    expect(resultIn('cryodex-save-2.save', 2, 2)).toEqual({ games: ['draw', 'unplayed'] })
  })
})

describe('other files', () => {
  it('two games by sides, and the side of each in the cut', () => {
    expect(resultIn('nrtm-1.json', 1, 2)).toEqual({ games: ['second', 'first'] })
    expect(resultIn('nrtm-1.json', 3, 1)).toEqual({ winner: 'Dee', light: 'Dee' })
  })

  it('player 0 is nobody: a bye', () => {
    expect(roundsOf('nrtm-2.json')[1]?.matches).toContainEqual({ bye: 'Ben' })
  })

  it('byes that are written nowhere', () => {
    expect(roundsOf('challonge-1.json').map(({ matches }) => matches.at(-1))).toEqual([
      { bye: 'Eli' },
      { bye: 'Dee' },
    ])
  })

  it('who did not come', () => {
    expect(resultIn('trf-1.trf', 3, 2)).toEqual({ ending: 'no-show', by: 'Ben' })
  })

  it('a quoted comma, a mark before the first letter, a winner of equal scores', () => {
    expect(roundsOf('csv-1.csv')[0]?.matches[0]?.['players']).toEqual(['Ada', 'Ben, the 2nd'])
    expect(resultIn('csv-1.csv', 3, 1)).toEqual({
      ending: 'concession',
      by: 'Ada',
      score: [67, 67],
    })
  })

  it('semicolons and the letters of Windows', () => {
    expect(answered(sampleBytes('csv-2.csv')).scenario['players']).toEqual([
      'Jürgen',
      'Zoë "Zed"',
      'Ben',
    ])
  })

  it('a 5–0 of another game is named', () => {
    const text =
      'stage,round,table,first,second,score1,score2,ending,winner\nswiss,1,1,Ada,Ben,5,0,,Ada\n'
    const answer = answered(text, 'card-game/de-2014')
    expect(told(answer)).toEqual(['unknown-result Ada 1 5–0 / '])
    expect(answer.discrepancies[0]?.likely).toBe('a result of another game')
  })

  it('the cut of a dump may have participants of its own', () => {
    const file = JSON.parse(new TextDecoder().decode(sampleBytes('tome-1.json')))
    const group = (kind: string): Record<string, unknown>[] =>
      file.entityGroupMap[`${kind}:#`].entities
    const cut = group('Tournament')[1]?.['pk']
    const games = group('Match').filter((match) => match['tournament_pk'] === cut)
    const seats = group('MatchParticipant').filter((seat) =>
      games.some((game) => game['pk'] === seat['match_pk']),
    )
    for (const [index, seat] of seats.entries()) {
      const same = group('Participant').find((one) => one['pk'] === seat['participant_pk'])
      group('Participant').push({ ...same, pk: 900 + index, tournament_pk: cut })
      seat['participant_pk'] = 900 + index
    }
    const answer = answered(JSON.stringify(file))
    expect(answer.scenario).toEqual(answered(sampleBytes('tome-1.json')).scenario)
    expect(told(answer)).toEqual([])
  })
})
