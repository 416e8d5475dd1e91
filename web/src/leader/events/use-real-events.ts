import type { ListedEvent } from '@topcut/protocol'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'

/** Without rehearsals, as this language calls them: they take no table from anybody. */
export const useRealEvents = (events: readonly ListedEvent[]): readonly ListedEvent[] => {
  const { practiceName } = useWords(deskWords).page.afterwards.start
  return events.filter(({ name }) => name !== practiceName)
}
