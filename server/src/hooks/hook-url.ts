import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

const ownNames = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/

/** The number in the host of an address, without the brackets of IPv6; null where it is a name. */
export const numberIn = ({ hostname }: URL): string | null => {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(bare) === 0 ? null : bare
}

/** An address that may be told, as browsers spell it; null for one that may not. */
export const hookUrl = (typed: string, areLocalAllowed: boolean): string | null => {
  if (!URL.canParse(typed.trim())) return null
  const url = new URL(typed.trim())
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  // Shown to every organizer of the event: no place for a password.
  if (url.username !== '' || url.password !== '') return null
  url.hash = ''
  if (areLocalAllowed) return url.href
  // Names are looked up when something is sent, each time anew: here only what can never be right.
  const number = numberIn(url)
  const isRight = number === null ? !ownNames.test(url.hostname) : isPublicAddress(number)
  return isRight ? url.href : null
}
