import { useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { type Trouble, troubleOf } from '../../../state/sending/outbox.ts'
import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

/** Who must or must not meet by a leader's word, in every pairing until it is lifted. */
export const Constraints = () => {
  const { state, names, act } = useLeading()
  const { page, label } = useWords(deskWords)
  const { adjust } = page.rounds
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  if (state.constraints.length === 0) return null

  const free = async (players: (typeof state.constraints)[number]['players']) => {
    const reason = adjust.whyFree
    const lifted = troubleOf(
      await act({ command: { kind: 'constrain-pair', players, as: 'free', reason } }),
    )
    // The pairing on the table was made with it.
    const again = lifted ?? troubleOf(await act({ command: { kind: 'pair-round', reason } }))
    setTrouble(again)
  }
  return (
    <section className="constraints" data-testid="constraints">
      <h3>{adjust.constraints}</h3>
      <ul>
        {state.constraints.map(({ players, as }) => (
          <li key={players.join()}>
            <span>
              {players.map(names.player).join(', ')}: {label(`constraint.${as}`)}
            </span>
            <Button tone="quiet" size="small" onClick={() => void free(players)}>
              {adjust.free}
            </Button>
          </li>
        ))}
      </ul>
      {trouble !== null && <TroubleNote trouble={trouble} />}
    </section>
  )
}
