import { roundWords } from '../../words/round.ts'
import { useWords } from '../../words/use-words.ts'
import { usePhone } from './phone-context.ts'

/** What a round is called, by its number. */
export const useCalled = () => {
  const { event } = usePhone()
  const { called } = useWords(roundWords)
  return (round: number): string =>
    called(event?.roundNames[round - 1] ?? { kind: 'numbered', round, of: null })
}
