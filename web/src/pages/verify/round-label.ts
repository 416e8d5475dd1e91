import type { CheckedRound, OwnTerms, PublicRecord } from '@topcut/engine'
import { capital, type Language, roundText } from '@topcut/protocol/words'

/** What people call a round; before it has been looked at, by its number. */
export const roundLabel = (
  language: Language,
  round: number,
  rounds: readonly CheckedRound[],
  terms: OwnTerms,
): string => {
  const known = rounds.find((one) => one.round === round)?.name
  const name = known ?? { kind: 'numbered', round, of: null }
  return capital(language, roundText(language, name, terms))
}

/** The round that was paired last before an entry; null before the first. */
export const roundBefore = ({ entries }: PublicRecord, entry: number): number | null => {
  const paired = entries.findLast(({ n, fact }) => n <= entry && fact.kind === 'round-paired')
  const round = paired?.fact['round']
  return typeof round === 'number' ? round : null
}
