import type { Arguments } from './arguments.ts'
import { isStoreFault } from './store/faults.ts'
import { isTlsFault } from './tls/faults.ts'
import { terminalLanguage, tlsFaultSentence } from './tls/tls-words.ts'

/** Why a server does not start, as a sentence for whoever wanted it to. */
export const whyNot = (
  fault: unknown,
  { port, host, data }: Pick<Arguments, 'port' | 'host' | 'data'>,
): string => {
  if (isTlsFault(fault)) return tlsFaultSentence(terminalLanguage(), fault)
  if (isStoreFault(fault) && fault.storeFault === 'unavailable')
    return 'Topcut cannot start: the database that DATABASE_URL names cannot be reached.'
  if (isStoreFault(fault) && fault.storeFault === 'in-use')
    return `Another Topcut is running on the data in ${data}. Go on with that one or stop it first; for other data choose another folder with --data.`
  const { code, message } = fault as { readonly code?: string; readonly message?: string }
  if (code === 'EADDRINUSE') return `Port ${port} is already taken; choose another with --port.`
  if (code === 'EACCES' && port < 1024)
    return `Port ${port} is not open to you; choose another with --port.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}.`
  return `Topcut cannot start: ${message ?? String(fault)}`
}
