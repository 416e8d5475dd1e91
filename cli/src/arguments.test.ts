import { describe, expect, it } from 'vitest'
import { run } from './run.ts'
import { answer, type Loose, refusalIn, scenario, topcut } from './trial.suite.ts'

const four = scenario(['Ada', 'Ben', 'Cy', 'Dee'])

const rows: readonly (readonly [readonly string[], Loose])[] = [
  [['constructor', 'FILE'], { problem: 'unknown-command', word: 'constructor' }],
  [['toString', 'FILE'], { problem: 'unknown-command', word: 'toString' }],
  [['__proto__', 'FILE'], { problem: 'unknown-command', word: '__proto__' }],
  [['Standings', 'FILE'], { problem: 'unknown-command', word: 'Standings' }],
  [['', 'FILE'], { problem: 'unknown-command', word: '' }],
  [['pair', 'FILE', '--frob'], { problem: 'unknown-option', word: '--frob' }],
  [['pair', 'FILE', '--frob=1'], { problem: 'unknown-option', word: '--frob' }],
  [['pair', 'FILE', '--toString'], { problem: 'unknown-option', word: '--toString' }],
  [['pair', 'FILE', '-x'], { problem: 'unknown-option', word: '-x' }],
  [['pair', 'FILE', '-after'], { problem: 'unknown-option', word: '-after' }],
  [['pair', 'FILE', '--'], { problem: 'unknown-option', word: '--' }],
  [
    ['pair', 'FILE', '--after', '1'],
    { problem: 'option-of-another-command', word: '--after', of: 'pair' },
  ],
  [
    ['check', 'FILE', '--entropy', 'x'],
    { problem: 'option-of-another-command', word: '--entropy', of: 'check' },
  ],
  [['standings', 'FILE', '--after'], { problem: 'value-missing', word: '--after' }],
  [['standings', 'FILE', '--after='], { problem: 'value-missing', word: '--after' }],
  [['pair', 'FILE', '--entropy', ''], { problem: 'value-missing', word: '--entropy' }],
  [['pair', 'FILE', '--entropy=  '], { problem: 'value-missing', word: '--entropy' }],
  [['--help=all'], { problem: 'value-unwanted', word: '--help' }],
  [
    ['standings', 'FILE', '--after', '1', '--after=1'],
    { problem: 'option-twice', word: '--after' },
  ],
  ...['-1', '1.5', 'one', '1e2', '0x1', '9999999', 'NaN'].map(
    (value) =>
      [
        ['standings', 'FILE', '--after', value],
        { problem: 'not-a-whole-number', word: '--after', value },
      ] as const,
  ),
  [['check', 'FILE', '--lang', 'fr'], { problem: 'unknown-language', word: '--lang', value: 'fr' }],
  [['check'], { problem: 'one-file-needed', word: 'check' }],
  [['check', 'one', 'two'], { problem: 'one-file-needed', word: 'check' }],
  [['backup', 'FILE'], { problem: 'no-file-wanted', word: 'backup' }],
  [['restore'], { problem: 'one-file-needed', word: 'restore' }],
  [['import', 'one', 'two'], { problem: 'one-file-needed', word: 'import' }],
  [['export'], { problem: 'one-event-needed', word: 'export' }],
  [['export', 'one', 'two'], { problem: 'one-event-needed', word: 'export' }],
  [
    ['import', 'FILE', '--to', 'x'],
    { problem: 'option-of-another-command', word: '--to', of: 'import' },
  ],
]

describe('topcut', () => {
  it.each([[['--help']], [['-h']], [['standings', '--help']], [['pair', '-h', 'x', 'y']]])(
    'explains itself for %j',
    async (words) => {
      const said = await topcut(words)
      expect(said).toMatchObject({ exit: 0, err: '' })
      for (const verb of ['serve', 'standings', 'pair', 'check']) {
        expect(said.out).toContain(`topcut ${verb}`)
      }
    },
  )

  it('tells its version', async () => {
    expect((await topcut(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  it.each(rows)('refuses %j', async (words, wrong) => {
    const refused = refusalIn(await topcut(words, four))
    expect(refused).toEqual({ code: 'wrong-use', message: refused.message, ...wrong })
    expect(refused.message).toMatch(/ Try: topcut --help$/)
  })

  it('takes the value of an option after a space or an equals sign, signs included', async () => {
    const spaced = await answer('pair', four, '--entropy', 'a=b c')
    expect(spaced.entropy).toBe('a=b c')
    expect(await answer('pair', four, '--entropy=a=b c')).toEqual(spaced)
  })

  it.each([
    ['de', 'Es gibt keine Option --frob. Hilfe: topcut --help'],
    ['pl', 'Nie ma opcji --frob. Pomoc: topcut --help'],
    ['en', 'There is no option --frob. Try: topcut --help'],
  ])('complains in the language asked for, wherever it is asked for: %s', async (lang, message) => {
    for (const words of [
      ['pair', 'FILE', '--frob', '--lang', lang],
      [`--lang=${lang}`, 'pair', 'FILE', '--frob'],
    ]) {
      expect(refusalIn(await topcut(words, four)).message).toBe(message)
    }
  })

  it('speaks of its own faults in one line too, and does not call them refusals', async () => {
    const said: string[] = []
    const exit = await run(['check', 'FILE'], {
      read: async () => new TextEncoder().encode(JSON.stringify(four)),
      say: () => {
        throw new Error('out of\nmemory')
      },
      complain: (text) => said.push(text),
      untilTold: async () => async () => false,
    })
    expect(exit).toBe(1)
    expect(said).toEqual([
      'Topcut has a fault of its own (out of memory). Please report it with the file.\n',
    ])
  })
})
