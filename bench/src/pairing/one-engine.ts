// One engine on one size of field: node bench/src/pairing/one-engine.ts <engine> <players> <kind>
import { limitSeconds } from '../child-runs.ts'
import { timed } from '../measure.ts'
import type { PairedBy } from './engine.ts'
import { pairingEngines } from './engines.ts'
import { type SwissState, swissState } from './swiss-state.ts'

export type Kind = 'usual' | 'late'

export type PairingRun = {
  /** Runs of the same state have the same name with every engine. */
  readonly state: string
  readonly ms: number
  readonly rematches: number
  readonly leftOut: number
  /** The most points that lie between two who meet. */
  readonly gap: number
  readonly certified: string | null
  /** Megabytes the process has taken at most so far. */
  readonly memory: number
}

/** Rounds played before, and how many states of each. */
const kinds: {
  readonly [K in Kind]: { readonly after: readonly number[]; readonly each: number }
} = {
  usual: { after: [3, 6, 10, 12], each: 8 },
  // In the last rounds nearly everybody has met nearly everybody: the hardest fields there are.
  late: { after: [10, 20, 30, 40, 50, 55, 58, 60], each: 25 },
}

const judged = (state: SwissState, { pairs, certified }: PairedBy) => ({
  rematches: pairs.filter(([a, b]) => state.met[a]?.has(b)).length,
  leftOut: state.players - new Set(pairs.flat()).size,
  gap: Math.max(
    0,
    ...pairs.map(([a, b]) => Math.abs((state.points[a] ?? 0) - (state.points[b] ?? 0))),
  ),
  certified,
  memory: process.resourceUsage().maxRSS / 1024,
})

const [name, players, kind] = process.argv.slice(2)
const engine = pairingEngines.find((one) => one.name === name)
const { after, each } = kinds[kind as Kind]
const pairOnce = (run: number, state: string, rounds: number, start: number): number => {
  const field = swissState(Number(players), rounds, 1000 * rounds + start)
  const pair = engine?.prepare(field, run) ?? (() => ({ pairs: [], certified: '' }))
  // What making the state has left behind must not be cleared away while somebody is timed.
  globalThis.gc?.()
  const { value, ms } = timed(pair)
  console.log(JSON.stringify({ state, ms, ...judged(field, value) } satisfies PairingRun))
  return ms
}

// Its figures are told as well, so that whoever is too slow can be stopped while warming up.
let warming = 0
for (let run = 0; run < 20 && warming < 500; run++) warming += pairOnce(run, 'warm', 3, run)

let spent = 0
for (let run = 0; run < after.length * each; run++) {
  if (run >= after.length && spent > limitSeconds * 1000) break
  const rounds = after[run % after.length] ?? 0
  const start = Math.floor(run / after.length)
  spent += pairOnce(run, `${rounds}/${start}`, rounds, start)
}
