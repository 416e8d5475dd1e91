import type { Finding, ListClauses } from '@topcut/engine'
import type { FormDraft } from '../typing/list-draft.ts'
import { ArmyFields } from './army-fields.tsx'
import { DeckFields } from './deck-fields.tsx'
import { SquadFields } from './squad-fields.tsx'

type Props = {
  readonly clauses: ListClauses
  readonly draft: FormDraft
  readonly findings: readonly Finding[]
  readonly onChange: (draft: FormDraft) => void
}

/** The form for the kind of list this document wants. */
export const FormFields = ({ clauses, draft, findings, onChange }: Props) => {
  if (draft.kind === 'squad' && clauses.kind === 'squad') {
    return <SquadFields clauses={clauses} draft={draft} findings={findings} onChange={onChange} />
  }
  if (draft.kind === 'army' && clauses.kind === 'army') {
    return <ArmyFields clauses={clauses} draft={draft} findings={findings} onChange={onChange} />
  }
  if (draft.kind === 'squad' || draft.kind === 'army') return null
  return <DeckFields clauses={clauses} draft={draft} onChange={onChange} />
}
