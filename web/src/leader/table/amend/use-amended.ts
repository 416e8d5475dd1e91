import type { TableRow } from '@topcut/engine'
import { useEffect, useState } from 'react'
import type { Draft } from '../../../parts/result/draft.ts'
import { useDraft } from '../../../state/drafts.ts'
import type { Workplace } from '../../workplace.ts'

type Amended = { readonly of: number; readonly draft: Draft }

/**
 * What is typed over a result. It stays when somebody looks elsewhere, but not when the result it was
 * begun on has gone meanwhile: laid over the next one it would overwrite that unseen.
 */
export const useAmended = (workplace: Workplace, { match, revision, result }: TableRow) => {
  const [begun, setBegun] = useDraft<Amended | null>(`${workplace.event}.${match}.amended`, null)
  const isTakenBack = begun !== null && result === null
  useEffect(() => {
    if (isTakenBack) setBegun(null)
  }, [isTakenBack, setBegun])
  // Only what was kept from before: a repair that is refused after the amendment keeps its form.
  const isOld = begun !== null && begun.of !== revision
  const [wasOld] = useState(isOld)
  useEffect(() => {
    if (wasOld) setBegun(null)
  }, [wasOld, setBegun])
  const set = (draft: Draft | null) => setBegun(draft === null ? null : { of: revision, draft })
  return [begun?.draft ?? null, set] as const
}
