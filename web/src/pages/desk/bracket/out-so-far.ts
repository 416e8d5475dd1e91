import { bracketOf, chartView, type EventState, type PlayerId } from '@topcut/engine'

/** Those who are out together, and the places that are left for them. */
type Out = {
  readonly from: number
  readonly to: number
  readonly players: readonly PlayerId[]
}

/** Who has left the bracket so far, the best first; the champion has not. */
export const outSoFar = (state: EventState, stage: number): readonly Out[] => {
  const held = state.stages[stage]
  if (held === undefined) return []
  const isDouble = held.plan.kind === 'double-elimination'
  const chart = isDouble ? chartView(held.entrants.length, held.chart ?? undefined) : []
  const lastFor = (from: number): number =>
    isDouble
      ? (chart.find(({ out }) => out?.[0] === from)?.out?.[1] ?? from)
      : // Of a round that halves those who are left, as many go as stay.
        Math.min(2 * (from - 1), held.entrants.length)
  const { outAt, rounds, ready, next, champion } = bracketOf(state, stage)
  const open = [...rounds.flat().filter(({ isDecided }) => !isDecided), ...ready, ...next]
  const isIn = new Set([champion, ...open.flatMap(({ slots }) => slots)])
  const groups = new Map<number, PlayerId[]>()
  for (const [player, from] of outAt) {
    if (!isIn.has(player)) groups.set(from, [...(groups.get(from) ?? []), player])
  }
  return [...groups]
    .map(([from, players]) => ({ from, to: lastFor(from), players }))
    .sort((a, b) => a.from - b.from)
}
