import { describe, expect, it } from 'vitest'
import { columnsOf, drawnColumns, gridFor, pagesOf, wallGrid, wallUnit } from './wall-grid.ts'

const names = { above: 454, row: 76 }
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('the grid of the wall', () => {
  it('holds three columns of eight at 1920 × 1080, and the same on a larger screen', () => {
    expect(wallGrid(1920, 1080, names)).toEqual({ columns: 3, rows: 8 })
    expect(wallGrid(3840, 2160, names)).toEqual({ columns: 3, rows: 8 })
    expect(wallGrid(1280, 720, names)).toEqual({ columns: 3, rows: 8 })
  })

  it('has fewer columns and more rows on an upright screen, and text as large', () => {
    expect(wallUnit(1080, 1920)).toBeCloseTo(0.84375)
    expect(wallGrid(1080, 1920, names)).toEqual({ columns: 2, rows: 23 })
    expect(drawnColumns(1920, 1080)).toBe(3)
    expect(drawnColumns(1080, 1920)).toBe(2)
  })

  it('makes few lines larger, as long as they stand on one page', () => {
    const lines = (count: number) => gridFor(count, 1920, 1080, { above: 292, row: 68 })
    expect(lines(14)).toEqual({ columns: 2, rows: 7, scale: 1.5 })
    expect(lines(18)).toEqual({ columns: 2, rows: 9, scale: 1.25 })
    expect(lines(19)).toEqual({ columns: 3, rows: 11, scale: 1 })
    expect(lines(500).scale).toBe(1)
  })

  it('has room for one line on any screen', () => {
    expect(wallGrid(0, 0, names)).toEqual({ columns: 1, rows: 1 })
    expect(wallGrid(1920, 1080, { above: 1200, row: 76 }).rows).toBe(1)
  })
})

describe('pages', () => {
  const grid = { columns: 3, rows: 8 }
  it('have everybody once, in order, about as many on each', () => {
    const pages = pagesOf(numbers(50), grid)
    expect(pages.map(({ length }) => length)).toEqual([17, 17, 16])
    expect(pages.flat()).toEqual(numbers(50))
    expect(pagesOf([], grid)).toEqual([])
  })

  it('are read column by column', () => {
    expect(columnsOf(numbers(7), grid)).toEqual([[1, 2, 3], [4, 5, 6], [7]])
    expect(columnsOf(numbers(24), grid).map(({ length }) => length)).toEqual([8, 8, 8])
  })
})
