// npm run bench [-- pairing|standings|brackets|lists|verify|server|desk|dev|day|phone|hostile-phone [sizes …]]
import { benchBrackets } from './brackets/brackets-bench.ts'
import { benchDay } from './day/day-bench.ts'
import { benchDesk } from './desk/desk-bench.ts'
import { benchDev } from './dev/dev-bench.ts'
import { benchHostilePhone } from './hostile-phone/hostile-phone-bench.ts'
import { benchLists } from './lists/lists-bench.ts'
import { benchPairing } from './pairing/pairing-bench.ts'
import { benchPhone } from './phone/phone-bench.ts'
import { benchServer } from './server/server-bench.ts'
import { benchStandings } from './standings/standings-bench.ts'
import { benchVerify } from './verify/verify-bench.ts'
import { benchVerifyPage } from './verify/verify-page-bench.ts'

const benches: Readonly<Record<string, (sizes: readonly number[]) => Promise<void>>> = {
  pairing: benchPairing,
  standings: benchStandings,
  brackets: benchBrackets,
  lists: benchLists,
  verify: benchVerify,
  'verify-page': benchVerifyPage,
  server: benchServer,
  desk: benchDesk,
  dev: benchDev,
  day: benchDay,
  phone: benchPhone,
  'hostile-phone': benchHostilePhone,
}

const [name, ...sizes] = process.argv.slice(2)
if (name !== undefined && !Object.hasOwn(benches, name)) {
  console.error(`topcut: no such bench "${name}"; there are ${Object.keys(benches).join(', ')}`)
  process.exit(1)
}
// Ended from outside, it leaves no engine running behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
for (const [one, bench] of Object.entries(benches)) {
  if (name === undefined || name === one) await bench(sizes.map(Number))
}
