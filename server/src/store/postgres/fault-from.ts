import { isStoreFault, type StoreFaultCode, storeFault } from '../faults.ts'

/** PostgreSQL's own codes, whole or by their class. */
const codes: Readonly<Record<string, StoreFaultCode>> = {
  '08': 'unavailable',
  '53100': 'disk-full',
  '53200': 'unavailable',
  '53300': 'unavailable',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '57P05': 'unavailable',
  '58030': 'unavailable',
  '25006': 'not-writable',
  '42501': 'not-writable',
  XX001: 'damaged',
  XX002: 'damaged',
}

/** What Node says of a connection that cannot be made or has broken. */
const broken = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** `pg` gives these no code. */
const sayings = /^Connection terminated|timeout|^Client (was closed|has encountered)/i

/** What the database says, as Topcut says it; a fault of the program stays as it is. */
export const faultFrom = (cause: unknown): unknown => {
  if (isStoreFault(cause) || !(cause instanceof Error)) return cause
  const code = 'code' in cause ? String(cause.code) : ''
  const known = codes[code] ?? codes[code.slice(0, 2)]
  if (known !== undefined) return storeFault(known, cause)
  return broken.has(code) || (code === '' && sayings.test(cause.message))
    ? storeFault('unavailable', cause)
    : cause
}

export const isTwice = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === '23505'
