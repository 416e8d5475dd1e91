import { listPoints, type SquadList } from '@topcut/engine'
import { thing } from '@topcut/protocol/words'
import { capital } from '../../../words/capital.ts'
import type { DeskWords } from '../../../words/desk.ts'

/** A list in a few words. */
export const listSummary = ({ language, heading }: DeskWords, list: SquadList): string => {
  switch (list.kind) {
    case 'squad':
    case 'army':
      return `${capital(language, thing(language, list.faction))}, ${listPoints(list)}`
    case 'decks':
    case 'team-decks':
      return list.decks
        .flatMap(({ affiliations }) => affiliations.map(({ name }) => name))
        .join(', ')
    case 'text':
      return heading('list.text')
  }
}
