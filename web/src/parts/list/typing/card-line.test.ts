import { describe, expect, it } from 'vitest'
import { cardLine, cardLines, cardText } from './card-line.ts'

describe('a line of a list', () => {
  it.each([
    { line: 'Wedge Antilles (29)', name: 'Wedge Antilles', points: 29, count: 1 },
    { line: '  - R2-D2 (4 pts)', name: 'R2-D2', points: 4, count: 1 },
    { line: '• Refit (-2)', name: 'Refit', points: -2, count: 1 },
    { line: 'Refit (−2)', name: 'Refit', points: -2, count: 1 },
    { line: '2x Academy Pilot (12)', name: 'Academy Pilot', points: 12, count: 2 },
    { line: '3 Academy Pilot (12 Punkte)', name: 'Academy Pilot', points: 12, count: 3 },
    { line: '3 × Trooper', name: 'Trooper', points: null, count: 3 },
    { line: '4-LOM (27)', name: '4-LOM', points: 27, count: 1 },
    { line: 'Chewbacca (Heroes) (42)', name: 'Chewbacca (Heroes)', points: 42, count: 1 },
  ])('$line', ({ line, ...read }) => {
    expect(cardLine(line, 'points')).toEqual({ ...read, marks: [] })
  })

  it('takes a bare number for points or for how many, as it is told', () => {
    expect(cardLine('12 Stormtrooper', 'points')).toMatchObject({ points: 12, count: 1 })
    expect(cardLine('2 Stormtrooper')).toMatchObject({ points: null, count: 2 })
  })

  it('has its marks in square brackets', () => {
    expect(cardLine('Corvette (90) [Epic, Other]').marks).toEqual(['epic', 'other'])
    expect(cardLine('Corvette (90) [epic]').name).toBe('Corvette')
  })

  it('counts as often as it says, but never without end', () => {
    expect(cardLines('2x A\n\nB (3)').map(({ name }) => name)).toEqual(['A', 'A', 'B'])
    expect(cardLines('99x A')).toHaveLength(60)
    expect(cardLines('0x A')).toHaveLength(1)
  })

  it('reads what it writes', () => {
    const written = { name: 'Refit', points: -2, marks: ['epic'] }
    expect(cardLine(cardText(written))).toEqual({ ...written, count: 1 })
  })
})
