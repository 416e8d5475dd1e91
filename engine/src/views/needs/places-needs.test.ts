import { describe, expect, it } from 'vitest'
import { bracketStory, id, type Story, story } from '../../../testing/story.ts'
import { placesNeeds } from './places-needs.ts'

const rounds = (count: number) =>
  ({ kind: 'custom', stages: [{ kind: 'swiss', rounds: count, cut: null }] }) as const

/** `1–4: win 1–2, loss 3–4`. */
const said = (told: Story, player: string): string | null => {
  const view = placesNeeds(told.state(), id(player))
  if (view === null) return null
  const rows = view.outcomes.map(({ outcome, best, worst }) => `${outcome} ${best}–${worst}`)
  return [`${view.best}–${view.worst}`, ...rows].join(', ')
}

describe('which places can be reached without a cut', () => {
  it('is by tournament points what the last open matches leave, outcome by outcome', () => {
    const told = story({ structure: rounds(2) })
    told.plays('p1 100-0 p2', 'p3 100-0 p4')
    told.seats('p1 - p3', 'p2 - p4')
    expect(said(told, 'p1')).toBe('1–3, win 1–1, modified-win 1–1, draw 1–2, loss 2–3')
    expect(said(told, 'p2')).toBe('2–4, win 2–3, modified-win 3–3, draw 3–4, loss 4–4')
    told.wins('p1')
    expect(said(told, 'p2')).toBe('2–4, win 2–3, modified-win 3–3, draw 3–4, loss 4–4')
    told.wins('p4')
    told.does({ kind: 'close-round' })
    expect(said(told, 'p1')).toBe('1–1')
    expect(said(told, 'p2')).toBe('4–4')
  })

  it('is what nobody can be kept from while rounds are still to be paired', () => {
    const told = story({ structure: rounds(3) })
    told.plays('p1 100-0 p2', 'p3 100-0 p4')
    const view = placesNeeds(told.state(), id('p1'))
    expect(view).toMatchObject({ best: 1, worst: 4, match: 'next', until: 'end', roundsLeft: 2 })
  })

  it('is about this round where no end is fixed, and counts who has left with what they have', () => {
    const told = story({ players: 6 })
    told.plays('p1 100-0 p2', 'p3 100-0 p4', 'p5 100-0 p6')
    told.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
    told.does({ kind: 'drop-player', player: id('p6'), when: 'now' })
    told.seats('p2 - p4', 'p3 - p5')
    expect(placesNeeds(told.state(), id('p3'))).toMatchObject({ until: 'round', best: 1 })
    // Whoever left with a win stays before who loses twice.
    expect(placesNeeds(told.state(), id('p2'))?.outcomes.at(-1)).toMatchObject({
      best: 5,
      worst: 6,
    })
    expect(placesNeeds(told.state(), id('p1'))).toMatchObject({ match: null })
  })

  it('is not asked where a cut is ahead or made', () => {
    expect(placesNeeds(bracketStory(4).state(), id('p1'))).toBeNull()
  })
})
