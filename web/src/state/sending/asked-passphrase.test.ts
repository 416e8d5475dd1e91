import { describe, expect, it } from 'vitest'
import { asked, askPassphrase } from './asked-passphrase.ts'

describe('a passphrase that a request waits for', () => {
  it('is asked for with the reason, and handed on', async () => {
    const given = askPassphrase('others could listen in')
    expect(asked.get()?.detail).toBe('others could listen in')
    asked.get()?.answer('correct horse')
    expect(await given).toBe('correct horse')
    expect(asked.get()).toBeNull()
  })

  it('is asked for once at a time: who asked before is told no', async () => {
    const first = askPassphrase('one')
    const second = askPassphrase('two')
    expect(await first).toBeNull()
    asked.get()?.answer('correct horse')
    expect(await second).toBe('correct horse')
  })
})
