import type { PublicEvent } from '@topcut/engine'
import type { HallWords } from '../../words/hall.ts'

/** `Round 3 of 6` while the plan has a number for it, else `Round 3`. */
export const roundText = (words: HallWords, { round, stages, stage }: PublicEvent): string => {
  if (round === null) return ''
  const planned = stage === 1 ? (stages?.[0]?.rounds ?? null) : null
  return planned === null || round.number > planned
    ? words.round(round.number)
    : words.roundOf(round.number, planned)
}
