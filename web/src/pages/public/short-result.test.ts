import { shortResultText } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { hallWords } from '../../words/hall.ts'
import { shortResult } from './short-result.ts'

describe('a result in a narrow column', () => {
  it.each([
    { ending: 'destruction', score: [100, 24] },
    { ending: 'concession', by: 'first' },
    { ending: 'concession', by: 'first', score: [0, 100] },
    { ending: 'games', games: ['first', 'second'] },
    { ending: 'games', games: [{ conceded: 'first' }, 'second'] },
    { ending: 'games', games: [{ annulled: 'first' }, 'draw'] },
    { ending: 'double-loss' },
  ] as const)('is the same as at the desk: %o', (result) => {
    expect(shortResult('en', hallWords('en'), result)).toBe(shortResultText('en', result))
    expect(shortResult('pl', hallWords('pl'), result)).toBe(shortResultText('pl', result))
  })
})
