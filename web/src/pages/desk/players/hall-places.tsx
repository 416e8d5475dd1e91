import { freePlaces, may, takenPlaces } from '@topcut/engine'
import { useState } from 'react'
import { GiveForm } from '../../../leader/forms/give-form.tsx'
import { useLeading } from '../../../leader/leading.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

/** How many players the hall holds, how many places are taken, and the form to change it. */
export const HallPlaces = () => {
  const { state, me } = useLeading()
  const { page } = useWords(deskWords)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(`${state.capacity ?? ''}`)
  const mayChange = may(me, 'set-capacity') && state.finished === null
  const { capacity } = state
  const free = freePlaces(state)
  return (
    <div className="hall-places">
      <p>
        {capacity === null ? (
          // Who plays is settled once it has begun.
          state.stages.length === 0 && <span className="muted">{page.people.anyPlaces}</span>
        ) : (
          <span className={free === 0 ? 'warn' : 'muted'} data-testid="places-taken">
            {page.people.placesTaken(takenPlaces(state), capacity)}
          </span>
        )}
        {mayChange && (
          <Button
            tone="quiet"
            size="small"
            aria-expanded={isOpen}
            data-testid="change-places"
            onClick={() => {
              setTyped(`${capacity ?? ''}`)
              setOpen(!isOpen)
            }}
          >
            <Sign name="pen" />
            {page.people.changePlaces}
          </Button>
        )}
      </p>
      {isOpen && (
        <GiveForm
          isLine
          command={{ kind: 'set-capacity', players: typed === '' ? null : Number(typed) }}
          onDone={() => setOpen(false)}
        >
          <TextField
            label={page.people.capacityField}
            data-testid="capacity"
            inputMode="numeric"
            maxLength={5}
            value={typed}
            onChange={(text) => setTyped(text.replace(/\D/g, ''))}
          />
        </GiveForm>
      )}
    </div>
  )
}
