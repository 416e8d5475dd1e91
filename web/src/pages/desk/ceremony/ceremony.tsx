import type { Place } from '@topcut/engine'
import { useEffect, useRef, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { usePublicNames } from '../../../leader/names/use-public-names.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { useGiving } from '../../../leader/use-giving.ts'
import { MembersLine } from '../../../parts/pairings/members-line.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioField } from '../../../ui/field.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePrizes } from '../finish/use-prizes.ts'
import { revealsOf } from './reveal.ts'
import './ceremony.css'

type Props = { readonly places: readonly Place[]; readonly onClose: () => void }

const top = 8

/** The hall has seen who has won: now everybody else may. */
const TellEverybody = () => {
  const { page, term } = useWords(deskWords)
  const giving = useGiving()
  return (
    <>
      {giving.trouble !== null && <TroubleNote trouble={giving.trouble} />}
      <Button
        tone="on-ink"
        data-testid="ceremony-finish"
        isPending={giving.isBusy}
        onClick={() => giving.give({ kind: 'finish-event' })}
      >
        {giving.isBusy ? term('saving') : page.afterwards.ceremony.tell}
      </Button>
    </>
  )
}

/** The final places for the whole hall, one after the other, up to the champion. */
export const Ceremony = ({ places, onClose }: Props) => {
  const { state } = useLeading()
  const names = usePublicNames()
  const { page, heading } = useWords(deskWords)
  const words = page.afterwards.ceremony
  const { prizeOf } = usePrizes()
  const dialog = useRef<HTMLDialogElement>(null)
  const [best, setBest] = useState<number | null>(null)
  const [step, setStep] = useState(0)
  useEffect(() => {
    // Refused where the browser does not want to: then it fills the window instead.
    dialog.current?.requestFullscreen?.().catch(() => {})
  }, [])
  const reveals = revealsOf(places, best)
  const shown = step === 0 ? null : reveals[step - 1]
  const called = reveals.slice(0, Math.max(0, step - 1)).toReversed()
  const move = (by: number) => setStep(Math.max(0, Math.min(reveals.length, step + by)))
  return (
    <Dialog
      ref={dialog}
      className="ceremony"
      label={words.open}
      data-testid="ceremony-view"
      onClose={onClose}
      onKeyDown={(key) => {
        if (key.key === 'ArrowRight' || key.key === 'PageDown') move(1)
        else if (key.key === 'ArrowLeft' || key.key === 'PageUp') move(-1)
      }}
    >
      <p className="ceremony-event">{state.created.name}</p>
      <div className="ceremony-now" aria-live="polite">
        {shown == null ? (
          <fieldset>
            <legend>{words.open}</legend>
            {[null, top].map((one) => (
              <RadioField
                key={one ?? 'all'}
                name="ceremony"
                value={best === one}
                onChoose={() => setBest(one)}
              >
                {one === null ? words.fromLast : words.fromTop(one)}
              </RadioField>
            ))}
          </fieldset>
        ) : (
          <>
            <p className={shown.place === 1 ? 'ceremony-place first' : 'ceremony-place'}>
              {shown.place === 1 ? heading('champion') : `${heading('place')} ${shown.place}`}
            </p>
            {shown.players.map((player) => (
              <p key={player} className="ceremony-name" data-testid="ceremony-name">
                {names.player(player)}
                <MembersLine of={names.members(player)} />
              </p>
            ))}
            {prizeOf(shown.place) !== '' && (
              <p className="ceremony-prize">{prizeOf(shown.place)}</p>
            )}
          </>
        )}
      </div>
      <ol className="ceremony-called">
        {called.slice(0, top).map(({ place, players }) => (
          <li key={place}>
            <b>{place}</b> {players.map(names.player).join(', ')}
          </li>
        ))}
      </ol>
      <div className="ceremony-do">
        <Button tone="on-ink" onClick={() => dialog.current?.close()}>
          {page.close}
        </Button>
        {step > 0 && (
          <Button tone="on-ink" onClick={() => move(-1)}>
            {words.before}
          </Button>
        )}
        {step === reveals.length && state.finished === null && <TellEverybody />}
        {step < reveals.length && (
          <Button
            tone="on-ink"
            data-testid="ceremony-next"
            // A presenter presses the space bar, nothing else.
            autoFocus
            onClick={() => move(1)}
          >
            {step === 0 ? words.begin : words.next}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
