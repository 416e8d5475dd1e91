import { isBracket, type RepairChoice, type Round, repairCommand } from '@topcut/engine'
import { useMemo, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { RepairChoices } from '../../../leader/table/amend/repair-choices.tsx'
import { repairOptions } from '../../../leader/table/amend/repair-options.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { type Trouble, troubleOf } from '../../../state/sending/outbox.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { AdjustPanel } from './adjust-panel.tsx'
import './pairing.css'

/** What the round could be by everything known now, and one of it carried out. */
const PutRight = () => {
  const { state, act } = useLeading()
  const { page } = useWords(deskWords)
  const { amend } = page.rounds
  const [chosen, setChosen] = useState<RepairChoice['kind']>('leave')
  const [reason, setReason] = useState('')
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const options = useMemo(() => repairOptions(state), [state])
  if (options === null || options.options.length < 2) return null
  const choice = options.options.find((one) => one.choice.kind === chosen)?.choice
  const carryOut = async (override?: string) => {
    const command = choice === undefined ? null : repairCommand(state, choice, reason.trim())
    if (command === null) return
    // Where people play already, the reason is also what the exception goes by.
    const why = override ?? (options.isClocked ? reason.trim() : undefined)
    const outcome = await act(why === undefined ? { command } : { command, override: why })
    setTrouble(troubleOf(outcome))
    if (outcome.kind !== 'granted') return
    setChosen('leave')
    setReason('')
  }
  return (
    <section className="repair">
      <h3>
        {amend.whatHappens(options.round)} <small className="muted">{amend.repairNote}</small>
      </h3>
      <RepairChoices state={state} options={options} chosen={chosen} onChoose={setChosen} />
      {chosen !== 'leave' && (
        <form
          className="inline"
          onSubmit={(submitted) => {
            submitted.preventDefault()
            void carryOut()
          }}
        >
          <TextField
            className={null}
            label={amend.whyRepair}
            data-testid="repair-reason"
            required
            value={reason}
            onChange={setReason}
          />
          <Button type="submit" size="small" data-testid="repair-give">
            {amend.repair}
          </Button>
        </form>
      )}
      {trouble !== null && (
        <TroubleNote trouble={trouble} onOverride={(why) => void carryOut(why)} />
      )}
    </section>
  )
}

/** Other pairs for a round that players already know: by hand, or by what would be best. */
export const ChangePairings = ({ round }: { readonly round: Round }) => {
  const { state } = useLeading()
  const { page } = useWords(deskWords)
  const { adjust } = page.rounds
  const [isOpen, setOpen] = useState(false)
  const [line, setLine] = useState('')
  const [change, setChange] = useState<'swap' | 'fixed' | 'forbidden'>('swap')
  if (isBracket(state.stages[round.stage]?.plan.kind ?? 'swiss')) return null
  return (
    <details
      className="change-pairings"
      data-testid="change-pairings"
      onToggle={(toggled) => setOpen(toggled.currentTarget.open)}
    >
      <summary>{adjust.wrongOpponents}</summary>
      {isOpen && (
        <>
          <p className="muted">{adjust.wrongOpponentsNote}</p>
          <AdjustPanel
            round={round}
            line={line}
            setLine={setLine}
            change={change}
            setChange={setChange}
          />
          <PutRight />
        </>
      )}
    </details>
  )
}
