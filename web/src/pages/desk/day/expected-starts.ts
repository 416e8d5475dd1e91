import type { DayStep } from '../../../leader/day/day-steps.ts'

const middle = (values: readonly number[]): number | null =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? null

/**
 * When the Swiss rounds to come are likely to begin, by how long rounds and the breaks between them
 * took so far; null where nothing tells. `ends`: when the round that is played is likely to be over;
 * `limit`: its time. Quick rounds do not make the day end before half of that is played.
 */
export const expectedStarts = (
  steps: readonly DayStep[],
  ends: number | null,
  limit = 0,
): readonly (number | null)[] => {
  const rounds = steps.filter(({ kind, from }) => kind === 'round' && from !== null)
  const lengths = rounds.flatMap(({ from, to }) =>
    from === null || to === null ? [] : [to - from],
  )
  const breaks = rounds.flatMap(({ from }, index) => {
    const before = rounds[index - 1]?.to
    return from === null || before === undefined || before === null ? [] : [from - before]
  })
  const [usual, pause] = [middle(lengths), middle(breaks)]
  const last = steps.findLastIndex(({ kind, from }) => kind === 'round' && from !== null)
  return steps.map(({ kind, from }, index) => {
    const isToCome = kind === 'round' && from === null
    if (!isToCome || ends === null || usual === null || pause === null) return null
    const length = Math.max(usual, limit / 2)
    return ends + pause + (index - last - 1) * (length + pause)
  })
}
