import { expect, it } from 'vitest'
import { bracketWords } from './bracket.ts'

it('does not let the loser of a game be read as its winner where names have no endings', () => {
  const { way } = bracketWords('pl')
  expect([way.won('Ben', ' 2–0'), way.waits('Ben')]).toEqual([
    'wygrana z: Ben 2–0',
    'czeka na: Ben',
  ])
})
