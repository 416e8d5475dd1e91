import { type FileRefusal, fileCodes } from '@topcut/exchange'
import { languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import type { DataRefusal, RemoteRefusal, TerminalRefusal } from './refusal.ts'
import { sentenceOf } from './sentence.ts'
import { refusal, scenario, swiss } from './trial.suite.ts'
import { dataCodes, faultSentence, remoteCodes, terminalCodes } from './words/sentences.ts'

/** One of each, with every variant of those that have some. */
const samples: readonly (TerminalRefusal | FileRefusal | RemoteRefusal)[] = [
  { code: 'server-unreachable', server: 's', reason: 'r' },
  { code: 'server-not-trusted', server: 's', reason: 'r' },
  { code: 'no-topcut-there', server: 's', status: 404 },
  { code: 'no-such-table', table: 7 },
  { code: 'server-refused', problem: 'x', status: 422, detail: 'd', rule: 'XWEN-1' },
  { code: 'wrong-use', problem: 'unknown-command', word: 'w' },
  { code: 'wrong-use', problem: 'unknown-option', word: 'w' },
  { code: 'wrong-use', problem: 'option-of-another-command', word: 'w', of: 'o' },
  { code: 'wrong-use', problem: 'option-twice', word: 'w' },
  { code: 'wrong-use', problem: 'value-missing', word: 'w' },
  { code: 'wrong-use', problem: 'value-unwanted', word: 'w' },
  { code: 'wrong-use', problem: 'not-a-whole-number', word: 'w', value: 'v' },
  { code: 'wrong-use', problem: 'not-an-address', word: 'w', value: 'v' },
  { code: 'wrong-use', problem: 'not-a-duration', word: 'w', value: 'v' },
  { code: 'wrong-use', problem: 'not-a-score', word: 'w', value: 'v' },
  { code: 'wrong-use', problem: 'unknown-language', word: 'w', value: 'v' },
  { code: 'wrong-use', problem: 'name-and-value-needed', word: 'w', value: 'v' },
  { code: 'wrong-use', problem: 'unknown-format-wanted', word: 'w', value: 'v', known: ['x'] },
  { code: 'wrong-use', problem: 'one-file-needed', word: 'w' },
  { code: 'wrong-use', problem: 'one-event-needed', word: 'w' },
  { code: 'wrong-use', problem: 'no-file-wanted', word: 'w' },
  { code: 'wrong-use', problem: 'option-needed', word: 'w', of: 'o' },
  { code: 'wrong-use', problem: 'out-of-range', word: 'w', least: 1, most: 2 },
  { code: 'unreadable-file', file: 'f', reason: 'r' },
  { code: 'broken-json', file: 'f', line: 3, column: 4 },
  { code: 'repeated-field', file: 'f', field: 'x', line: 3, column: 4 },
  { code: 'wrong-shape', at: 'players', expected: 'list' },
  { code: 'wrong-shape', at: '', expected: 'object' },
  { code: 'wrong-shape', at: 'players[3]', line: 17, expected: 'object' },
  { code: 'wrong-shape', at: 'a', expected: 'list-of-two' },
  { code: 'wrong-shape', at: 'a', expected: 'text' },
  { code: 'wrong-shape', at: 'a', expected: 'number' },
  { code: 'wrong-shape', at: 'a', expected: 'true-or-false' },
  { code: 'wrong-shape', at: 'a', expected: 'whole-number', least: 7 },
  { code: 'wrong-shape', at: 'a', expected: 'one-of', values: ['x', 'y'] },
  { code: 'unknown-field', at: 'a', field: 'x' },
  { code: 'not-at-this-table', at: 'a', player: 'p' },
  { code: 'wrong-stage', at: 'a', stage: 'swiss', expected: 'elimination' },
  { code: 'no-list', file: 'f' },
  { code: 'not-a-record', file: 'f' },
  { code: 'damaged-record', file: 'f' },
  { code: 'later-record', file: 'f' },
  { code: 'unknown-format', line: 1, found: 'PK' },
  { code: 'broken-file', format: 'csv', line: 3, wanted: 'columns' },
  { code: 'broken-file', format: 'cryodex-save', line: 3, wanted: 'closing-tag', named: '</NAME>' },
  { code: 'round-beyond-file', round: 9, rounds: 3 },
]

describe('refusals of the terminal', () => {
  it('have a sample each', () => {
    const sampled = new Set<string>(samples.map(({ code }) => code))
    expect(
      [...terminalCodes, ...fileCodes, ...remoteCodes].filter(
        (code) => code !== 'fault' && !sampled.has(code),
      ),
    ).toEqual([])
  })

  it.each(samples)('are worded in three languages: %j', (sample) => {
    const sentences = languages.map((language) => sentenceOf(language, sample))
    expect(new Set(sentences).size).toBe(3)
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(/undefined|\[object|\n/)
      const { code, ...data } = sample
      for (const [key, value] of Object.entries(data)) {
        if (['problem', 'expected', 'format', 'wanted'].includes(key)) continue
        if (code === 'server-refused' && key === 'status') continue
        for (const part of [value].flat()) expect(sentence).toContain(`${part}`)
      }
    }
  })

  it.each(dataCodes.filter((code) => code !== 'unknown-event' && code !== 'other-name'))(
    'and what stands between Topcut and its data: %s',
    (code) => {
      const said = (about?: string) =>
        languages.map((language) => sentenceOf(language, { code, about } as DataRefusal))
      expect(new Set(said()).size).toBe(3)
      for (const sentence of said('topcut.sqlite'))
        expect(sentence).toMatch(/\. \(topcut\.sqlite\)$/)
    },
  )

  it.each([[['one (Spring Open)', 'two']], [[]]])('and which events there are: %j', (events) => {
    const said = languages.map((language) =>
      sentenceOf(language, { code: 'unknown-event', event: 'three', events }),
    )
    expect(new Set(said).size).toBe(3)
    for (const sentence of said) {
      for (const word of ['three', ...events]) expect(sentence).toContain(word)
    }
  })

  it('and what an event is called', () => {
    const said = languages.map((language) =>
      sentenceOf(language, { code: 'other-name', event: 'three', name: 'Spring Open' }),
    )
    expect(new Set(said).size).toBe(3)
    for (const sentence of said) expect(sentence).toMatch(/three.*Spring Open/)
  })

  it('speak of a file with no other word in capitals than the one that the help has', () => {
    for (const problem of ['one-file-needed', 'no-file-wanted'] as const) {
      for (const language of ['de', 'pl'] as const) {
        const said = sentenceOf(language, { code: 'wrong-use', problem, word: 'w' })
        expect(said.replace('(FILE)', '')).not.toMatch(/[A-Z]{4}/)
      }
    }
  })

  it('and so are faults', () => {
    expect(new Set(languages.map((language) => faultSentence(language, 'why'))).size).toBe(3)
  })
})

describe('--lang', () => {
  const file = scenario(
    ['Ada', 'Ben'],
    [swiss([{ players: ['Ada', 'Ben'], result: { ending: 'time', score: [7, 101] } }])],
  )

  it('changes the message and nothing else', async () => {
    const [en, de, pl] = await Promise.all(
      languages.map((language) => refusal('standings', file, '--lang', language)),
    )
    expect(en?.message).toBe(
      'rounds[0].matches[0].result: 101 is more than is possible here (at most 100). Check the score. (XWEN-49)',
    )
    expect(new Set([en?.message, de?.message, pl?.message]).size).toBe(3)
    expect({ ...de, message: '' }).toEqual({ ...en, message: '' })
    expect({ ...pl, message: '' }).toEqual({ ...en, message: '' })
  })

  it('is English without it', async () => {
    expect(await refusal('standings', file)).toEqual(
      await refusal('standings', file, '--lang', 'en'),
    )
  })
})

describe('a message', () => {
  it('is one line, whatever names a file has', async () => {
    const name = 'A\n\u001b[31mB\u0085C\u2028D\u0000E\tF'
    const refused = await refusal('standings', scenario([name, 'Ben', name]))
    expect(refused).toMatchObject({ code: 'already-registered', player: name })
    expect(refused.message).toContain('A [31mB C D E F')
  })

  it('does not flood the terminal', async () => {
    const name = 'x'.repeat(5_000_000)
    const refused = await refusal('standings', scenario(['Ada', 'Ben'], [swiss([{ bye: name }])]))
    expect(refused).toMatchObject({ code: 'unknown-player', player: name })
    expect(refused.message.length).toBeLessThan(1100)
  })
})
