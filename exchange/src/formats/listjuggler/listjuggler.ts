import { readCryodex } from '../cryodex/read-cryodex.ts'
import { isObject, type Reader } from '../input.ts'

/** The tournament inside, with players by the name that Cryodex gives them. */
const inside = (json: unknown): { readonly value: unknown; readonly path: string } => {
  if (!isObject(json)) return { value: json, path: '' }
  const { tournament } = json
  const value = isObject(tournament) ? tournament : json
  const path = isObject(tournament) ? 'tournament' : ''
  const { participants, ...others } = value
  return { value: Array.isArray(participants) ? { ...others, players: participants } : value, path }
}

/** What List Juggler asks for and Cryodex does not write. */
const besides = ['round_length', 'participant_count', 'participants']

/** What the archive of List Juggler takes and gives, and what ListFortress gives. */
export const listjuggler: Reader = {
  format: 'listjuggler',
  isOne: ({ json }) => {
    if (!isObject(json)) return false
    return isObject(json['tournament']) || besides.some((name) => name in json)
  },
  read: ({ json }) => readCryodex(inside(json), 'listjuggler'),
}
