import { ownTableRefusal, type TableRow } from '@topcut/engine'
import { useState } from 'react'
import { useLeading } from '../../../../leader/leading.ts'
import { TroubleNote } from '../../../../leader/trouble-note.tsx'
import type { Trouble } from '../../../../state/sending/outbox.ts'
import { Button } from '../../../../ui/button.tsx'
import { deskWords } from '../../../../words/desk.ts'
import { useWords } from '../../../../words/use-words.ts'
import { entriesAt } from './entries-at.ts'

/**
 * A table as if it had not begun: those who sat down with the wrong opponents can be paired as they
 * played only then.
 */
export const TakeBack = ({ row }: { readonly row: TableRow }) => {
  const { event, state, me, actAll } = useLeading()
  const { page } = useWords(deskWords)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const entries = entriesAt(event, row.match)
  const own = ownTableRefusal(state, me, row)
  if (entries.length === 0 || (own !== null && own.overridable !== true)) return null
  const takeBack = async () => {
    const parcels = entries.map(({ n }) => ({
      command: { kind: 'undo' as const, entry: n, reason: page.undoReason },
    }))
    const outcomes = await actAll(parcels, null)
    setTrouble(outcomes.find((one): one is Trouble => one.kind !== 'granted') ?? null)
  }
  return (
    <>
      <Button tone="quiet" size="small" data-testid="take-back" onClick={() => void takeBack()}>
        {page.rounds.panel.takeBack}
      </Button>
      {trouble !== null && <TroubleNote trouble={trouble} />}
    </>
  )
}
