import { childRuns, limitSeconds } from '../child-runs.ts'
import { percentile } from '../measure.ts'
import { type Row, report } from '../report.ts'
import { pairingEngines } from './engines.ts'
import type { Kind, PairingRun } from './one-engine.ts'

const script = new URL('one-engine.ts', import.meta.url)
const usualSizes = [128, 512, 2_048, 8_192, 16_384]
const lateSize = 64

/** What ours made of each state: the fewest rematches there can be. */
type Best = ReadonlyMap<string, number>

export const benchPairing = async (sizes: readonly number[]): Promise<void> => {
  const usual = await compare('usual', sizes.length > 0 ? sizes : usualSizes)
  report('pairing', 'Swiss pairing after 3, 6, 10 and 12 rounds, processor time of a round', usual)
  const late = await compare('late', [lateSize])
  report('pairing-late', 'Swiss pairing after 10 to 60 rounds: the hardest fields', late)
}

const compare = async (kind: Kind, sizes: readonly number[]): Promise<readonly Row[]> => {
  const rows: Row[] = []
  const best = new Map<string, number>()
  const reference = new Map<number, number>()
  for (const { name } of pairingEngines) {
    for (const players of sizes) {
      const { lines, isStopped } = await childRuns<PairingRun>(script, [name, players, kind])
      const runs = lines.filter(({ state }) => state !== 'warm')
      if (runs.length === 0) {
        rows.push({ players, engine: name, 'p50 ms': `> ${limitSeconds} s` })
        break
      }
      const p50 = percentile(
        runs.map(({ ms }) => ms),
        50,
      )
      if (!reference.has(players)) reference.set(players, p50)
      for (const { state, rematches } of runs) {
        const key = `${players} ${state}`
        if (!best.has(key)) best.set(key, rematches)
      }
      rows.push(rowOf(name, players, p50 / (reference.get(players) ?? p50), runs, best))
      if (isStopped) break
    }
  }
  return rows.toSorted((a, b) => Number(a['players']) - Number(b['players']))
}

const rowOf = (
  engine: string,
  players: number,
  ratio: number,
  runs: readonly PairingRun[],
  best: Best,
): Row => {
  const times = runs.map(({ ms }) => ms)
  const sum = (figure: (run: PairingRun) => number) =>
    runs.reduce((total, run) => total + figure(run), 0)
  const certified = runs.filter((run) => run.certified !== null).length
  return {
    players,
    engine,
    'p50 ms': percentile(times, 50),
    'p99 ms': percentile(times, 99),
    '× ours': ratio,
    rounds: runs.length,
    rematches: sum(({ rematches }) => rematches),
    // Whoever leaves players out has fewer rematches for it: that avoids nothing.
    avoidable: sum(({ state, rematches, leftOut }) =>
      leftOut > 0 ? 0 : rematches - (best.get(`${players} ${state}`) ?? 0),
    ),
    'left out': sum(({ leftOut }) => leftOut),
    gap: Math.max(...runs.map(({ gap }) => gap)),
    certified: certified === 0 ? '–' : `${Math.round((100 * certified) / runs.length)} %`,
    MB: Math.round(Math.max(...runs.map(({ memory }) => memory))),
  }
}
