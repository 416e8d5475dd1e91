import { describe, expect, it } from 'vitest'
import { bracketStory, id, names, type Story, story } from '../../../testing/story.ts'
import { bracketView } from './bracket.ts'

/** Each round a line, each game `slots` and, once it is decided, `>winner`. */
const drawn = (told: Story) =>
  bracketView(told.state())?.rounds.map((games) =>
    games
      .map(({ slots, winner, isDecided }) => {
        const text = slots.map((slot) => slot ?? '.').join('–')
        return isDecided ? `${text} > ${winner ?? '.'}` : text
      })
      .join(', '),
  )

describe('the bracket on screen', () => {
  it('is none before the first elimination stage', () => {
    const told = story()
    expect(bracketView(told.state())).toBeNull()
    told.playRound()
    expect(bracketView(told.state())).toBeNull()
  })

  it('shows every round to the final, those to come with empty places', () => {
    const told = bracketStory(8)
    const open = ['p1–p8, p2–p7, p3–p6, p4–p5', '.–., .–.', '.–.']
    expect(drawn(told)).toEqual(open)
    told.does({ kind: 'pair-round' })
    expect(drawn(told)).toEqual(open)
    told.does({ kind: 'publish-round' })
    told.wins('p8')
    told.wins('p4')
    expect(drawn(told)).toEqual(['p1–p8 > p8, p2–p7, p3–p6, p4–p5 > p4', 'p8–p4, .–.', '.–.'])
    told.wins('p2')
    told.wins('p3')
    told.does({ kind: 'close-round' })
    told.playRound()
    expect(drawn(told)?.slice(1)).toEqual(['p8–p4 > p4, p2–p3 > p2', 'p4–p2'])
    expect(bracketView(told.state())?.champion).toBeNull()
    told.playRound()
    expect(drawn(told)?.at(-1)).toBe('p4–p2 > p2')
    expect(bracketView(told.state())).toMatchObject({ champion: 'p2', seeds: names(8) })
  })

  it('shows byes and withdrawals', () => {
    const told = bracketStory(3)
    expect(drawn(told)).toEqual(['p1–., p2–p3', '.–.'])
    told.does({ kind: 'drop-player', player: id('p2'), when: 'now' })
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    expect(drawn(told)).toEqual(['p1–. > p1, p2–p3 > p3', 'p1–p3'])
  })

  it.each([
    [2, [1]],
    [3, [2, 1]],
    [5, [4, 2, 1]],
    [16, [8, 4, 2, 1]],
    [33, [32, 16, 8, 4, 2, 1]],
  ])('of %i entrants has rounds of %j games', (entrants, sizes) => {
    const told = bracketStory(entrants)
    const count = () => bracketView(told.state())?.rounds.map((games) => games.length)
    expect(count()).toEqual(sizes)
    told.playRound()
    expect(count()).toEqual(sizes)
  })

  it('of a single entrant has no round', () => {
    const told = bracketStory(2, { players: 2 })
    told.does({ kind: 'undo', entry: told.entryOf('stage-started'), reason: 'p2 is leaving' })
    told.does({ kind: 'drop-player', player: id('p2'), when: 'now' })
    told.does({ kind: 'start-stage' })
    expect(bracketView(told.state())).toEqual({
      rounds: [],
      seeds: ['p1'],
      chart: [],
      champion: 'p1',
    })
  })
})
