import { childRuns, limitSeconds } from '../child-runs.ts'
import { percentile } from '../measure.ts'
import { type Row, report } from '../report.ts'
import { contestants } from './contestants.ts'
import type { StandingsRun } from './one-contestant.ts'

const script = new URL('one-contestant.ts', import.meta.url)
const usualSizes = [200, 2_000, 10_000]

export const benchStandings = async (sizes: readonly number[]): Promise<void> => {
  const rows: Row[] = []
  const slowestOfOurs = new Map<number, number>()
  for (const { name, isOurs } of contestants) {
    for (const players of sizes.length > 0 ? sizes : usualSizes) {
      const { lines } = await childRuns<StandingsRun>(script, [name, players])
      const [first] = lines
      if (first === undefined) {
        rows.push({ players, engine: name, 'p50 ms': `> ${limitSeconds} s` })
        break
      }
      const p50 = percentile(
        lines.map(({ ms }) => ms),
        50,
      )
      const before = slowestOfOurs.get(players) ?? 0
      if (isOurs) slowestOfOurs.set(players, Math.max(before, p50))
      rows.push({
        players,
        engine: name,
        'p50 ms': p50,
        'first ms': first.ms,
        '× ours': isOurs ? '' : p50 / before,
        runs: lines.length,
        exact: isOurs ? 'yes' : 'no',
        'MB of the event': Math.round(first.memory),
      })
    }
  }
  const title = 'Standings after 8 rounds with all tie-breakers, nothing kept from before'
  const bySize = rows.toSorted((a, b) => Number(a['players']) - Number(b['players']))
  report('standings', title, bySize)
}
