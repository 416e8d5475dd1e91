export type Tally = { readonly passed: number; readonly failed: number }

export const passed: Tally = { passed: 1, failed: 0 }
export const failed: Tally = { passed: 0, failed: 1 }

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  })
}

/** The last line of `npm test`; other programs read it, so its form never changes. */
export function lastLine(tally: Tally): string {
  return `${tally.passed} passed, ${tally.failed} failed`
}
