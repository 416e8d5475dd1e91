/** What a variable names, separated by commas. */
export const listIn = (variable: string): readonly string[] =>
  (process.env[variable] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** So long it still serves everybody while `/api/ready` sends new ones elsewhere. */
export const leaveSeconds = (): number => {
  const wanted = process.env['TOPCUT_LEAVE_SECONDS'] ?? ''
  return /^\d{1,3}$/.test(wanted) ? Number(wanted) : 0
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
