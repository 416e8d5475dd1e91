import { isIP } from 'node:net'

const own = ['localhost', '127.0.0.1', '[::1]']

/** The host and port of an address or a Host header, in one spelling; null for nonsense. */
const hostOf = (address: string | undefined): string | null => {
  if (address === undefined || /[\s/@\\]/.test(address.replace(/^https?:\/\//i, ''))) return null
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `http://${address}`)
  return url === null || url.hostname === '' ? null : url.host
}

const nameOf = (host: string): string => URL.parse(`http://${host}`)?.hostname ?? ''

/** What a setting calls a host: an address copied from a browser, or a port, would never be asked for. */
const settledName = (setting: string): string => {
  const host = isIP(setting) === 6 ? `[${setting}]` : setting
  return URL.parse(/^https?:\/\//i.test(host) ? host : `http://${host}`)?.hostname ?? ''
}

/**
 * Whether a request was meant for this server. A page elsewhere can point its own name at this
 * machine (DNS rebinding) and would then pass for a page of ours; its Host header gives it away.
 */
export const isOwnHost = (
  header: string | undefined,
  listening: string,
  names: readonly string[] = [],
): boolean => {
  const host = hostOf(header)
  if (host === null) return false
  const name = nameOf(host)
  if (own.includes(name) || [listening, ...names].some((one) => settledName(one) === name))
    return true
  // Listening on every address: which of them a phone uses is not known, but a number is no name
  // that anybody could point elsewhere.
  const everywhere = listening === '0.0.0.0' || listening === '::'
  return everywhere && isIP(name.replace(/^\[|\]$/g, '')) !== 0
}

/** A browser names the page that sends a command; programs send no Origin. */
export const isOwnOrigin = (origin: string | undefined, host: string | undefined): boolean =>
  origin === undefined || (hostOf(origin) !== null && hostOf(origin) === hostOf(host))
