import type { Result } from '@topcut/engine'
import type { Language } from '@topcut/protocol/words'
import { sideScores } from '../../parts/pairings/side-scores.ts'
import type { HallWords } from '../../words/hall.ts'

/** `100 – 24`, `1 : 1`, or how the match ended where nothing was counted. */
export const shortResult = (language: Language, words: HallWords, result: Result): string => {
  const between = result.ending === 'games' ? '\u00a0:\u00a0' : '\u00a0–\u00a0'
  return sideScores(language, result)?.join(between) ?? words.endings[result.ending]
}
