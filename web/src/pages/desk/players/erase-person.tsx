import type { PlayerState } from '@topcut/engine'
import { useId, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import type { Trouble } from '../../../state/sending/outbox.ts'
import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { erasePerson } from './save-person.ts'

/** Takes a name away for good: says before what goes and what stays. */
export const ErasePerson = ({ player }: { readonly player: PlayerState }) => {
  const { workplace, people, me } = useLeading()
  const { page, term } = useWords(deskWords)
  const { heading, open, goes, stays, button, noName } = page.people.erase
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const panel = useId()
  if (me.role !== 'organizer') return null

  const close = () => {
    setOpen(false)
    setTrouble(null)
  }
  const erase = async () => {
    if (isBusy) return
    setBusy(true)
    const reply = await erasePerson(workplace, player.player)
    setBusy(false)
    if (reply.kind === 'ok') close()
    else setTrouble(reply)
  }

  if (!people.has(player.player)) {
    return (
      <section>
        <h3>{heading}</h3>
        <p className="muted" role="status" data-testid="no-name">
          {noName(player.number)}
        </p>
      </section>
    )
  }
  return (
    <section>
      <h3>{heading}</h3>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={panel}
        data-testid="erase"
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        {open}
      </Button>
      <div id={panel} className="erase-person" hidden={!isOpen}>
        <p>{goes(player.number)}</p>
        <p className="muted">{stays}</p>
        <div className="give-do">
          <Button size="small" isPending={isBusy} data-testid="erase-confirm" onClick={erase}>
            {isBusy ? term('saving') : button}
          </Button>
          <Button tone="quiet" size="small" onClick={close}>
            {term('cancel')}
          </Button>
        </div>
        {trouble !== null && <TroubleNote trouble={trouble} />}
      </div>
    </section>
  )
}
