import { isStoreFault, type StoreFaultCode, storeFault } from '../faults.ts'

/** SQLite's result codes; their refinements stand in the higher bits. */
const codes: Readonly<Record<number, StoreFaultCode>> = {
  5: 'unavailable',
  8: 'not-writable',
  10: 'unavailable',
  11: 'damaged',
  13: 'disk-full',
  14: 'not-writable',
  26: 'damaged',
}

const resultCode = (fault: unknown): number =>
  typeof fault === 'object' && fault !== null && 'errcode' in fault
    ? Number(fault.errcode) & 0xff
    : 0

export const isBusy = (fault: unknown): boolean => resultCode(fault) === 5

/** What the machine says, as Topcut says it; a fault of the program stays as it is. */
export const faultFrom = (cause: unknown): unknown => {
  if (isStoreFault(cause)) return cause
  const { code: system } = cause as { readonly code?: string }
  if (system === 'EACCES' || system === 'EROFS' || system === 'EPERM')
    return storeFault('not-writable', cause)
  if (system === 'ENOSPC') return storeFault('disk-full', cause)
  const code = codes[resultCode(cause)]
  return code === undefined ? cause : storeFault(code, cause)
}
