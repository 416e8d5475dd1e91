import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Entry, EventId } from '@topcut/engine'
import type { Person } from '@topcut/protocol'

/** An event as a file holds it; without people the log names nobody. */
type WholeFile = {
  readonly event: EventId
  readonly entries: readonly Entry[]
  readonly people?: readonly Person[]
}

/** A page that came over plain HTTP, as in a hall, has no `crypto.subtle` to prove a file with. */
const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** Everything has its own line, for people to read; the digest proves that nothing was changed. */
export const wholeFileText = ({ event, entries, people }: WholeFile): string => {
  const digest = digestOf(JSON.stringify({ event, entries, people }))
  const lines = (key: string, list: readonly unknown[] | undefined) =>
    list === undefined
      ? ''
      : `,\n"${key}": [\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]`
  const held = `${lines('entries', entries)}${lines('people', people)}`
  return `{"format": "topcut-events", "version": 1, "events": [\n{"event": ${JSON.stringify(event)}, "digest": "${digest}"${held}}\n]}\n`
}
