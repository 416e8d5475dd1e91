import { describe, expect, it } from 'vitest'
import { serveWords } from './serve-words.ts'

describe('the desk is meant', () => {
  it.each([
    [[], []],
    [['serve'], []],
    [
      ['serve', '--port', '9'],
      ['--port', '9'],
    ],
    // What the desk does not know it says itself.
    [['serve', '--frob'], ['--frob']],
    [
      ['--data', 'here', '--tls'],
      ['--data', 'here', '--tls'],
    ],
    [['--port=9'], ['--port=9']],
  ])('by %j', (words, served) => {
    expect(serveWords(words)).toEqual(served)
  })

  it.each([
    [['--help']],
    [['--port', '9', '--version']],
    [['--data', 'here', 'backup']],
    [['standings', 'file']],
    [['--frob']],
    [['--port']],
    [['']],
    [['-']],
    [['--']],
    [['--port', '9', '--']],
  ])('but not by %j', (words) => {
    expect(serveWords(words)).toBeNull()
  })
})
