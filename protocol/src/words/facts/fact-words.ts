import type { Fact, FactKind, MatchId, Refusal, Result } from '@topcut/engine'
import type { Language } from '../language.ts'
import type { Names } from '../names.ts'
import { refusalSentence } from '../refusals/refusal-sentence.ts'
import { resultText } from '../results/result-text.ts'

export type FactOf<K extends FactKind> = Extract<Fact, { readonly kind: K }>

/** One short line per kind: a missing or superfluous kind does not compile. */
export type FactWords = {
  readonly [K in FactKind]: (fact: FactOf<K>, names: Names) => string
}

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
