import type { Fault } from '@topcut/protocol'

/** What can stand between Topcut and its data, each with a sentence for whoever runs it. */
const sentences = {
  unavailable:
    'The database cannot be reached. Topcut goes on by itself once it is back; what is sent again is never stored twice.',
  'disk-full': 'The disk is full. Nothing was stored; make room and send it again.',
  'not-writable': 'Topcut may not write to its data. Nothing was stored.',
  damaged: 'The data are damaged. They were left as they are; restore the latest copy.',
  'damaged-entry':
    'An entry of this event is damaged. It was left as it is, and the other events go on; restore the latest copy in which it is whole.',
  'later-version': 'The data were written by a later version of Topcut; this one cannot read them.',
  'unknown-fact':
    'The log holds a fact that this version of Topcut does not know. Nothing was changed; use the version that wrote it.',
  'unreadable-event':
    'An event holds an entry that cannot be right. It was left as it is, and the others are not affected.',
  'in-use': 'Topcut is running on these data; stop it first.',
  'no-copy': 'The copy could not be written; the data themselves are safe.',
  'no-data': 'There are no data of Topcut in this folder.',
  'not-an-export': 'The file is no copy and no export of Topcut; nothing was taken from it.',
  'damaged-file': 'The file is damaged or was changed by hand; nothing was taken from it.',
  'bad-event': 'An event of the file cannot be right; nothing was taken from the file.',
  'event-exists': 'An event of the file is here already; nothing was taken from it.',
} as const

export type StoreFaultCode = keyof typeof sentences

/** What is wrong with one event: in which entry, and which field; no fault: it cannot be so. */
export type Wrong = {
  readonly event: string
  /** Null where it is not about an entry. */
  readonly entry: number | null
  readonly fault: Fault | null
  /** What stands there, where the machine's own log should know. */
  readonly said?: string
}

export type StoreFault = Error & {
  readonly storeFault: StoreFaultCode
  readonly more: string | null
  readonly wrong: Wrong | null
}

const wrongText = ({ event, entry, fault, said }: Wrong): string =>
  [event, entry, fault?.field, said].filter((part) => part != null && part !== '').join(', ')

/** `about` names what the sentence cannot: a file, a kind of fact, where an event is wrong. */
export const storeFault = (
  code: StoreFaultCode,
  cause?: unknown,
  about?: string | Wrong,
): StoreFault => {
  const wrong = typeof about === 'object' ? about : null
  const more = typeof about === 'object' ? wrongText(about) : (about ?? null)
  const message = more === null ? sentences[code] : `${sentences[code]} (${more})`
  return Object.assign(new Error(message, { cause }), { storeFault: code, more, wrong })
}

export const damagedEntry = (event: string, entry: number): StoreFault =>
  storeFault('damaged-entry', undefined, { event, entry, fault: null })

export const isStoreFault = (fault: unknown): fault is StoreFault =>
  fault instanceof Error && 'storeFault' in fault

const ofOneEvent: ReadonlySet<StoreFaultCode> = new Set([
  'bad-event',
  'unreadable-event',
  'damaged-entry',
  'unknown-fact',
  'later-version',
])

/** What makes one event unreadable and leaves all others as they are. */
export const isOfOneEvent = (fault: unknown): fault is StoreFault =>
  isStoreFault(fault) && (ofOneEvent.has(fault.storeFault) || fault.wrong !== null)

/** For whoever looks at all events and goes on with the others. */
export const noneOfIts = (fault: unknown): null => {
  if (isOfOneEvent(fault)) return null
  throw fault
}

export const isDamagedEntry = (fault: unknown): boolean =>
  isStoreFault(fault) && fault.storeFault === 'damaged-entry'
