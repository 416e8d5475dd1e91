import type { ListedEvent } from '@topcut/protocol'
import { deskWords } from '../../../words/desk.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'

/** Which round an event has come to, by the one name it has everywhere. */
export const useRoundOn = (): ((one: Pick<ListedEvent, 'roundName'>) => string) => {
  const { calledOf } = useWords(deskWords)
  const { home } = useWords(startWords)
  return ({ roundName }) => (roundName === null ? home.hasBegun : calledOf(roundName))
}
