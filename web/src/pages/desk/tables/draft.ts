import type { Ending, Regulation, Result, Seat } from '@topcut/engine'

/** A result while it is typed. */
export type Draft = {
  readonly first: string
  readonly second: string
  /** Empty: the one that the scores suggest. */
  readonly ending: Ending | ''
  readonly by: Seat | ''
  readonly initiative: Seat | ''
  readonly reason: string
}

export const emptyDraft: Draft = {
  first: '',
  second: '',
  ending: '',
  by: '',
  initiative: '',
  reason: '',
}

export const isTouched = (draft: Draft): boolean =>
  draft.first !== '' || draft.second !== '' || draft.ending !== ''

type Scoring = Regulation['scoring']

const isScored = (ending: Ending): ending is 'destruction' | 'time' | 'mutual-destruction' =>
  ending === 'destruction' || ending === 'time' || ending === 'mutual-destruction'

/** Endings in which one player gives up, does not come or is ruled out. */
export const needsWho = (ending: Ending): boolean =>
  ending === 'concession' ||
  ending === 'no-show' ||
  ending === 'match-loss' ||
  ending === 'withdrawal'

export const needsScore = (ending: Ending): boolean => isScored(ending) || ending === 'concession'

const points = (text: string): number | null =>
  /^\d{1,4}$/.test(text.trim()) ? Number(text) : null

/** How the match ended: as chosen, else what the scores say by themselves. */
export const endingOf = (draft: Draft, { endings, fullScore }: Scoring): Ending => {
  if (draft.ending !== '') return draft.ending
  const full = [draft.first, draft.second].filter((text) => points(text) === fullScore.value)
  const suggested: Ending =
    full.length === 2 ? 'mutual-destruction' : full.length === 1 ? 'destruction' : 'time'
  return endings.value.includes(suggested) ? suggested : (endings.value[0] ?? 'time')
}

/** Equal scores that somebody's initiative has to decide. */
export const needsInitiative = (draft: Draft, ending: Ending, isElimination: boolean): boolean => {
  const [first, second] = [points(draft.first), points(draft.second)]
  return isElimination && isScored(ending) && first !== null && first === second
}

export type Typed = { readonly result: Result } | { readonly missing: 'scores' | 'who' }

/** The result that a draft stands for, or what it still lacks. */
export const resultTyped = (draft: Draft, scoring: Scoring, isElimination: boolean): Typed => {
  const ending = endingOf(draft, scoring)
  const [first, second] = [points(draft.first), points(draft.second)]
  if (isScored(ending)) {
    if (first === null || second === null) return { missing: 'scores' }
    const initiative = needsInitiative(draft, ending, isElimination) ? draft.initiative : ''
    const score = [first, second] as const
    return { result: initiative === '' ? { ending, score } : { ending, score, initiative } }
  }
  const { by } = draft
  switch (ending) {
    case 'double-loss':
      return { result: { ending } }
    case 'intentional-draw':
      return { result: { ending, witness: draft.reason } }
    case 'concession':
      if (by === '') return { missing: 'who' }
      // Nothing typed is nothing destroyed: a player may concede before the first shot.
      return { result: { ending, by, score: [first ?? 0, second ?? 0] } }
    default:
      return by === '' ? { missing: 'who' } : { result: { ending, by } }
  }
}

/** A result that stands, as it would have been typed. */
export const draftFrom = (result: Result): Draft => ({
  ...emptyDraft,
  ...('score' in result ? { first: `${result.score[0]}`, second: `${result.score[1]}` } : {}),
  ending: result.ending,
  by: 'by' in result ? result.by : '',
  initiative: ('initiative' in result ? result.initiative : undefined) ?? '',
})

/** Whether a result that stands is the one that was typed. */
export const isTyped = (draft: Draft, scoring: Scoring, result: Result): boolean => {
  const stands = draftFrom(result)
  return (
    endingOf(draft, scoring) === stands.ending &&
    stands.first === (needsScore(stands.ending) ? draft.first || '0' : '') &&
    stands.second === (needsScore(stands.ending) ? draft.second || '0' : '') &&
    stands.by === draft.by &&
    stands.initiative === draft.initiative
  )
}
