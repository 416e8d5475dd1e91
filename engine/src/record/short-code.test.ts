import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sha256 } from '../chance/sha256.ts'
import { isCodeOf, shortCode } from './short-code.ts'

describe('the short code of a hash', () => {
  it('is four groups of four without letters that are mistaken for each other', () => {
    fc.assert(
      fc.property(fc.nat(), (n) => {
        expect(shortCode(sha256(`${n}`))).toMatch(
          /^([2-9A-HJKMNP-TV-Z]{4} ){3}[2-9A-HJKMNP-TV-Z]{4}$/,
        )
      }),
    )
  })

  it('is known however it is typed, and so is the whole hash', () => {
    const hash = sha256('a record')
    const code = shortCode(hash)
    for (const typed of [
      code,
      code.toLowerCase(),
      code.replaceAll(' ', ''),
      ` ${code.replaceAll(' ', '-')}`,
      // Hyphen, non-breaking hyphen, en dash, em dash, minus, soft hyphen, non-breaking space, none.
      ...[...'\u2010\u2011\u2013\u2014\u2212\u00ad\u00a0\u200b'].map((sign) =>
        code.replaceAll(' ', sign),
      ),
      hash,
    ])
      expect(isCodeOf(hash, typed), typed).toBe(true)
  })

  it('is nobody else’s, nor is a part of it', () => {
    const hash = sha256('a record')
    for (const typed of ['', ' ', shortCode(hash).slice(0, 9), shortCode(sha256('another'))])
      expect(isCodeOf(hash, typed), typed).toBe(false)
  })
})
