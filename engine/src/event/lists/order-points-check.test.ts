import { describe, expect, it } from 'vitest'
import { role, type Story, story } from '../../../testing/story.ts'
import { leaderId } from '../../vocabulary/ids.ts'

const order = { kind: 'order-points-check' } as const
const started = () => story({ regulation: 'x-wing/de' })

describe('order-points-check', () => {
  it.each<[string, (told: Story) => void]>([
    ['before the pairing', () => {}],
    ['while nobody has seen the round', (told) => void told.does({ kind: 'pair-round' })],
    ['while the round is set up', (told) => told.seats('p1 - p2', 'p3 - p4')],
  ])('is granted %s', (_, happens) => {
    const told = started()
    happens(told)
    expect(told.facts(order)).toEqual([{ kind: 'points-check-ordered' }])
    expect(told.state().pointsCheckOrdered).toBe(true)
  })

  it.each<[string, (told: Story) => void]>([
    ['the clock runs', (told) => void told.does({ kind: 'start-clock' })],
    ['a result is there', (told) => told.wins('p1')],
    [
      'the round is over',
      (told) => {
        told.wins('p1')
        told.wins('p3')
        told.does({ kind: 'close-round' })
      },
    ],
  ])('is refused when %s', (_, happens) => {
    const told = started()
    told.seats('p1 - p2', 'p3 - p4')
    happens(told)
    expect(told.refuses(order)).toEqual({ code: 'points-check-over', rule: 'XWDE-53' })
  })

  it('is the marshal’s to order; the organizer stands in where there is none', () => {
    const told = started()
    told.does({ kind: 'appoint-leader', leader: leaderId('max'), role: 'marshal' })
    expect(told.refuses(order)).toEqual({
      code: 'not-allowed',
      role: 'organizer',
      command: 'order-points-check',
      rule: 'XWDE-53',
    })
    told.does(order, role('marshal'))
  })

  it('is refused where the document does not know it', () => {
    expect(story().refuses(order)).toEqual({
      code: 'not-in-this-regulation',
      what: 'order-points-check',
      regulation: 'x-wing/en-3.2',
    })
  })
})
