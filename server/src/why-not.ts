import type { Arguments } from './arguments.ts'
import { storeProblemWords } from './http/problems/words/problem-words.ts'
import { databaseUrl } from './open-store.ts'
import { isSettingFault } from './setting-fault.ts'
import { isStoreFault, type StoreFault } from './store/faults.ts'
import { terminalWords } from './terminal-words.ts'
import { tlsFaultSentence } from './tls/fault-sentence.ts'
import { isTlsFault } from './tls/faults.ts'

type Wish = Pick<Arguments, 'port' | 'host' | 'data' | 'language'>

const storeSentence = (fault: StoreFault, { data, language }: Wish): string => {
  const words = terminalWords(language)
  const { storeFault: code, more } = fault
  if (code === 'in-use') return words.inUse(data)
  // Not of a PostgreSQL: its rights have nothing to do with the folder.
  if (code === 'not-writable' && databaseUrl() === null) return words.closedFolder(data)
  if (code === 'unavailable')
    return words.cannotStart(more === null ? words.noDatabase : words.noAddressOfDatabase)
  return words.cannotStart(storeProblemWords[language][code].detail)
}

/** Why a server does not start, as a sentence for whoever wanted it to. */
export const whyNot = (fault: unknown, wish: Wish): string => {
  const { port, host, data, language } = wish
  if (isTlsFault(fault)) return tlsFaultSentence(language, fault)
  if (isStoreFault(fault)) return storeSentence(fault, wish)
  const words = terminalWords(language)
  if (isSettingFault(fault)) return words.wrongSetting[fault.setting](fault.value)
  const {
    code = '',
    path,
    message,
  } = fault as { readonly code?: string; readonly path?: string; readonly message?: string }
  // A file has a path; a port that is not open to us has none.
  if (path !== undefined && ['EACCES', 'EPERM', 'EROFS'].includes(code))
    return words.closedFolder(data)
  if (code === 'EEXIST' || code === 'ENOTDIR') return words.noFolder(data)
  if (code === 'EADDRINUSE') return words.takenPort(port)
  if (code === 'EACCES' && port < 1024) return words.closedPort(port)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return words.noAddress(host)
  return words.cannotStart(message ?? String(fault))
}
