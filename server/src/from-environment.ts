import { isProxy } from './http/is-proxy.ts'
import { settingFault } from './setting-fault.ts'

/** What a variable names, separated by commas. */
export const listIn = (variable: string): readonly string[] =>
  (process.env[variable] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** The machines that are believed whom they speak for. */
export const proxies = (): readonly string[] => {
  const named = listIn('TOPCUT_PROXIES')
  const wrong = named.find((name) => !isProxy(name))
  if (wrong !== undefined) throw settingFault('TOPCUT_PROXIES', wrong)
  return named
}

/** So long it still serves everybody while `/api/ready` sends new ones elsewhere. */
export const leaveSeconds = (): number => {
  const wanted = process.env['TOPCUT_LEAVE_SECONDS'] || '0'
  // Taken for none, it would be missed when the server is stopped: by those who wait for it.
  if (!/^\d{1,3}$/.test(wanted)) throw settingFault('TOPCUT_LEAVE_SECONDS', wanted)
  return Number(wanted)
}

/** A shorter one can be guessed by a program that has all day; others do not fit into a header. */
const tokenForm = /^[\w.~+/=-]{16,100}$/

/** With which the metrics are read from elsewhere; null: from this machine alone. */
export const metricsToken = (): string | null => {
  const token = process.env['TOPCUT_METRICS_TOKEN'] ?? ''
  if (tokenForm.test(token)) return token
  if (token !== '')
    process.stderr.write(
      'topcut: TOPCUT_METRICS_TOKEN needs 16 to 100 letters and digits; until then /metrics is for this machine alone\n',
    )
  return null
}
