import { type EventState, type Reason, roundNameOf } from '@topcut/engine'
import { type Names, reasonSentence } from '@topcut/protocol/words'
import { gameTitle } from '../../../parts/bracket/game-title.ts'
import type { BracketWords } from '../../../words/bracket.ts'
import type { DeskWords } from '../../../words/desk.ts'

/** Why two meet; games of the bracket by the names they have in its drawing. */
export const reasonText = (
  { language }: DeskWords,
  words: BracketWords,
  state: EventState,
  round: number,
  reason: Reason,
  names: Names,
): string => {
  const name = roundNameOf(state, round)
  if (reason.kind !== 'bracket' || name.kind !== 'left') {
    return reasonSentence(language, reason, names)
  }
  const [first, second] = reason.from.map((game) => gameTitle(words, `${name.left + 1}-${game}`))
  return words.winnersOf(first ?? '', second ?? '')
}
