import { type CaseRow, roundNameOf } from '@topcut/engine'
import { useState } from 'react'
import { TextField } from '../../ui/field.tsx'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { Sign } from '../../ui/sign.tsx'
import { deskWords } from '../../words/desk.ts'
import { timeText } from '../../words/time-text.ts'
import { useWords } from '../../words/use-words.ts'
import { GiveForm } from '../forms/give-form.tsx'
import { useLeading } from '../leading.ts'
import { SettleForm } from './settle-form.tsx'

const GrantForm = ({ n }: { readonly n: number }) => {
  const { page } = useWords(deskWords)
  const [minutes, setMinutes] = useState('5')
  return (
    <GiveForm isLine command={{ kind: 'grant-material-time', case: n, minutes: Number(minutes) }}>
      <TextField
        label={page.people.minutes}
        data-testid="case-minutes"
        inputMode="numeric"
        maxLength={3}
        value={minutes}
        onChange={(typed) => setMinutes(typed.replace(/\D/g, ''))}
      />
    </GiveForm>
  )
}

type Props = { readonly row: CaseRow; readonly now: number }

const OpenCase = ({ row, now }: Props) => {
  const { names, state } = useLeading()
  const { page, label, language, called } = useWords(deskWords)
  const left = row.due === null ? null : Math.ceil((row.due - now) / 60_000)
  const isLate = row.step === 'concede'
  return (
    <li className="matter" data-testid={`case-${row.n}`}>
      <p>
        <b>{names.player(row.player)}</b>: {row.name} ({label(`component.${row.component}`)}),{' '}
        {label(`material.${row.what}`)}
        {row.round > 0 && `, ${called(roundNameOf(state, row.round))}`}
      </p>
      <p className={isLate ? 'warn' : 'muted'} data-testid="case-step">
        <Sign name={isLate ? 'warn' : 'clock'} /> {page.people.caseSteps[row.step]}{' '}
        {row.due !== null &&
          left !== null &&
          (left > 0
            ? page.people.dueAt(timeText(language, row.due), left)
            : page.people.wasDueAt(timeText(language, row.due)))}{' '}
        {row.rule !== null && <RuleIds rules={[row.rule]} />}
      </p>
      <div className="matter-forms">
        {row.outcome === null && row.step !== 'play-on' && <GrantForm n={row.n} />}
        <SettleForm row={row} />
      </div>
    </li>
  )
}

/** Lost and damaged parts with what each waits for; a deadline runs in front of one's eyes. */
export const OpenCases = ({
  cases,
  now,
}: {
  readonly cases: readonly CaseRow[]
  readonly now: number
}) => cases.map((row) => <OpenCase key={row.n} row={row} now={now} />)
