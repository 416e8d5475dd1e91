import type { RoundInStage } from '@topcut/engine'
import { roundName } from '../../parts/pairings/round-name.ts'
import { phoneWords } from '../../words/phone.ts'
import { roundNames } from '../../words/round-names.ts'
import { useWords } from '../../words/use-words.ts'

type Named = { readonly number: number; readonly inStage: RoundInStage }

/** What a round is called where others stand beside it: of how many is said once, above. */
export const useRoundText = (): ((round: Named) => string) => {
  const words = useWords(phoneWords)
  const names = useWords(roundNames)
  return ({ number, inStage }) =>
    inStage.kind === 'swiss' ? words.round(number) : roundName(words, names, { number, inStage })
}
