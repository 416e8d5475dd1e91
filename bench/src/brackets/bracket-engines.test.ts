import { describe, expect, it } from 'vitest'
import { luckFrom } from '../luck.ts'
import { bracketEngines } from './bracket-engines.ts'

describe.each(bracketEngines)('$name', ({ build }) => {
  it.each([4, 6, 8, 16])('plays every game of %i entrants, before the final', async (entrants) => {
    const play = await build(entrants)
    const games = await play(luckFrom(entrants))
    const on = (side: string) => games.filter((game) => game.side === side).length
    expect([on('winners'), on('losers')]).toEqual([entrants - 1, entrants - 2])
    expect([1, 2]).toContain(on('final'))
    expect(games.every(({ players: [a, b] }) => a !== b)).toBe(true)
  })
})
