import { type PlayerId, rulesOf } from '@topcut/engine'
import { warningSentence } from '@topcut/protocol/words'
import { useState } from 'react'
import { type Trouble, troubleOf } from '../../state/sending/outbox.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { RuledText } from '../../ui/ruled-text.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeading } from '../leading.ts'
import { TroubleNote } from '../trouble-note.tsx'
import { noShowOf } from './no-show-of.ts'
import './no-show.css'

type Props = { readonly player: PlayerId; readonly onDone?: () => void }

/** Somebody has not come: one press, and beside it what follows from it and by which rule. */
export const NoShow = ({ player, onDone }: Props) => {
  const { ask, act, state, names } = useLeading()
  const { page, language, heading } = useWords(deskWords)
  const [keep, setKeep] = useState('')
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const parcel = noShowOf(state, player)
  if (parcel === null) return null
  const decision = ask(parcel.command)
  // Who plays there leaves it to another leader: the table says to whom.
  if (!decision.granted && decision.refusal.code === 'own-matter' && !decision.refusal.overridable)
    return null
  const warnings = decision.granted ? decision.warnings : []
  const isOut = rulesOf(state.created).regulation.leaving.noShowIsRemoved?.value === true
  const name = names.player(player)
  const give = async (why?: string) => {
    const { command } = parcel
    const refused = troubleOf(
      await act(why === undefined ? parcel : { ...parcel, command: { ...command, keep: why } }),
    )
    setTrouble(refused)
    if (refused !== null) return
    setKeep('')
    onDone?.()
  }
  return (
    <div className="no-show">
      <Button size="small" data-testid={`no-show-${player}`} onClick={() => void give()}>
        {page.people.noShow(name)}
      </Button>
      {warnings.map((warning) => (
        <p key={warning.code} className="muted" data-testid="no-show-says">
          <RuledText>{warningSentence(language, warning, names)}</RuledText>
        </p>
      ))}
      {isOut && decision.granted && (
        <details>
          <summary data-testid={`keep-${player}`}>{page.people.keepIn(name)}</summary>
          <form
            className="inline"
            onSubmit={(submit) => {
              submit.preventDefault()
              if (keep.trim() !== '') void give(keep.trim())
            }}
          >
            <TextField
              className={null}
              label={heading('reason')}
              required
              maxLength={200}
              data-testid="keep-reason"
              value={keep}
              onChange={setKeep}
            />
            <Button type="submit" size="small" data-testid="give-keep">
              {page.people.keepButton}
            </Button>
          </form>
        </details>
      )}
      {trouble !== null && <TroubleNote trouble={trouble} />}
    </div>
  )
}
