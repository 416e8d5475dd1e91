import { describe, expect, it } from 'vitest'
import { linesRoom, namesRoom, pagesOf, wallUnit } from './wall-room.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('pages of the wall', () => {
  it('have everybody once, in order, about as many on each, and one page for forty-four', () => {
    expect(pagesOf(numbers(44))).toHaveLength(1)
    expect(pagesOf(numbers(45)).map(({ length }) => length)).toEqual([23, 22])
    expect(pagesOf(numbers(120)).map(({ length }) => length)).toEqual([40, 40, 40])
    expect(pagesOf(numbers(120)).flat()).toEqual(numbers(120))
    expect(pagesOf([])).toEqual([])
  })

  it('give a line for everybody its room', () => {
    expect(pagesOf(numbers(44), 220)).toHaveLength(2)
    expect(pagesOf(numbers(3), 2000)).toHaveLength(3)
  })
})

describe('the room for lines', () => {
  it('has fewer columns on an upright screen, and the same letters on a larger one', () => {
    expect(namesRoom(1920, 1080).columns).toEqual([1, 2, 3])
    expect(namesRoom(1080, 1920).columns).toEqual([1, 2])
    expect(namesRoom(3840, 2160).most).toBe(2 * namesRoom(1920, 1080).most)
    expect(wallUnit(1080, 1920)).toBeCloseTo(0.84375)
  })

  it('has two columns of standings where there are more than a dozen', () => {
    expect(linesRoom(1920, 1080, 12).columns).toEqual([1])
    expect(linesRoom(1920, 1080, 13).columns).toEqual([2])
    expect(linesRoom(1080, 1920, 44).columns).toEqual([1])
  })
})
