import type { Catalogue, ListClauses } from '@topcut/engine'
import type { ReactNode } from 'react'
import type { ListDraft } from '../typing/list-draft.ts'
import type { CardEdits } from './edits/card-edits.ts'
import type { CardPlaceFound } from './found-at.ts'

/** What every part of the editor is given. */
export type CardEditor = {
  readonly edits: CardEdits
  readonly draft: ListDraft
  readonly catalogue: Catalogue
  readonly clauses: ListClauses
  /** Who plays as a team: its decks say whose they are. */
  readonly people?: readonly string[] | undefined
  /** A thumb chooses: what is open on a ship is one button. */
  readonly isOnPhone: boolean
  /** What speaks against a place, told beside it. */
  readonly beside: (place: CardPlaceFound) => ReactNode
  readonly onChange: (draft: ListDraft) => void
}
