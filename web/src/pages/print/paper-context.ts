import type { EventId, EventState, People, Round } from '@topcut/engine'
import type { Names } from '@topcut/protocol/words'
import { createContext, useContext } from 'react'
import type { PublicNames } from '../../leader/names/public-names.ts'
import type { DeskWords } from '../../words/desk.ts'
import type { PrintWords } from '../../words/print.ts'
import type { PaperSize } from './paper-size.ts'
import type { ListsToPrint } from './print-options.ts'

/** What every sheet is made of. */
export type Paper = {
  readonly event: EventId
  readonly state: EventState
  readonly people: People
  /** Full names, for what stays at the desk or goes to one table. */
  readonly names: Names
  /** As players agreed to be named, for what hangs on the wall. */
  readonly posted: PublicNames
  /** In the language of the print. */
  readonly words: DeskWords
  readonly print: PrintWords
  readonly size: PaperSize
  /** The round that is asked for; null before the first. */
  readonly round: Round | null
  readonly lists: ListsToPrint
  /** To be filled in by hand. */
  readonly isBlank: boolean
  /** What everybody compares with the public record; null while there is none. */
  readonly code: string | null
  /** When this stood so. */
  readonly asOf: number
}

export const PaperContext = createContext<Paper | null>(null)

/** For what hangs on the wall: nothing in it can name anybody in full. */
export const usePosted = (): Omit<Paper, 'names' | 'people'> => usePaper()

/** For what stays with the leaders or goes to one table. */
export const usePaper = (): Paper => {
  const paper = useContext(PaperContext)
  if (paper === null) throw new Error('only on the page for printing')
  return paper
}
