import type { DeckCatalogue } from '../catalogue.ts'
import { fileIn } from '../file-in.ts'
import type { Reading } from '../reading.ts'
import { decksInFile } from './decks-in-file.ts'
import { decksInText } from './decks-in-text.ts'
import { decksReading } from './decks-reading.ts'
import { knownSets } from './known-sets.ts'
import { readOwnDecks } from './read-own-decks.ts'

/** Numbers or names of sets, files of deck builders, or what was exported here. */
export const readDeck = (catalogue: DeckCatalogue, text: string): Reading | null => {
  const known = knownSets(catalogue)
  const file = fileIn(text)
  const own = file === null ? null : readOwnDecks(catalogue, file.value)
  if (file !== null && own !== null) return { ...own, lines: [...file.beside, ...own.lines] }
  if (file?.isWhole === true) return null
  const isFile = /<\s*(?:deck|section|card)\b/iu.test(text)
  return decksReading(known, isFile ? decksInFile(known, text) : decksInText(known, text))
}
