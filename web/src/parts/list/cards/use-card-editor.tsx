import type { Catalogue, Finding, ListClauses, SquadList } from '@topcut/engine'
import { useMemo } from 'react'
import { Findings, type Told } from '../findings.tsx'
import type { ListDraft } from '../typing/list-draft.ts'
import type { CardEditor } from './card-editor.ts'
import { cardEdits } from './edits/card-edits.ts'
import { foundAt } from './found-at.ts'

type Asked = {
  readonly draft: ListDraft
  readonly before: SquadList | null
  readonly clauses: ListClauses
  readonly catalogue: Catalogue
  readonly findings: readonly Finding[]
  readonly told: Told
  readonly isOnPhone: boolean
  readonly onChange: (draft: ListDraft) => void
}

/** The editor of a list by its cards: what it holds, and what speaks against each place. */
export const useCardEditor = (asked: Asked): CardEditor => {
  const { draft, before, clauses, catalogue, findings, told, isOnPhone, onChange } = asked
  const edits = useMemo(
    () => cardEdits(draft, before, clauses, catalogue),
    [draft, before, clauses, catalogue],
  )
  return {
    edits,
    draft,
    catalogue,
    clauses,
    people: told.people,
    isOnPhone,
    beside: (place) => {
      const here = findings.filter((one) => foundAt(edits.list, one) === place)
      return here.length > 0 && <Findings findings={here} {...told} testId={`findings-${place}`} />
    },
    onChange,
  }
}
