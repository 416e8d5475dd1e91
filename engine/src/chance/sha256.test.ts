import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sha256 } from './sha256.ts'

const nodes = (text: string) => createHash('sha256').update(text).digest('hex')

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('is the standard’s own example: %j', (text, digest) => {
    expect(sha256(text)).toBe(digest)
  })

  it.each([54, 55, 56, 63, 64, 65, 119, 120, 1000])('closes a block of %i signs', (length) => {
    expect(sha256('x'.repeat(length))).toBe(nodes('x'.repeat(length)))
  })

  it('is what any other machine makes of any text, half signs among them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (text) => {
        expect(sha256(text)).toBe(nodes(text))
        expect(sha256(`${text}\ud800`)).toBe(nodes(`${text}\ud800`))
      }),
      { numRuns: 40 },
    )
  })
})
