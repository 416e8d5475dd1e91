import type { LeaderId, PublicAnew, PublicLeader } from '@topcut/engine'
import { anewText, type LabelKey, type Language, label } from '@topcut/protocol/words'
import { ownTerms } from '../../words/own-terms.ts'

/** A leader by what everybody may call them, or by the office. */
export const publicLeaderName = (
  labelOf: (key: LabelKey) => string,
  leaders: readonly PublicLeader[],
  id: LeaderId,
): string => {
  const found = leaders.find(({ leader }) => leader === id)
  return found?.name ?? labelOf(`role.${found?.role ?? 'judge'}`)
}

/** What changed, and why, for whoever is told as one of the public. */
export const publicAnewText = (language: Language, anew: PublicAnew): string => {
  const labelOf = (key: LabelKey) => label(language, key)
  return anewText(language, anew, {
    leader: (id) => publicLeaderName(labelOf, anew.leaders, id),
    inTeams: ownTerms.get().inTeams === true,
  })
}
