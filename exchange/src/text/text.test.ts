import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mendedJson } from '../formats/cryodex/mended-json.ts'
import { decode } from './decode.ts'
import { lineOfPath } from './line-of-path.ts'
import { readTable, writeTable } from './read-table.ts'

describe('decode', () => {
  it('reads every text in UTF-8, with a mark or without', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!text.startsWith('\ufeff'))
        expect(decode(new TextEncoder().encode(text))).toBe(text)
        expect(decode(new TextEncoder().encode(`\ufeff${text}`))).toBe(text)
      }),
    )
  })

  it.each([
    ['Windows-1252', [0x5a, 0x6f, 0xeb, 0x20, 0x80, 0x93], 'Zoë €“'],
    ['UTF-16 of little ends', [0xff, 0xfe, 0x41, 0, 0x42, 1], 'Ał'],
    ['UTF-16 of big ends', [0xfe, 0xff, 0, 0x41], 'A'],
    ['too long a form of UTF-8', [0xc0, 0xaf], 'À¯'],
    ['half a letter at the end', [0x41, 0xc5], 'AÅ'],
  ])('reads %s', (_, bytes, text) => {
    expect(decode(Uint8Array.from(bytes))).toBe(text)
  })
})

describe('a table', () => {
  it('is read as it was written, whatever is in its cells', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'é', ',', ';', '\t', '"', '\n', '\r', ' '),
    })
    const row = fc.tuple(fc.constant('x'), cell, cell)
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows) => {
        const { rows: read, openQuote } = readTable(writeTable([['a', 'b', 'c'], ...rows]))
        expect(openQuote).toBe(null)
        expect(read.slice(1).map(({ cells }) => cells)).toEqual(rows)
      }),
    )
  })

  it.each([',', ';', '\t'])('may be parted by %j', (sign) => {
    const text = `${['a', 'b'].join(sign)}\r\n${['"1, 2;\t3"', 'x'].join(sign)}`
    expect(readTable(text).rows[1]).toEqual({ line: 2, cells: ['1, 2;\t3', 'x'] })
  })

  it('names the line of a quotation mark that is never closed', () => {
    expect(readTable('a,b\n1,2\n3,"4\n5').openQuote).toBe(3)
  })
})

describe('the line of a place', () => {
  const text = '{\n "a": [1,\n  {"b": "}]",\n   "c": [true]}],\n "d": null\n}'
  it.each([
    ['', 1],
    ['a', 2],
    ['a[1]', 3],
    ['a[1].c', 4],
    ['a[1].c[0]', 4],
    ['d', 5],
    ['a[1].missing', 3],
    ['a[7]', 2],
  ])('%s is in line %i', (path, line) => {
    expect(lineOfPath(text, path)).toBe(line)
  })
})

describe('JSON in which only quotation marks are escaped', () => {
  it.each([
    ['{"a":"back\\slash"}', { a: 'back\\slash' }],
    ['{"a":"two\nlines"}', { a: 'two lines' }],
    ['{"a":"an \\"ace\\" \\n"}', { a: 'an "ace" \\n' }],
  ])('%j is mended', (text, value) => {
    expect(JSON.parse(mendedJson(text))).toEqual(value)
  })
})
