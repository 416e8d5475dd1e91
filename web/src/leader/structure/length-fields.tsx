import type { Regulation } from '@topcut/engine'
import { TextField } from '../../ui/field.tsx'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { lengthsLeftOpen, type TypedMinutes } from './lengths-left-open.ts'

type Props = {
  readonly regulation: Regulation
  readonly minutes: TypedMinutes
  readonly onChange: (minutes: TypedMinutes) => void
}

/** How long rounds are, where the document leaves that to the organizer within limits. */
export const LengthFields = ({ regulation, minutes, onChange }: Props) => {
  const { page } = useWords(deskWords)
  return lengthsLeftOpen(regulation).map(({ kind, from, to, minutes: usual, rule }) => (
    <TextField
      key={kind}
      label={kind === 'swiss' ? page.roundMinutes : page.finalsMinutes}
      hint={
        <>
          {page.minutesBetween(from, to)} <RuleIds rules={[rule]} />
        </>
      }
      data-testid={`event-minutes-${kind}`}
      type="number"
      min={from}
      max={to}
      placeholder={`${usual}`}
      value={minutes[kind]}
      onChange={(typed) => onChange({ ...minutes, [kind]: typed })}
    />
  ))
}
