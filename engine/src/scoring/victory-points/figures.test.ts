import { describe, expect, it } from 'vitest'
import { groupPoints, victoryPointsFrom } from './figures.ts'

const group = { figureCost: 3, attachments: [2] }

describe('victory points from figures', () => {
  it.each([
    { defeats: 0, left: 3, points: 0 },
    { defeats: 1, left: 2, points: 3 },
    { defeats: 2, left: 1, points: 6 },
    { defeats: 3, left: 0, points: 11 },
    { defeats: 3, left: 1, points: 9 },
    { defeats: 4, left: 0, points: 14 },
  ])(
    '[IA-53] $defeats defeats of a group of three at 3 with an attachment at 2, $left left: $points',
    ({ points, ...fallen }) => {
      expect(groupPoints({ ...group, ...fallen })).toBe(points)
    },
  )

  it('[IA-53] a group that never stood gives nothing for its attachment', () => {
    expect(groupPoints({ ...group, defeats: 0, left: 0 })).toBe(0)
  })

  it('[IA-53] every attachment of the last figure counts', () => {
    expect(groupPoints({ figureCost: 9, defeats: 1, left: 0, attachments: [1, 4] })).toBe(14)
  })

  it('[IA-53] cards and the mission count in the total, not among the defeats', () => {
    const groups = [
      { ...group, defeats: 3, left: 0 },
      { figureCost: 9, defeats: 1, left: 0, attachments: [] },
    ]
    expect(victoryPointsFrom(groups, 10)).toEqual({ defeats: 20, total: 30 })
    expect(victoryPointsFrom(groups)).toEqual({ defeats: 20, total: 20 })
  })
})
