import type { SquadCatalogue } from '../../catalogue.ts'
import { fileIn } from '../../file-in.ts'
import type { Reading } from '../../reading.ts'
import { squadIndex } from '../squad-index.ts'
import { readOwnSquad } from './read-own.ts'
import { readSquadText } from './read-text.ts'
import { readXws } from './read-xws.ts'
import { settle } from './settle.ts'
import { settleText } from './settle-text.ts'

/** A squad from a file or a text of any layout; null where there is none. */
export const readSquad = (catalogue: SquadCatalogue, text: string): Reading | null => {
  const index = squadIndex(catalogue)
  const file = fileIn(text)
  const squad = file === null ? null : (readOwnSquad(file.value) ?? readXws(index, file.value))
  if (file !== null && squad !== null) {
    return settle(index, { ...squad, about: [...file.beside, ...squad.about] })
  }
  if (file?.isWhole === true) return null
  return settleText(index, readSquadText(index, text))
}
