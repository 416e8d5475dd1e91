import type { Result } from '@topcut/engine'
import { type Language, scoreText, shortResultText } from '@topcut/protocol/words'
import type { Setting } from './draft.ts'
import { tableScore } from './side-points.ts'

/** A result as it stands in its row: its score, else in a few words. */
export const resultShown = (language: Language, setting: Setting, result: Result): string => {
  const score = tableScore(setting, result)
  return score === null ? shortResultText(language, result) : scoreText(language, score)
}
