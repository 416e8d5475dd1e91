import { resolve } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readArguments } from './arguments.ts'

beforeEach(() => vi.stubEnv('TOPCUT_SECOND_COPIES', ''))

describe('what a server is started with', () => {
  it('may be nothing', () => {
    expect(readArguments([])).toEqual({
      ok: true,
      value: { port: 8080, host: '127.0.0.1', data: resolve('data') },
    })
  })

  it('may name a second folder for copies, which counts before the machine’s settings', () => {
    vi.stubEnv('TOPCUT_SECOND_COPIES', 'setting')
    expect(readArguments([])).toMatchObject({ value: { second: resolve('setting') } })
    expect(readArguments(['--copies', 'stick'])).toMatchObject({
      value: { second: resolve('stick') },
    })
  })

  it.each([['--port'], ['--copies'], ['somewhere']])('is refused in a sentence: %s', (word) => {
    expect(readArguments([word])).toMatchObject({ ok: false, why: expect.stringContaining(word) })
  })
})
