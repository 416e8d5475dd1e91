import type { Fact, FactOf, MatchId, Refusal, Result, Seat } from '@topcut/engine'
import { atSeat } from '@topcut/engine'
import { label } from '../label.ts'
import type { Language } from '../language.ts'
import type { Names } from '../names.ts'
import { refusalSentence } from '../sentences/refusal-sentence.ts'
import { resultText } from '../sentences/result-text.ts'

/** One short line per kind: a missing or superfluous kind does not compile. */
export type FactWordsOf<F extends Fact> = {
  readonly [K in F['kind']]: (fact: FactOf<K>, names: Names) => string
}
export type FactWords = FactWordsOf<Fact>

/** The result with the names of its two seats, where the match is at hand. */
export const resultOf = (
  language: Language,
  fact: { readonly match: MatchId; readonly result: Result },
  names: Names,
): string => {
  const match = names.match(fact.match)
  return match === null
    ? resultText(language, fact.result)
    : resultText(language, fact.result, [
        names.player(match.players[0]),
        names.player(match.players[1]),
      ])
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

/** A refusal that was overridden no longer offers the exception it has already become. */
export const overriddenRefusal = (language: Language, refusal: Refusal, names: Names): string => {
  const { overridable: _, ...standing } = refusal
  return refusalSentence(language, standing, names)
}
