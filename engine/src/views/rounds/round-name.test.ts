import { describe, expect, it } from 'vitest'
import { bracketStory, id, type Story, story } from '../../../testing/story.ts'
import { roundNameOf } from './round-name.ts'

const namesIn = (told: Story) =>
  told.state().rounds.map(({ number }) => roundNameOf(told.state(), number))

describe('what a round is called', () => {
  it('is its number in Swiss rounds, with how many there are where that is planned', () => {
    const told = bracketStory(4)
    expect(roundNameOf(told.state(), 1)).toEqual({ kind: 'numbered', round: 1, of: 1 })
    const open = story()
    open.playRound()
    expect(roundNameOf(open.state(), 1)).toEqual({ kind: 'numbered', round: 1, of: null })
  })

  it('is how far it is to the final in a bracket, the one to be paired next among them', () => {
    const told = bracketStory(8)
    const before = told.state().rounds.length
    expect(roundNameOf(told.state(), before + 1)).toEqual({ kind: 'left', left: 3 })
    for (const left of [3, 2, 1]) {
      told.playRound()
      expect(namesIn(told).at(-1)).toEqual({ kind: 'left', left })
    }
    expect(
      namesIn(told)
        .slice(0, before)
        .every(({ kind }) => kind === 'numbered'),
    ).toBe(true)
  })

  it('counts places, not who is left: a bracket of six begins with its top 8', () => {
    const told = bracketStory(6)
    told.playRound()
    expect(namesIn(told).at(-1)).toEqual({ kind: 'left', left: 3 })
  })

  it('stays when somebody leaves and fewer rounds are played', () => {
    const told = bracketStory(4)
    told.playRound()
    told.does({ kind: 'drop-player', player: id('p2'), when: 'now' })
    told.does({ kind: 'pair-round' })
    expect(namesIn(told).slice(-2)).toEqual([
      { kind: 'left', left: 2 },
      { kind: 'left', left: 1 },
    ])
  })

  it('is a block of games where two defeats are needed, then the grand final and the reset', () => {
    const told = story({
      regulation: 'card-game/de-2014',
      structure: {
        kind: 'custom',
        stages: [
          { kind: 'swiss', rounds: 1, cut: null },
          { kind: 'double-elimination', rounds: null, cut: 4 },
        ],
      },
    })
    told.playRound(() => ({ ending: 'games', games: ['first', 'first'] }))
    told.does({ kind: 'make-cut' })
    told.does({ kind: 'start-stage' })
    const before = told.state().rounds.length
    const expected = [
      { kind: 'block', block: 1 },
      { kind: 'block', block: 2 },
      { kind: 'block', block: 3 },
      { kind: 'grand-final' },
      { kind: 'reset' },
    ]
    for (const [index, name] of expected.entries()) {
      expect(roundNameOf(told.state(), before + index + 1)).toEqual(name)
    }
  })
})
