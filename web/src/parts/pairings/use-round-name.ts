import type { PublicEvent } from '@topcut/engine'
import { hallWords } from '../../words/hall.ts'
import { roundNames } from '../../words/round-names.ts'
import { useWords } from '../../words/use-words.ts'
import { roundName } from './round-name.ts'

type Named = Pick<NonNullable<PublicEvent['round']>, 'number' | 'inStage'>

/** What everybody calls a round; nothing before the first. */
export const useRoundName = (): ((round: Named | null) => string) => {
  const words = useWords(hallWords)
  const names = useWords(roundNames)
  return (round) => (round === null ? '' : roundName(words, names, round))
}
