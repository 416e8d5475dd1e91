import { scryptSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isOutdated, opens, sealed, usualCost } from './passphrase.ts'

const cheap = { log2N: 10, r: 8, p: 1 }

describe('a sealed passphrase', () => {
  it('is opened by itself alone, and says what a try costs', async () => {
    const seal = await sealed('zażółć gęślą', cheap)
    expect(seal).toMatch(/^scrypt:10,8,1:[\w-]{22}:[\w-]{43}$/)
    expect(await opens('zażółć gęślą'.normalize('NFD'), seal)).toBe(true)
    expect(await opens('zazolc gesla', seal)).toBe(false)
    expect(await sealed('zażółć gęślą', cheap)).not.toBe(seal)
  })

  it('costs what OWASP asks for, in 32 MB', () => {
    const { log2N, r, p } = usualCost
    // Their table: with N at 2^15 and r at 8, p is 3.
    expect([log2N, r, p]).toEqual([15, 8, 3])
    expect(128 * 2 ** log2N * r).toBe(32 * 2 ** 20)
  })

  it('of an earlier version is opened as well, and is known to be outdated', async () => {
    const salt = Buffer.from('sixteen bytes ok')
    const options = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 }
    const key = scryptSync('correct horse', salt, 32, options)
    const seal = `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`
    expect(await opens('correct horse', seal)).toBe(true)
    expect(await opens('wrong horse', seal)).toBe(false)
    expect(isOutdated(seal, usualCost)).toBe(true)
    expect(isOutdated(await sealed('correct horse', cheap), cheap)).toBe(false)
  })
})
