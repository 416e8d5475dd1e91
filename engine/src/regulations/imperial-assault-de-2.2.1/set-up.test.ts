import { describe, expect, it } from 'vitest'
import { anyArmy, deployment } from '../../../testing/army.ts'
import { id, story } from '../../../testing/story.ts'
import { textsAt } from '../../index.ts'
import { setUpView } from '../../views/player/set-up.ts'
import { pointsCheck } from '../suites/set-up.suite.ts'
import { imperialAssaultDe221 } from './regulation.ts'

const { id: regulation } = imperialAssaultDe221

describe('at the table', () => {
  const armyOf = (points: number) => anyArmy({ deployments: [deployment({ points })] })

  it.each([
    [20, 40],
    [40, 20],
    [40, 40],
  ])('[IA-33] armies of %i and %i points: the guide says who has initiative', (first, second) => {
    const told = story({ regulation, players: 2, started: false })
    told.does({ kind: 'submit-list', player: id('p1'), list: armyOf(first) })
    told.does({ kind: 'submit-list', player: id('p2'), list: armyOf(second) })
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    told.seats('p1 - p2')
    expect(setUpView(told.state(), told.matchAt(1))).toMatchObject({
      initiative: { rule: 'IA-33', value: 'by-the-guide' },
      map: { rule: 'IA-33', value: 'initiative-player' },
      mirrorMatch: null,
      identification: null,
    })
  })

  it('[IA-33] initiative, map, deployment and command cards follow mission and armies', () => {
    expect(textsAt(imperialAssaultDe221, 'set-up').map(({ value }) => value.key)).toEqual([
      'set-up.mission',
      'set-up.deployment-cards',
      'set-up.skirmish-initiative',
      'set-up.map',
      'set-up.deployment',
      'set-up.command-decks',
    ])
  })
})

describe('adding up the opponent’s army', () => {
  pointsCheck(imperialAssaultDe221, 'IA-32')
})
