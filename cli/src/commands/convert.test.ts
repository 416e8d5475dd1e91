import { readFileSync } from 'node:fs'
import { languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import {
  answer,
  beats,
  bye,
  type Loose,
  refusalIn,
  scenario,
  swiss,
  topcut,
} from '../trial.suite.ts'

const sample = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../../exchange/samples/${name}`, import.meta.url)))

type Converted = Loose & {
  readonly scenario: Loose
  readonly discrepancies: readonly Loose[]
  readonly lost: readonly Loose[]
}

const converted = async (file: unknown, ...flags: readonly string[]): Promise<Converted> => {
  const said = await topcut(['convert', '-', ...flags], file)
  expect(said, said.err).toMatchObject({ exit: 0, err: '' })
  return JSON.parse(said.out)
}

const written = async (file: unknown, to: string, ...flags: readonly string[]) => {
  const said = await topcut(['convert', '-', '--to', to, ...flags], file)
  expect(said.exit, said.out).toBe(0)
  return said
}

const three = scenario(
  ['Ada', 'Ben', 'Cy'],
  [swiss([beats('Ada', 'Ben'), bye('Cy')]), swiss([beats('Ada', 'Cy'), bye('Ben')])],
  { date: '2015-10-03' },
)

describe('topcut convert', () => {
  it('answers in the form that others compute with', async () => {
    const said = await converted(sample('cryodex-1.json'))
    expect(said).toMatchObject({
      format: 'cryodex',
      regulation: 'x-wing/en-3.2',
      why: '5 points for a win, margin of victory',
      players: 9,
      rounds: 5,
      matches: 15,
      lost: [{ what: 'email of Ben', where: 'players[1].email' }, expect.anything()],
    })
    expect(said.discrepancies).toEqual([
      {
        player: null,
        round: null,
        what: 'strength-of-schedule',
        file: 'averages-over-opponents',
        computed: 'sum-of-points',
        likely: expect.stringMatching(/formula of its own/),
      },
    ])
  })

  it('with a scenario that the other commands take', async () => {
    const { scenario: own } = await converted(sample('listjuggler-1.json'))
    const { standings } = await answer('standings', own)
    expect(
      standings.slice(0, 2).map(({ player, tournamentPoints }) => [player, tournamentPoints]),
    ).toEqual([
      ['Ada', 15],
      ['Ida', 10],
    ])
  })

  it('exit 0 with discrepancies, too, and the same bytes each time', async () => {
    const text = new TextDecoder()
      .decode(sample('listjuggler-1.json'))
      .replace('"score": 15', '"score": 20')
    const said = await topcut(['convert', '-'], text)
    expect(said).toMatchObject({ exit: 0, err: '' })
    expect(said.out).toContain('"tournament-points"')
    expect(await topcut(['convert', '-'], text)).toEqual(said)
  })

  it('takes the document it is told', async () => {
    const said = await converted(sample('csv-1.csv'), '--regulation', 'x-wing/pl')
    expect(said).toMatchObject({ regulation: 'x-wing/pl', why: 'asked for' })
  })

  it('says why, what is likely and what is lost in three languages', async () => {
    const all = await Promise.all(
      languages.map((language) => converted(sample('cryodex-1.json'), '--lang', language)),
    )
    for (const field of ['why', 'discrepancies', 'lost']) {
      expect(new Set(all.map((one) => JSON.stringify(one[field]))).size).toBe(3)
    }
  })
})

describe('topcut convert --to', () => {
  it.each(['scenario', 'cryodex', 'listjuggler', 'csv', 'topcut', 'trf'])(
    '%s gives back the same standings',
    async (format) => {
      const { out } = await written(three, format)
      const back = await converted(out, '--regulation', 'x-wing/en-3.2')
      const before = await answer('standings', three)
      const after = await answer('standings', back.scenario)
      const places = ({ standings }: typeof before) =>
        standings.map(({ place, player, tournamentPoints }) => [place, player, tournamentPoints])
      expect(places(after)).toEqual(places(before))
      if (format !== 'trf') expect(after.standings).toEqual(before.standings)
    },
  )

  it('names on the other output what the format cannot say', async () => {
    expect((await written(three, 'scenario')).err).toBe('')
    expect((await written(three, 'csv')).err).toBe('csv cannot say: the date.\n')
    expect((await written(three, 'csv', '--lang', 'de')).err).toBe(
      'csv hat keinen Platz für: das Datum.\n',
    )
    expect((await written(three, 'trf')).err).toBe('trf cannot say: how matches ended (2).\n')
  })

  it('an unknown format is refused with those there are', async () => {
    const said = refusalIn(await topcut(['convert', '-', '--to', 'pdf'], three))
    expect(said).toMatchObject({ code: 'wrong-use', problem: 'unknown-format-wanted' })
    expect(said.message).toContain('nrtm')
  })
})

describe('a file that cannot be read is refused with its line and what was expected', () => {
  const save = new TextDecoder().decode(sample('cryodex-save-1.save'))
  it.each<readonly [string, string | Uint8Array, Loose]>([
    ['of no tool', 'PK\u0003\u0004 anything', { code: 'unknown-format', line: 1 }],
    ['empty', '', { code: 'unknown-format', line: 1 }],
    ['cut off', '{"players": [{"name": "Ada"', { code: 'broken-json', line: 1, column: 28 }],
    [
      'with a player that is none',
      '{"players": [\n"Ada"],\n"rounds": []}',
      { code: 'wrong-shape', at: 'players[0]', line: 2, expected: 'object' },
    ],
    [
      'without rounds',
      '{"players": [],\n"name": "x"}',
      { code: 'wrong-shape', at: 'rounds', expected: 'list' },
    ],
    [
      'a tag closed twice',
      save.replace('</MATCHES>', '</MATCH>'),
      { code: 'broken-file', wanted: 'closing-tag', named: '</MATCHES>' },
    ],
    [
      'a score that is no number',
      'stage,round,table,first,second,score1,score2,ending,winner\nswiss,1,1,Ada,Ben,x,2,,\n',
      { code: 'broken-file', format: 'csv', line: 2, wanted: 'number', named: 'score1' },
    ],
    [
      'a report without players',
      '012 Open\n042 2015/10/03\n',
      { code: 'broken-file', format: 'trf', wanted: 'player-line' },
    ],
  ])('%s', async (_, file, expected) => {
    const refusal = refusalIn(await topcut(['convert', '-'], file))
    expect(refusal).toMatchObject(expected)
    const sentences = await Promise.all(
      languages.map(
        async (language) => (await topcut(['convert', '-', '--lang', language], file)).err,
      ),
    )
    expect(new Set(sentences).size).toBe(3)
  })
})
