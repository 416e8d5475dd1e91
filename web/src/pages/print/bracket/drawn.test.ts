import { describe, expect, it } from 'vitest'
import { bracketWords } from '../../../words/bracket.ts'
import { blankChart, blankTree, splitTree } from './drawn.ts'

const seedsOf = (size: number) =>
  blankTree(bracketWords('en'), size)[0]?.map(({ slots }) => slots.map(({ seed }) => seed))

describe('a bracket on paper', () => {
  it('seeds a blank tree so that the first two meet last', () => {
    expect(seedsOf(8)).toEqual([
      [1, 8],
      [4, 5],
      [2, 7],
      [3, 6],
    ])
    const tree = blankTree(bracketWords('en'), 8)
    expect(tree.map((games) => games.length)).toEqual([4, 2, 1])
    const names = tree.flat().map(({ name }) => name)
    expect(names.slice(-3)).toEqual(['Semi-final 1', 'Semi-final 2', 'Final'])
    expect(new Set(names).size).toBe(7)
  })

  it('splits a tree that is too large into branches and what they lead to', () => {
    const tree = [[1, 2, 3, 4, 5, 6, 7, 8], [11, 12, 13, 14], [21, 22], [31]]
    expect(splitTree(tree, 8)).toEqual([tree])
    expect(splitTree(tree, 2)).toEqual([
      [[1, 2], [11]],
      [[3, 4], [12]],
      [[5, 6], [13]],
      [[7, 8], [14]],
      [[21, 22], [31]],
    ])
  })

  it('puts games of a chart next to those they meet', () => {
    const games = blankChart(bracketWords('en'), 8)
    const first = games.filter(({ slot, side }) => slot === 1 && side === 'winners')
    expect(first.map(({ game }) => game)).toEqual(['W1', 'W4', 'W2', 'W3'])
    expect(games).toHaveLength(15)
  })

  it('puts byes where a game would be: next to those whom whoever has one meets', () => {
    const games = blankChart(bracketWords('en'), 6)
    const named = (slot: number, side: string) =>
      games.filter((game) => game.slot === slot && game.side === side).map(({ game }) => game)
    expect(named(1, 'winners')).toEqual(['W1', 'W4', 'W2', 'W3'])
    expect(named(2, 'winners')).toEqual(['W5', 'W6'])
    expect(named(2, 'losers')).toEqual(['L1', 'L2'])
    expect(named(3, 'losers')).toEqual(['L3', 'L4'])
  })

  it('says in a blank chart who comes from where', () => {
    const games = blankChart(bracketWords('en'), 8)
    expect(games.find(({ game }) => game === 'W1')?.slots.map(({ seed }) => seed)).toEqual([1, 8])
    expect(games.find(({ game }) => game === 'L1')?.slots.map(({ origin }) => origin)).toEqual([
      'loser of W1',
      'loser of W4',
    ])
  })
})
