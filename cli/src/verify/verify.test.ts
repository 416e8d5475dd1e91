import { recordText, shortCode } from '@topcut/engine'
import { languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { refusalIn, topcut } from '../trial.suite.ts'
import { playOn, playRound, recordOf, started, swissThenCut, wholeEvent } from './record.suite.ts'

const record = recordOf(wholeEvent())
const text = recordText(record)
const last = record.entries.at(-1)?.hash ?? ''

const verify = async (input: unknown, ...words: readonly string[]) => {
  const { exit, out, err } = await topcut(['verify', '-', ...words], input)
  expect(err).toBe('')
  return { exit, ...JSON.parse(out) }
}

describe('topcut verify', () => {
  it('given a record as it was published, says so in every field, and exit 0', async () => {
    const said = await verify(text)
    expect(said).toEqual({
      exit: 0,
      verified: true,
      event: 'spring',
      name: 'Spring Open',
      entries: record.entries.length,
      head: last,
      code: shortCode(last),
      headEntry: null,
      rounds: expect.any(Array),
      results: 15,
      standings: true,
      overrides: [expect.objectContaining({ what: 'lists-missing', reason: 'not in the file' })],
      problems: [],
    })
    expect(said.rounds).toEqual([
      ...[1, 2, 3].map((round) => ({
        ...{ round, redrawn: true, certified: 'parity', byHand: false, tables: 4, committed: true },
      })),
      { round: 4, redrawn: true, certified: null, byHand: false, tables: 2, committed: true },
      { round: 5, redrawn: true, certified: null, byHand: false, tables: 1, committed: true },
    ])
  })

  it('given the same file, answers with the same bytes', async () => {
    const [one, two] = [await topcut(['verify', '-'], text), await topcut(['verify', 'x'], text)]
    expect(one).toEqual(two)
  })

  it('given a record with spaces in it, reads what it says', async () => {
    expect(await verify(JSON.stringify(record, null, 2))).toMatchObject({ exit: 0 })
  })

  it.each([
    ['the code', shortCode(last)],
    ['the code without spaces', shortCode(last).replaceAll(' ', '')],
    ['the code in small letters with dashes', shortCode(last).toLowerCase().replaceAll(' ', '-')],
    ['the whole hash', last],
  ])('given %s from a sheet, finds its entry', async (_, head) => {
    const { length } = record.entries
    expect(await verify(text, '--head', head)).toMatchObject({ exit: 0, headEntry: length })
  })

  it('given the code of an older sheet, says how far it reaches', async () => {
    const old = record.entries.find(({ fact }) => fact.kind === 'round-closed')
    const head = shortCode(old?.hash ?? '')
    expect(await verify(text, '--head', head)).toMatchObject({ exit: 0, headEntry: old?.n })
  })

  it('given the record after each round, finds the code of every one before', async () => {
    const tale = started(8, swissThenCut)
    const codes: string[] = []
    for (let round = 1; round <= 3; round++) {
      playRound(tale)
      const now = recordOf(tale)
      for (const head of codes) {
        expect(await verify(recordText(now), '--head', head)).toMatchObject({ exit: 0 })
      }
      codes.push(shortCode(now.entries.at(-1)?.hash ?? ''))
    }
    expect(new Set(codes).size).toBe(3)
  })

  it('given a round paired by hand and one drawn again, lists both with their reasons', async () => {
    const tale = started(4, { kind: 'open' })
    tale.give({ kind: 'pair-round' })
    tale.give({ kind: 'pair-round', reason: 'a player came late' })
    playOn(tale)
    const [a, b, c, d] = [...tale.state().players.keys()]
    if (a === undefined || b === undefined || c === undefined || d === undefined) {
      return expect.fail('four players')
    }
    const tables = [
      [a, b],
      [c, d],
    ] as const
    tale.give({ kind: 'pair-round-by-hand', tables, byes: [], reason: 'the power was cut' })
    playOn(tale)
    const said = await verify(recordText(recordOf(tale)))
    expect(said).toMatchObject({
      exit: 0,
      rounds: [
        { round: 1, redrawn: true },
        { round: 2, redrawn: false, byHand: true },
      ],
    })
    expect(
      said.overrides.slice(-2).map(({ what, reason }: Record<string, string>) => [what, reason]),
    ).toEqual([
      ['pair-round', 'a player came late'],
      ['pair-round-by-hand', 'the power was cut'],
    ])
    expect(said.overrides.at(-1)).toMatchObject({
      round: 2,
      message: 'Round 2 was paired by hand. Reason: the power was cut',
    })
  })

  it('given a reason that is no text, tells none', async () => {
    const forged = text.replace(
      '"reason":"not in the file"',
      '"reason":{"not":["in","the","file"]}',
    )
    expect(forged).not.toBe(text)
    const said = await verify(forged)
    expect(said).toMatchObject({ exit: 1, verified: false })
    expect(said.overrides).toMatchObject([{ what: 'lists-missing', reason: null, round: null }])
  })

  it('given another language, changes the messages and nothing else', async () => {
    const said = await Promise.all(
      languages.map((lang) => verify(text, '--head', 'AAAA', '--lang', lang)),
    )
    const messages = said.map(({ problems }) => problems[0].message)
    expect(new Set(messages).size).toBe(languages.length)
    for (const { problems, ...one } of said) {
      expect(problems).toMatchObject([{ code: 'head-differs', wanted: 'AAAA' }])
      expect({ ...one, problems: [], overrides: [] }).toEqual({
        ...said[0],
        ...{ problems: [], overrides: [] },
      })
    }
  })
})

/** The record with lists in lists in its first fact. */
const nested = (deep: number): string =>
  text.replace('"kind":"event-created"', `$&,"well":${'['.repeat(deep)}${']'.repeat(deep)}`)

describe('a file that is no record', () => {
  it('is none of those that only say more than others', async () => {
    expect(await verify(nested(90))).toMatchObject({ exit: 1, verified: false })
  })

  it.each([
    ['broken JSON', text.slice(0, -10), 'broken-json'],
    ['nothing', '', 'broken-json'],
    ['something else', '{"players": []}', 'not-a-record'],
    ['a list', '[]', 'not-a-record'],
    ['a later version', { ...record, version: 2 }, 'later-record'],
    ['no entries', { ...record, entries: [] }, 'damaged-record'],
    ['entries that are none', { ...record, entries: [1] }, 'damaged-record'],
    ['no standings', { ...record, standings: null }, 'damaged-record'],
    ['a fact as deep as a well', nested(5_000), 'damaged-record'],
    ['a number beyond all', text.replace(/"places":\[.*?\]/, '"places":1e999'), 'damaged-record'],
    ['less than all numbers', text.replace(/"at":\d+/, '"at":-1e999'), 'damaged-record'],
    ['not UTF-8', Uint8Array.of(0x7b, 0xff), 'unreadable-file'],
  ])('given %s, is refused as $2', async (_, input, code) => {
    for (const language of languages) {
      const said = await topcut(['verify', '-', '--lang', language], input)
      expect(refusalIn(said)).toMatchObject({ code })
    }
  })

  it.each([
    [['verify'], 'one-file-needed'],
    [['verify', 'a', 'b'], 'one-file-needed'],
    [['verify', '-', '--entropy', 'x'], 'option-of-another-command'],
    [['verify', '-', '--head'], 'value-missing'],
    [['standings', '-', '--head', 'x'], 'option-of-another-command'],
  ])('%j is refused as %s', async (words, problem) => {
    expect(refusalIn(await topcut(words, text))).toMatchObject({ code: 'wrong-use', problem })
  })
})
