import type { FoundMatch, FoundRound } from '../found.ts'

type Numbered = FoundRound & { readonly number: number }

const namesIn = (matches: readonly FoundMatch[]): readonly string[] =>
  matches.flatMap((match) => ('bye' in match ? [match.bye] : match.players))

/**
 * Of a round of twelve four are in no match: they wait for the others. That they do is told by the
 * number of the round; a match that was left out would leave fewer of them in the next one.
 */
export const withWaiting = (bracket: readonly Numbered[]): readonly Numbered[] =>
  bracket.map((round, index) => {
    const here = namesIn(round.matches)
    const later = bracket.slice(index + 1).flatMap(({ matches }) => namesIn(matches))
    const waiting = [...new Set(later)].filter((name) => !here.includes(name))
    if (waiting.length === 0 || waiting.length !== round.number - here.length) return round
    const byes = waiting.map((bye) => ({ at: round.at, bye }))
    return { ...round, matches: [...round.matches, ...byes] }
  })
