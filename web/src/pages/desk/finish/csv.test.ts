import { describe, expect, it } from 'vitest'
import { csvText } from './csv.ts'

const written = (...cells: readonly (string | number)[]) => csvText([cells], 'en').slice(1).trim()

describe('a CSV file', () => {
  it('has a line for each line, and begins with the mark that names its encoding', () => {
    const text = csvText(
      [
        ['a', 1],
        ['b', 2],
      ],
      'en',
    )
    expect(text).toBe('\uFEFFa,1\r\nb,2\r\n')
  })

  it('quotes what would end a cell', () => {
    expect(written('Lis, Ana', 'the "Fox"', 'a;b')).toBe('"Lis, Ana","the ""Fox""","a;b"')
  })

  it('has no cell that becomes a day of the year, and leaves names and numbers alone', () => {
    expect(written('1/2', '5/8', '4-0-0', '12.50', 'Team 1/2', '3-PO', 7)).toBe(
      '1\u20442,5\u20448,4–0–0,12.50,Team 1/2,3-PO,7',
    )
  })

  it.each(['de', 'pl'] as const)('is parted and counted as spreadsheets do in %s', (language) => {
    const text = csvText([['Lis, Ana', 12.5, '5/8', 7]], language)
    expect(text).toBe('\uFEFF"Lis, Ana";"12,5";5\u20448;7\r\n')
  })

  it('runs no formula that somebody has put into a name', () => {
    expect(written('=HYPERLINK(A1)', '@x', '-1', -1)).toBe("'=HYPERLINK(A1),'@x,'-1,-1")
  })
})
