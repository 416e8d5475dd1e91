// One contestant on one size: node bench/src/standings/one-contestant.ts <name> <players>
import { limitSeconds } from '../child-runs.ts'
import { heapInUse, timed } from '../measure.ts'
import { swissState } from '../pairing/swiss-state.ts'
import { contestants } from './contestants.ts'

export type StandingsRun = { readonly ms: number; readonly lines: number; readonly memory: number }

const most = 30
const [name, players] = process.argv.slice(2)
const run = contestants.find((one) => one.name === name)?.prepare(swissState(Number(players), 8, 1))
const memory = heapInUse()
let spent = 0
for (let runs = 0; run !== undefined && runs < most && spent < limitSeconds * 1000; runs++) {
  const { value, ms } = timed(run)
  spent += ms
  console.log(JSON.stringify({ ms, lines: value, memory } satisfies StandingsRun))
}
