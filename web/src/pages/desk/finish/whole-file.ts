import { type Entry, type EventId, sha256 } from '@topcut/engine'
import type { Person } from '@topcut/protocol'

/** An event as a file holds it; without people the log names nobody. */
type WholeFile = {
  readonly event: EventId
  readonly entries: readonly Entry[]
  readonly people?: readonly Person[]
}

/** Everything has its own line, for people to read; the digest proves that nothing was changed. */
export const wholeFileText = ({ event, entries, people }: WholeFile): string => {
  const digest = sha256(JSON.stringify({ event, entries, people }))
  const lines = (key: string, list: readonly unknown[] | undefined) =>
    list === undefined
      ? ''
      : `,\n"${key}": [\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]`
  const held = `${lines('entries', entries)}${lines('people', people)}`
  return `{"format": "topcut-events", "version": 1, "events": [\n{"event": ${JSON.stringify(event)}, "digest": "${digest}"${held}}\n]}\n`
}
