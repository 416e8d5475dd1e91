import { describe, expect, it, vi } from 'vitest'
import { readArguments } from './arguments.ts'
import { serveWords } from './serve-words.ts'
import { refusalIn, topcut } from './trial.suite.ts'

const served = (...words: readonly string[]) => serveWords(readArguments(words))

describe('the desk is meant', () => {
  it.each([
    [[], []],
    [['serve'], []],
    [['serve', '--port', '9'], ['--port=9']],
    [['--port', '9', 'serve'], ['--port=9']],
    [
      ['--data', 'here', '--tls'],
      ['--data=here', '--tls'],
    ],
    [
      ['serve', '--copies', '-a=b', '--cert', 'c', '--key', 'k'],
      ['--copies=-a=b', '--cert=c', '--key=k'],
    ],
    [['--port=9'], ['--port=9']],
    [['serve', '--lang', 'de'], ['--lang=de']],
    [
      ['--port', '8181', '--lang', 'de'],
      ['--port=8181', '--lang=de'],
    ],
  ])('by %j', (words, expected) => {
    expect(served(...words)).toEqual(expected)
  })

  it.each([
    [['--help']],
    [['serve', '--help']],
    [['serve', '-h']],
    [['serve', '--version']],
    [['--port', '9', '--version']],
    [['--data', 'here', 'backup']],
    [['standings', 'file']],
    [['']],
    [['-']],
  ])('but not by %j', (words) => {
    expect(served(...words)).toBeNull()
  })
})

describe('topcut serve', () => {
  it('explains itself', async () => {
    const said = await topcut(['serve', '--help'])
    expect(said).toMatchObject({ exit: 0, err: '' })
    expect(said.out).toContain('topcut serve')
  })

  it.each([
    [['serve', '--frob'], { problem: 'unknown-option', word: '--frob' }],
    [['serve', '--'], { problem: 'unknown-option', word: '--' }],
    [['--port', '9', '--'], { problem: 'unknown-option', word: '--' }],
    [['--frob'], { problem: 'unknown-option', word: '--frob' }],
    [['--port'], { problem: 'value-missing', word: '--port' }],
    [['serve', '--port', 'many'], { problem: 'out-of-range', word: '--port' }],
    [['--port', '70000'], { problem: 'out-of-range', word: '--port' }],
    [['serve', '--every', '5m'], { problem: 'option-of-another-command', of: 'serve' }],
    [['--every', '5m'], { problem: 'option-of-another-command', of: 'serve' }],
    [['serve', 'file'], { problem: 'no-file-wanted', word: 'serve' }],
    [['serve', '--lang', 'fr'], { problem: 'unknown-language', value: 'fr' }],
  ])('is refused in a sentence: %j', async (words, wrong) => {
    expect(refusalIn(await topcut(words))).toMatchObject({ code: 'wrong-use', ...wrong })
  })

  it('is refused in the language asked for', async () => {
    const said = await topcut(['serve', '--lang', 'de', '--port', 'many'])
    expect(refusalIn(said).message).toContain('--port geht von')
  })

  it('is refused in the language of the terminal where none is asked for, unlike what computes', async () => {
    vi.stubEnv('LC_ALL', 'de_DE.UTF-8')
    for (const words of [
      ['serve', '--port', '80x'],
      ['--port', '80x'],
      ['serve', '--frob'],
    ])
      expect(refusalIn(await topcut(words)).message).toContain('Hilfe: topcut --help')
    for (const words of [
      ['serve', '--port', '80x', '--lang', 'en'],
      ['backup', '--frob'],
    ])
      expect(refusalIn(await topcut(words)).message).toContain('Try: topcut --help')
  })
})
