import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical } from './canonical.ts'

describe('the canonical form', () => {
  it('has its keys in order and no spaces', () => {
    expect(canonical({ b: [1, { d: null, c: 'é"' }], a: true, gone: undefined })).toBe(
      '{"a":true,"b":[1,{"c":"é\\"","d":null}]}',
    )
    expect([canonical([undefined, 2]), canonical([]), canonical({}), canonical(-0)]).toEqual([
      '[null,2]',
      '[]',
      '{}',
      '0',
    ])
  })

  it('says what JSON says of any value, the same for keys in any order', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonical(value)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
        expect(canonical(JSON.parse(text))).toBe(text)
        const turned = Object.entries(Object(value)).reverse()
        if (typeof value === 'object' && value !== null && !Array.isArray(value))
          expect(canonical(Object.fromEntries(turned))).toBe(text)
      }),
    )
  })
})
