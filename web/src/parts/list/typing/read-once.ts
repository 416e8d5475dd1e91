import { type Catalogue, type Reading, readList } from '@topcut/engine'

type Read = { readonly text: string; readonly reading: Reading | null }

/** The text that was read last, with the cards of each catalogue. */
const last = new WeakMap<Catalogue, Read>()

/** A key is pressed, the page drawn and the list made of one text: it is not read three times. */
export const readOnce = (cards: Catalogue, text: string): Reading | null => {
  const before = last.get(cards)
  if (before?.text === text) return before.reading
  const reading = readList(cards, text)
  last.set(cards, { text, reading })
  return reading
}
