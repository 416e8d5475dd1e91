import { describe, expect, it } from 'vitest'
import { story } from '../../../testing/story.ts'
import { setUpView } from '../../views/player/set-up.ts'
import { pointsCheck } from '../suites/set-up.suite.ts'
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
})

describe('adding up the opponent’s army', () => {
  pointsCheck(imperialAssaultDe221, 'IA-32')
})
