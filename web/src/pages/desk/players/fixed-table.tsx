import type { PlayerState } from '@topcut/engine'
import { useState } from 'react'
import { GiveForm } from '../../../leader/forms/give-form.tsx'
import { TextField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

/** A table a player keeps to, whoever the opponent is; empty for any. */
export const FixedTable = ({ player }: { readonly player: PlayerState }) => {
  const { page } = useWords(deskWords)
  const [typed, setTyped] = useState(`${player.table ?? ''}`)
  const table = typed === '' ? null : Number(typed)
  return (
    <GiveForm isLine command={{ kind: 'assign-table', player: player.player, table }}>
      <TextField
        label={page.people.fixedTable}
        data-testid="fixed-table"
        inputMode="numeric"
        maxLength={4}
        value={typed}
        onChange={(text) => setTyped(text.replace(/\D/g, ''))}
      />
    </GiveForm>
  )
}
