import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonFault } from './json-fault.ts'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('jsonFault', () => {
  it.each([
    ['', 0],
    ['   ', 3],
    ['{', 1],
    ['[', 1],
    ['[1', 2],
    ['{"a"', 4],
    ['{"a":', 5],
    ['{"a": a}', 6],
    ['{"a":1,}', 7],
    ['{a:1}', 1],
    ["{'a':1}", 1],
    ['[1,]', 3],
    ['[,1]', 1],
    ['[1 2]', 3],
    ['{"a" 1}', 5],
    ['{"a":1 "b":2}', 7],
    ['{"a":1]', 6],
    ['[1}', 2],
    ['[]]', 2],
    ['{}x', 2],
    ['01', 1],
    ['-', 0],
    ['1.', 1],
    ['1e', 1],
    ['.5', 0],
    ['+1', 0],
    ['NaN', 0],
    ['Infinity', 0],
    ['nul', 3],
    ['nulL', 3],
    ['tru}', 3],
    ['undefined', 0],
    ['"abc', 4],
    ['"a\nb"', 2],
    ['["\\q"]', 3],
    ['["\\u12g4"]', 3],
    ['// no comments\n{}', 0],
    ['{"a": 1 /* none */}', 8],
  ])('finds where %j stops being JSON', (text, offset) => {
    expect(jsonFault(text)).toEqual({ kind: 'broken', offset })
    expect(isJson(text)).toBe(false)
  })

  it.each([
    ['{"a":1,"a":2}', 'a', 7],
    ['[{"b":{"a":1,"\\u0061":2}}]', 'a', 13],
    ['{"__proto__":1,"__proto__":2}', '__proto__', 15],
    ['{"":1,"":2}', '', 6],
  ])('finds the second of two equal fields in %j', (text, field, offset) => {
    expect(jsonFault(text)).toEqual({ kind: 'repeated', offset, field })
  })

  it.each([
    '{"a":{"a":{"a":1}}}',
    '[{"a":1},{"a":2}]',
    ' \t\r\n[ 1 , -0 , 1.5e+3 , "\\u00e9\\n\\\\" , true , false , null , { } , [ ] ] ',
    '"\\ud800"',
  ])('finds nothing in %s', (text) => {
    expect(jsonFault(text)).toBeNull()
  })

  it('agrees with the parser about every value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2, '\t'), (value, indent) => {
        expect(jsonFault(JSON.stringify(value, null, indent))).toBeNull()
      }),
    )
  })

  it('agrees with the parser about damaged texts', () => {
    const piece = fc.constantFrom(...'{}[],:"\\ \n\u0000.-+eE019atrufnls/x')
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.nat(4), fc.array(piece), (json, at, gone, put) => {
        const from = at % (json.length + 1)
        const text = `${json.slice(0, from)}${put.join('')}${json.slice(from + gone)}`
        const fault = jsonFault(text)
        if (fault?.kind !== 'repeated') expect(fault === null, text).toBe(isJson(text))
        expect(fault?.offset ?? 0).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 2000 },
    )
  })

  it('comes back from any depth and any length', () => {
    const deep = 1_000_000
    expect(jsonFault('['.repeat(deep))).toEqual({ kind: 'broken', offset: deep })
    expect(jsonFault(`${'['.repeat(deep)}${']'.repeat(deep)}`)).toBeNull()
    expect(jsonFault('{"a":'.repeat(deep))).toEqual({ kind: 'broken', offset: 5 * deep })
    expect(jsonFault(`"${'x'.repeat(5 * deep)}"`)).toBeNull()
    expect(jsonFault('9'.repeat(5 * deep))).toBeNull()
  })
})
