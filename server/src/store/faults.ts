/** What can stand between Topcut and its data, each with a sentence for whoever runs it. */
const sentences = {
  unavailable:
    'The database cannot be reached. Topcut goes on by itself once it is back; what is sent again is never stored twice.',
  'disk-full': 'The disk is full. Nothing was stored; make room and send it again.',
  'not-writable': 'Topcut may not write to its data. Nothing was stored.',
  damaged: 'The data are damaged. They were left as they are; restore the latest copy.',
  'later-version': 'The data were written by a later version of Topcut; this one cannot read them.',
  'unknown-fact':
    'The log holds a fact that this version of Topcut does not know. Nothing was changed; use the version that wrote it.',
  'in-use': 'Topcut is running on these data; stop it first.',
  'no-copy': 'The copy could not be written; the data themselves are safe.',
  'no-data': 'There are no data of Topcut in this folder.',
  'not-an-export': 'The file is no copy and no export of Topcut; nothing was taken from it.',
  'damaged-file': 'The file is damaged or was changed by hand; nothing was taken from it.',
  'event-exists': 'An event of the file is here already; nothing was taken from it.',
} as const

export type StoreFaultCode = keyof typeof sentences
export type StoreFault = Error & {
  readonly storeFault: StoreFaultCode
  readonly more: string | null
}

/** `more` names what the sentence cannot: a file, a kind of fact. */
export const storeFault = (code: StoreFaultCode, cause?: unknown, more?: string): StoreFault =>
  Object.assign(
    new Error(more === undefined ? sentences[code] : `${sentences[code]} (${more})`, { cause }),
    { storeFault: code, more: more ?? null },
  )

export const isStoreFault = (fault: unknown): fault is StoreFault =>
  fault instanceof Error && 'storeFault' in fault
