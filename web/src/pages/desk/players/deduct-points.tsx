import { type Command, type PlayerId, rulesOf } from '@topcut/engine'
import { useId, useState } from 'react'
import { RuleIds } from '../../../look/rule-ids.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'

type Props = { readonly player: PlayerId; readonly onGive: (command: Command) => void }

/** Takes tournament points away, where the document lets a ruling do that. */
export const DeductPoints = ({ player, onGive }: Props) => {
  const { state } = useDesk()
  const { page, label } = useWords()
  const [points, setPoints] = useState('')
  const [reason, setReason] = useState('')
  const ids = useId()
  const { deduction } = rulesOf(state.created).regulation.standings
  if (deduction === null || state.stages.length === 0 || state.finished !== null) return null
  return (
    <form
      className="inline"
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault()
        onGive({ kind: 'deduct-points', player, points: Number(points), reason })
      }}
    >
      <label htmlFor={`${ids}-points`}>{page.deductPoints}</label>
      <input
        id={`${ids}-points`}
        className="few"
        data-testid="deduct-count"
        inputMode="numeric"
        value={points}
        onChange={(typed) => setPoints(typed.target.value.replace(/\D/g, '').slice(0, 3))}
      />
      <label htmlFor={`${ids}-reason`}>{page.whyDeduct}</label>
      <input
        id={`${ids}-reason`}
        data-testid="deduct-reason"
        value={reason}
        maxLength={500}
        onChange={(typed) => setReason(typed.target.value)}
      />
      <button type="submit" className="btn small" data-testid="deduct">
        {label('do.deduct-points')}
      </button>
      <RuleIds rules={[deduction.rule]} />
    </form>
  )
}
