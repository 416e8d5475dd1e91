import { describe, expect, it } from 'vitest'
import { story } from '../../../testing/story.ts'
import { setUpView } from '../../views/set-up.ts'
import { cardGameDe2014 } from './regulation.ts'
import { cardGameDe2014Team } from './team-regulation.ts'

const tableOf = (regulation: string) => {
  const told = story({ regulation, players: 2 })
  told.seats('p1 - p2')
  return setUpView(told.state(), told.matchAt(1))
}

describe('before a match', () => {
  it('[LCG-30] a lot gives the choice of sides', () => {
    expect(tableOf(cardGameDe2014.id).firstSides).toEqual({
      rule: 'LCG-30',
      value: 'lot-gives-choice',
    })
  })

  it('[LCG-31] sides are swapped for the second game', () => {
    expect(tableOf(cardGameDe2014.id).secondSides).toEqual({ rule: 'LCG-31', value: 'swapped' })
  })

  it('[LCG-62] of teams a lot says who is dark, and the seats follow', () => {
    expect(tableOf(cardGameDe2014Team.id)).toMatchObject({
      firstSides: { rule: 'LCG-62', value: 'lot-gives-dark' },
      secondSides: { rule: 'LCG-31', value: 'swapped' },
      teamSeats: {
        rule: 'LCG-62',
        value: [
          [
            { side: 'dark', number: 2 },
            { side: 'dark', number: 1 },
          ],
          [
            { side: 'light', number: null },
            { side: 'light', number: null },
          ],
        ],
      },
    })
    expect(tableOf(cardGameDe2014.id).teamSeats).toBeNull()
  })
})
