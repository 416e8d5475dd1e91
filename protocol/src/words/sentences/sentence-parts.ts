import { atSeat, type MatchId, type PlayerId, type Result, type Seat } from '@topcut/engine'
import { label, thing } from '../label.ts'
import type { Language } from '../language.ts'
import type { Names } from '../names.ts'
import { resultText } from './result-text.ts'

/** The result with the names of its two seats, where the match is at hand. */
export const resultOf = (
  language: Language,
  fact: { readonly match: MatchId; readonly result: Result },
  names: Names,
): string => {
  const match = names.match(fact.match)
  const players =
    match === null
      ? undefined
      : ([names.player(match.players[0]), names.player(match.players[1])] as const)
  return resultText(language, fact.result, players, names.leader)
}

/** Who sits there, or which seat it is where the match is not at hand. */
export const ownerOf = (language: Language, id: MatchId, seat: Seat, names: Names): string => {
  const match = names.match(id)
  return match === null
    ? label(language, `seat.${seat}`)
    : names.player(atSeat(match.players, seat))
}

/** Where a result begins with numbers a sentence can be built around it; others stand in brackets. */
export const beginsWithNumbers = (result: Result): boolean =>
  result.ending === 'games' || ('score' in result && result.score !== undefined)

/** Lots are drawn among players, sides, anything: only whoever joins the names can tell. */
export const choiceText = (text: string, names: Names): string => names.choice?.(text) ?? text

/** What a field may hold; `a | b` where there is a choice, of players by their names. */
export const expectedText = (
  language: Language,
  field: string,
  expected: string,
  names: Names,
): string =>
  expected
    .split(' | ')
    .map((one) =>
      field === 'player' ? names.player(one as PlayerId) : thing(language, one, 'tier'),
    )
    .join(', ')

/** What somebody has to do with a field: fill it in, leave it out, choose, or mend it. */
export const askedFor = (expected: string): 'words' | 'nothing' | 'choice' | 'other' => {
  if (expected === 'a name' || expected === 'a text') return 'words'
  if (expected === 'none' || expected === 'nothing') return 'nothing'
  return expected.includes(' | ') ? 'choice' : 'other'
}
