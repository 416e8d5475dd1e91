import type { CheckedRound, Verdict, VerifyStep } from '@topcut/engine'

/** How far a check has come, with the milliseconds that each part took. */
export type Progress = {
  readonly status: 'working' | 'done' | 'stopped'
  readonly whole: { readonly isSound: boolean; readonly took: number } | null
  readonly rounds: readonly CheckedRound[]
  readonly roundsTook: number
  readonly counted: { readonly results: number; readonly took: number } | null
  readonly placed: { readonly agrees: boolean; readonly took: number } | null
  readonly verdict: Verdict | null
  readonly took: number
  /** When it was done. */
  readonly at: number
}

export const beginning: Progress = {
  ...{ status: 'working', whole: null, rounds: [], roundsTook: 0 },
  ...{ counted: null, placed: null, verdict: null, took: 0, at: 0 },
}

/** A step that is done; `took` is the time since the one before. */
export const withStep = (before: Progress, step: VerifyStep, took: number): Progress => {
  const now = { ...before, took: before.took + took }
  switch (step.step) {
    case 'chain':
      return { ...now, whole: { isSound: step.problems === 0, took } }
    case 'round': {
      // Drawn twice, a round counts as it was drawn last.
      const others = before.rounds.filter(({ round }) => round !== step.round.round)
      return { ...now, rounds: [...others, step.round], roundsTook: before.roundsTook + took }
    }
    case 'results':
      return { ...now, counted: { results: step.results, took } }
    case 'standings':
      return { ...now, placed: { agrees: step.agrees, took } }
  }
}

/** How much of the way is behind, of all that there is to do. */
export const doneOf = (
  { whole, rounds, counted, placed, status }: Progress,
  draws: number,
): number => {
  if (status === 'done') return 1
  const done = [whole, counted, placed].filter((one) => one !== null).length + rounds.length
  return Math.min(1, done / (draws + 3))
}
