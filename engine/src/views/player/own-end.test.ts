import { expect, it } from 'vitest'
import { bracketStory, id, type Setting } from '../../../testing/story.ts'
import { placedOf } from './own-end.ts'

const semiFinals = (setting: Setting = {}) => {
  const told = bracketStory(4, { players: 8, ...setting })
  told.does({ kind: 'pair-round' })
  told.does({ kind: 'publish-round' })
  const placed = (name: string) => {
    const places = placedOf(told.state(), id(name))
    return places === null ? null : [places.from, places.to]
  }
  return { told, placed }
}

it('is open for who still plays, and certain for who missed the cut', () => {
  const { placed } = semiFinals()
  expect(placed('p1')).toBeNull()
  // By one round alone, whoever lost by less stands before.
  expect(['p5', 'p6', 'p7', 'p8'].map(placed).toSorted()).toEqual([
    [5, 5],
    [6, 6],
    [7, 7],
    [8, 8],
  ])
})

it('is one of those for whom equally much was enough, until all of them are known', () => {
  const { told, placed } = semiFinals()
  told.wins('p1')
  expect(placed('p4')).toEqual([3, 4])
  expect(placed('p1')).toBeNull()
  told.wins('p2')
  expect([placed('p3'), placed('p4')]).toEqual([
    [3, 3],
    [4, 4],
  ])
  told.does({ kind: 'close-round' })
  told.does({ kind: 'pair-round' })
  told.does({ kind: 'publish-round' })
  expect(placed('p4')).toEqual([4, 4])
  told.wins('p2')
  expect([placed('p1'), placed('p2')]).toEqual([[2, 2], null])
})

it('is shared where the organizer has it so', () => {
  const { told, placed } = semiFinals({ options: { finalPlaces: 'shared' } })
  told.wins('p1')
  expect(placed('p4')).toEqual([3, 3])
})
