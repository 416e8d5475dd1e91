import { currentRound, type EventState, withoutEnd } from '@topcut/engine'
import type { PublicNames } from '../../../leader/names/public-names.ts'
import type { DeskWords } from '../../../words/desk.ts'
import { pairingsText, standingsText } from '../finish/forum-text.ts'
import { closedRound } from './closed-round.ts'

/** What a text can tell: the first of the standings, all of them, or who plays whom. */
export type TextKind = 'first' | 'all' | 'pairings'

/** So many are the first of the standings. */
export const firstPlaces = 8

/** What there is to tell now, the shortest first. */
export const kindsNow = (state: EventState): readonly TextKind[] => {
  const round = currentRound(state)
  const hasStandings = closedRound(state) > 0
  const isPublished = round !== null && round.status !== 'paired'
  return [
    ...(hasStandings && state.players.size > firstPlaces ? (['first'] as const) : []),
    ...(hasStandings ? (['all'] as const) : []),
    ...(isPublished ? (['pairings'] as const) : []),
  ]
}

/** The text with the address where it can be followed. */
export const textToSend = (
  words: DeskWords,
  names: PublicNames,
  held: EventState,
  kind: TextKind,
  link: string,
): string => {
  const state = withoutEnd(held)
  const round = currentRound(state)
  const text =
    kind === 'pairings' && round !== null
      ? pairingsText(words, names, state, round)
      : standingsText(
          words,
          names,
          state,
          closedRound(state),
          kind === 'first' ? firstPlaces : undefined,
        )
  return `${text}\n${link}\n`
}
