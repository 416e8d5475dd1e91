import { resolve } from 'node:path'
import { languages } from '@topcut/protocol/words'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readArguments } from './arguments.ts'

beforeEach(() =>
  vi.stubEnv('TOPCUT_SECOND_COPIES', '').stubEnv('TOPCUT_DATA', '').stubEnv('LC_ALL', 'C.UTF-8'),
)

describe('what a server is started with', () => {
  it('may be nothing', () => {
    expect(readArguments([])).toEqual({
      ok: true,
      value: { port: 8080, host: '127.0.0.1', data: resolve('data'), language: 'en' },
    })
  })

  it('may find its data where the machine is set to, and elsewhere where that is asked for', () => {
    vi.stubEnv('TOPCUT_DATA', 'home')
    expect(readArguments([])).toMatchObject({ value: { data: resolve('home') } })
    expect(readArguments(['--data', 'x'])).toMatchObject({ value: { data: resolve('x') } })
  })

  it('may name a second folder for copies, which counts before the machine’s settings', () => {
    vi.stubEnv('TOPCUT_SECOND_COPIES', 'setting')
    expect(readArguments([])).toMatchObject({ value: { second: resolve('setting') } })
    expect(readArguments(['--copies', 'stick'])).toMatchObject({
      value: { second: resolve('stick') },
    })
  })

  it('may ask for TLS, with a certificate of its own or one that is handed in', () => {
    expect(readArguments(['--tls'])).toMatchObject({ ok: true, value: { tls: 'own' } })
    expect(readArguments(['--tls', '--cert', 'c.pem', '--key', 'k.pem'])).toMatchObject({
      value: { tls: { cert: resolve('c.pem'), key: resolve('k.pem') } },
    })
  })

  it('never goes on in the clear where half of that was asked for', () => {
    for (const [language, word] of [
      ['en_GB.UTF-8', 'go together'],
      ['de_DE.UTF-8', 'gehören zusammen'],
      ['pl_PL.UTF-8', 'razem'],
    ] as const) {
      vi.stubEnv('LC_ALL', language)
      for (const half of [
        ['--cert', 'c.pem'],
        ['--key', 'k.pem'],
      ]) {
        const found = readArguments(['--tls', ...half])
        expect(found).toMatchObject({ ok: false, why: expect.stringContaining(word) })
      }
      const without = readArguments(['--cert', 'c.pem', '--key', 'k.pem'])
      expect(without).toMatchObject({ ok: false, why: expect.stringContaining('--tls') })
    }
  })

  it('is answered in the language asked for, before the terminal’s own', () => {
    vi.stubEnv('LC_ALL', 'pl_PL.UTF-8')
    expect(readArguments([])).toMatchObject({ value: { language: 'pl' } })
    expect(readArguments(['--lang=de'])).toMatchObject({ value: { language: 'de' } })
    expect(readArguments(['--lang=de', '--port=x'])).toMatchObject({
      ok: false,
      why: expect.stringContaining('muss eine Zahl'),
    })
  })

  it.each([
    [['--prot', '9'], '--prot'],
    [['foo'], 'foo'],
    [['--', 'foo'], 'foo'],
    [['-x'], '-x'],
    [['--constructor'], '--constructor'],
    [['--tls=no'], '--tls=no'],
    [['--port'], '--port'],
    [['--port', '--tls'], '--port'],
  ])('is no %j: the sentence names the word and those there are', (typed, word) => {
    const said = languages.map((lang) => {
      const read = readArguments([`--lang=${lang}`, ...typed])
      return read.ok ? '' : read.why
    })
    expect(new Set(said).size).toBe(languages.length)
    for (const why of said) {
      const [told = '', known = ''] = why.split('. ')
      expect(told).toContain(word)
      expect(known.match(/--\w+/g)).toEqual(
        ['port', 'host', 'data', 'copies', 'tls', 'cert', 'key', 'lang', 'help'].map(
          (name) => `--${name}`,
        ),
      )
    }
  })

  it.each(['--help', '-h'])('may be asked for what there is: %s', (word) => {
    expect(readArguments([word, '--lang', 'de'])).toEqual({
      ok: false,
      isHelp: true,
      why: expect.stringContaining('Optionen: --port N'),
    })
  })

  it('may have a value that begins with a stroke, behind =', () => {
    expect(readArguments(['--data=-a'])).toMatchObject({ value: { data: resolve('-a') } })
  })

  it.each([['--port'], ['--copies'], ['somewhere']])('is refused in a sentence: %s', (word) => {
    expect(readArguments([word])).toMatchObject({ ok: false, why: expect.stringContaining(word) })
  })
})
