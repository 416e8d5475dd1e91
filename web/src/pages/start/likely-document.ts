import { type Regulation, regulationOf, regulations } from '@topcut/engine'
import type { ListedEvent } from '@topcut/protocol'
import type { Language } from '@topcut/protocol/words'

/** The one of the latest event, for most play by one; else one in the reader's language. */
export const likelyDocument = (language: Language, own: readonly ListedEvent[]): Regulation => {
  const latest = own.find(({ status }) => status !== 'unreadable')
  return (
    (latest === undefined ? null : regulationOf(latest.regulation)) ??
    regulations.find((one) => one.language === language) ??
    regulations[0]
  )
}
