import type { DeckCatalogue } from '../catalogue.ts'
import type { Reading } from '../reading.ts'
import { decksInFile } from './decks-in-file.ts'
import { decksInText } from './decks-in-text.ts'
import { decksReading } from './decks-reading.ts'
import { knownSets } from './known-sets.ts'
import { readOwnDecks } from './read-own-decks.ts'

/** Numbers or names of sets, files of deck builders, or what was exported here. */
export const readDeck = (catalogue: DeckCatalogue, text: string): Reading | null => {
  const known = knownSets(catalogue)
  if (/^[\s\ufeff]*[{[]/u.test(text)) return readOwnDecks(catalogue, text)
  const isFile = /<\s*(?:deck|section|card)\b/iu.test(text)
  return decksReading(known, isFile ? decksInFile(known, text) : decksInText(known, text))
}
