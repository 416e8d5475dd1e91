import { describe, expect, it } from 'vitest'
import { nameLength, shortNames } from './short-names.ts'

describe('names at a table', () => {
  it('take two lines once they are longer than 24 letters, wide letters counted twice', () => {
    expect(nameLength('Anna Schmidt (#6)')).toBe('usual')
    expect(nameLength('a'.repeat(24))).toBe('usual')
    expect(nameLength('a'.repeat(25))).toBe('long')
    expect(nameLength('Małgorzata Dębska-Wiśniewska')).toBe('long')
    expect(nameLength('田'.repeat(12))).toBe('usual')
    expect(nameLength('田'.repeat(13))).toBe('long')
  })

  it('have smaller letters once two lines are not enough either', () => {
    expect(nameLength('a'.repeat(36))).toBe('long')
    expect(nameLength('a'.repeat(37))).toBe('longest')
    expect(nameLength('Konstantin Freiherr von Achterberg-Hohenlohe')).toBe('longest')
  })

  it('are first names where those tell the two apart, else all of it', () => {
    expect(shortNames(['Xenia Rull', 'Carla Nowik'])).toEqual(['Xenia', 'Carla'])
    const teams = ['Zwei Brüder', 'Die drei Fragezeichen'] as const
    expect(shortNames(teams, true)).toEqual(teams)
    expect(shortNames(['Anna Schmidt (#6)', 'Anna Schmidt (#7)'])).toEqual([
      'Anna Schmidt (#6)',
      'Anna Schmidt (#7)',
    ])
  })
})
