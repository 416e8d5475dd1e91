import { describe, expect, it } from 'vitest'
import { csvText } from './csv.ts'

const written = (...cells: readonly (string | number)[]) => csvText([cells]).slice(1).trim()

describe('a CSV file', () => {
  it('has a line for each line, and begins with the mark that names its encoding', () => {
    const text = csvText([
      ['a', 1],
      ['b', 2],
    ])
    expect(text).toBe('\uFEFFa,1\r\nb,2\r\n')
  })

  it('quotes what would end a cell', () => {
    expect(written('Lis, Ana', 'the "Fox"', 'a;b')).toBe('"Lis, Ana","the ""Fox""","a;b"')
  })

  it('runs no formula that somebody has put into a name', () => {
    expect(written('=HYPERLINK(A1)', '@x', '-1', -1)).toBe("'=HYPERLINK(A1),'@x,'-1,-1")
  })
})
