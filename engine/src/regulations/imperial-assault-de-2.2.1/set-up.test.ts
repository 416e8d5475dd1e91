import { describe, expect, it } from 'vitest'
import { id, story } from '../../../testing/story.ts'
import { unsignedTables } from '../../event/reading/list-gate.ts'
import { setUpView } from '../../views/set-up.ts'
import { imperialAssaultDe221 } from './regulation.ts'

const { id: regulation } = imperialAssaultDe221

describe('at the table', () => {
  it('[IA-33] initiative is as the guide has it, and who has it brings the map', () => {
    const told = story({ regulation })
    told.seats('p1 - p2', 'p3 - p4')
    expect(setUpView(told.state(), told.matchAt(1))).toMatchObject({
      initiative: { rule: 'IA-33', value: 'by-the-guide' },
      map: { rule: 'IA-33', value: 'initiative-player' },
      mirrorMatch: null,
      identification: null,
    })
  })

  it('[IA-32] before round 1 each adds up the opponent’s army where that was ordered', () => {
    const told = story({ regulation })
    told.does({ kind: 'order-points-check' })
    told.seats('p1 - p2', 'p3 - p4')
    const { match } = told.matchAt(2)
    for (const player of ['p3', 'p4']) {
      told.does({ kind: 'sign-points-check', match, player: id(player) })
    }
    expect(unsignedTables(told.state())).toEqual([1])
    const { pointsCheck } = setUpView(told.state(), told.matchAt(2))
    expect(pointsCheck).toEqual({ rule: 'IA-32', value: [true, true] })
  })

  it('[IA-32] not once round 1 is under way', () => {
    const told = story({ regulation })
    told.seats('p1 - p2', 'p3 - p4')
    told.does({ kind: 'start-clock' })
    expect(told.refuses({ kind: 'order-points-check' })).toEqual({
      code: 'points-check-over',
      rule: 'IA-32',
    })
  })
})
