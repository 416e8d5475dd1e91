import type { PublicEvent } from '@topcut/engine'
import type { RoundWords } from '../../words/round.ts'

/** `Round 3 of 6` while the plan has a number for it; a round of the bracket by its name. */
export const roundText = (words: RoundWords, { round, roundNames }: PublicEvent): string => {
  const name = round === null ? undefined : roundNames[round.number - 1]
  return name === undefined ? '' : words.calledOf(name)
}
