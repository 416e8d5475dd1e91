import type { SquadList } from '../vocabulary/squad-list.ts'
import { armyAsPrinted } from './army/army-as-printed.ts'
import { putArmy } from './army/put-army.ts'
import { readArmy } from './army/read-army.ts'
import { suggestArmy } from './army/suggest-army.ts'
import { writeArmy } from './army/write-army.ts'
import type { Catalogue } from './catalogue.ts'
import type { Place, Suggestion } from './place.ts'
import type { Reading } from './reading.ts'
import { putDeck, suggestDeck } from './sets/put-deck.ts'
import { readDeck } from './sets/read-deck.ts'
import { setsAsPrinted } from './sets/sets-as-printed.ts'
import { writeDeck } from './sets/write-deck.ts'
import { putSquad } from './squad/put-squad.ts'
import { readSquad } from './squad/reading/read-squad.ts'
import { squadAsPrinted } from './squad/squad-as-printed.ts'
import { suggestSquad } from './squad/suggest-squad.ts'
import { writeSquad } from './squad/write-squad.ts'

/** A pasted text or file as a list; null where it holds none. */
export const readList = (catalogue: Catalogue, text: string): Reading | null => {
  switch (catalogue.kind) {
    case 'squad':
      return readSquad(catalogue, text)
    case 'army':
      return readArmy(catalogue, text)
    case 'decks':
      return readDeck(catalogue, text)
  }
}

/** Says of every known card what is printed on it, whatever was typed: nobody cheats by a typo. */
export const asPrinted = (catalogue: Catalogue, list: SquadList): SquadList => {
  switch (catalogue.kind) {
    case 'squad':
      return squadAsPrinted(catalogue, list)
    case 'army':
      return armyAsPrinted(catalogue, list)
    case 'decks':
      return setsAsPrinted(catalogue, list)
  }
}

/** The list as a text that is read as the same list, a card a line. */
export const writeList = (catalogue: Catalogue, list: SquadList): string => {
  switch (catalogue.kind) {
    case 'squad':
      return writeSquad(catalogue, list)
    case 'army':
      return writeArmy(catalogue, list)
    case 'decks':
      return writeDeck(catalogue, list)
  }
}

/** Cards that fit a place and what is typed there, in any language. */
export const suggestCards = (
  catalogue: Catalogue,
  list: SquadList,
  place: Place,
  typed: string,
): readonly Suggestion[] => {
  switch (catalogue.kind) {
    case 'squad':
      return suggestSquad(catalogue, list, place, typed)
    case 'army':
      return suggestArmy(catalogue, list, place, typed)
    case 'decks':
      return suggestDeck(catalogue, list, place, typed)
  }
}

/** The list with one card more. */
export const putCard = (
  catalogue: Catalogue,
  list: SquadList,
  place: Place,
  id: string,
): SquadList => {
  switch (catalogue.kind) {
    case 'squad':
      return putSquad(catalogue, list, place, id)
    case 'army':
      return putArmy(catalogue, list, place, id)
    case 'decks':
      return putDeck(catalogue, list, place, id)
  }
}
