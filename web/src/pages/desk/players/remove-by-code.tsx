import { useState } from 'react'
import { GiveButton } from '../../../leader/forms/give-button.tsx'
import { useLeading } from '../../../leader/leading.ts'
import { useServerTime } from '../../../state/use-server-time.ts'
import { Choice } from '../../../ui/choice.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { registeredByCode } from './by-code.ts'

const spans = [5, 15, 60] as const
type Span = (typeof spans)[number]

/** More names would hide the button. */
const named = 12

/** A rush of unwanted registrations: those of the last minutes go with one press. */
export const RemoveByCode = () => {
  const { event, names } = useLeading()
  const { page } = useWords(deskWords)
  const [isOpen, setOpen] = useState(false)
  const [span, setSpan] = useState<Span>(15)
  const now = useServerTime(isOpen)
  const { byCode } = page.people
  const found = (minutes: number) => registeredByCode(event, now, minutes)
  if (found(60).length === 0) return null
  const players = found(span).map(({ player }) => player)
  return (
    <details
      className="by-code"
      data-testid="by-code"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{byCode.heading}</summary>
      <Choice
        label={byCode.heading}
        value={span}
        options={spans.map((minutes) => ({
          value: minutes,
          text: byCode.minutes(minutes, found(minutes).length),
        }))}
        onChange={setSpan}
      />
      {players.length > 0 && (
        <>
          <p className="muted" translate="no">
            {players.slice(0, named).map(names.player).join(' · ')}
            {players.length > named && ' …'}
          </p>
          <GiveButton
            command={{ kind: 'remove-registrations', players }}
            text={byCode.remove(players.length)}
            // The button goes with what it removed: the keyboard would be nowhere.
            onDone={() => document.getElementById('players-heading')?.focus()}
          />
        </>
      )}
    </details>
  )
}
