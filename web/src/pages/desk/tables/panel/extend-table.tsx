import type { Round, TableRow } from '@topcut/engine'
import { useState } from 'react'
import { useLeading } from '../../../../leader/leading.ts'
import { TroubleNote } from '../../../../leader/trouble-note.tsx'
import { type Parcel, type Trouble, troubleOf } from '../../../../state/sending/outbox.ts'
import { Button } from '../../../../ui/button.tsx'
import { deskWords } from '../../../../words/desk.ts'
import { useWords } from '../../../../words/use-words.ts'
import { ExtendForm } from '../clock/extend-form.tsx'

type Props = { readonly row: TableRow; readonly round: Round }

/** More time for the chosen table, asked for where it is looked at. */
export const ExtendTable = ({ row, round }: Props) => {
  const { act } = useLeading()
  const { page } = useWords(deskWords)
  const [isAsked, setAsked] = useState(false)
  const [trouble, setTrouble] = useState<{ readonly of: Trouble; readonly parcel: Parcel } | null>(
    null,
  )
  const give = async (parcel: Parcel) => {
    setAsked(false)
    const refused = troubleOf(await act(parcel))
    setTrouble(refused === null ? null : { of: refused, parcel })
  }
  return (
    <>
      <Button
        size="small"
        data-testid="extend-table"
        aria-expanded={isAsked}
        onClick={() => setAsked(!isAsked)}
      >
        {page.rounds.clock.does['extend-time']} …
      </Button>
      {isAsked && (
        <ExtendForm
          round={round}
          match={row.match}
          onGive={(parcel) => void give(parcel)}
          onLeave={() => setAsked(false)}
        />
      )}
      {trouble !== null && (
        <TroubleNote
          trouble={trouble.of}
          onOverride={(override) => void give({ ...trouble.parcel, override })}
        />
      )}
    </>
  )
}
