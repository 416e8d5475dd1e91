import { type ReactNode, Suspense, useState } from 'react'
import { useEvents } from '../../../leader/events/use-events.ts'
import { useLeading } from '../../../leader/leading.ts'
import { loadedLater } from '../../../route/loaded-later.ts'
import { goTo } from '../../../route/route.ts'
import { Button } from '../../../ui/button.tsx'
import { settingsWords } from '../../../words/settings.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'
import { idOfPart } from './settings-parts.tsx'

const DeleteEvent = loadedLater(
  async () => (await import('../../../leader/ending/delete-event.tsx')).DeleteEvent,
)
const CancelEvent = loadedLater(
  async () => (await import('../../../leader/ending/cancel-event.tsx')).CancelEvent,
)

const Way = ({ title, note, children }: Record<'title' | 'note' | 'children', ReactNode>) => (
  <div>
    <div>
      <h4>{title}</h4>
      <p className="muted">{note}</p>
    </div>
    {children}
  </div>
)

/** To call it off, which can be taken back, and to delete it, which cannot. For the owner. */
export const EndingGroup = () => {
  const {
    workplace,
    state,
    event: { log },
  } = useLeading()
  const words = useWords(settingsWords)
  const { keeping, home } = useWords(startWords)
  const [asked, setAsked] = useState<'cancel' | 'delete' | null>(null)
  const events = useEvents()
  const own =
    typeof events === 'string'
      ? undefined
      : events.find(({ event, isOwn }) => event === workplace.event && isOwn)
  if (own === undefined) return null
  const event = {
    event: own.event,
    name: state.created.name,
    players: state.players.size,
    round: state.rounds.length,
    version: log.length,
  }
  const close = () => setAsked(null)
  return (
    <section className="settings-group" id={idOfPart('ending')}>
      <h3 tabIndex={-1}>
        {words.ending}
        <small>{words.endingNote}</small>
      </h3>
      <div className="endings">
        {state.finished === null && (
          <Way
            title={words.cancel}
            note={state.cancelled === null ? words.cancelNote : words.isCancelled}
          >
            {state.cancelled === null && (
              <Button size="small" data-testid="settings-cancel" onClick={() => setAsked('cancel')}>
                {home.cancel} …
              </Button>
            )}
          </Way>
        )}
        <Way title={words.delete} note={words.deleteNote(state.players.size)}>
          <Button size="small" data-testid="settings-delete" onClick={() => setAsked('delete')}>
            {keeping.remove} …
          </Button>
        </Way>
      </div>
      <Suspense>
        {asked === 'cancel' && <CancelEvent event={event} onClose={close} onCancelled={close} />}
        {asked === 'delete' && (
          <DeleteEvent event={event} onClose={close} onDeleted={() => goTo('/')} />
        )}
      </Suspense>
    </section>
  )
}
