import {
  advance,
  commandId,
  type Entry,
  type Event,
  type EventId,
  emptyEvent,
  openEvent,
  playerId,
  type Regulation,
  regulationOf,
  regulations,
} from '@topcut/engine'
import type { CommandAnswer, Created, CreateRequest, EventAnswer } from '@topcut/protocol'
import { useState } from 'react'
import { Link } from '../../../route/link.tsx'
import { goTo } from '../../../route/route.ts'
import { pathOfEvent } from '../../../route/route-of.ts'
import { newId } from '../../../state/sending/new-id.ts'
import { openOutbox } from '../../../state/sending/outbox.ts'
import { request } from '../../../state/sending/request.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import type { DeskWords } from '../../../words/desk.ts'
import { deskWords } from '../../../words/desk.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'
import { today } from '../create/today.ts'
import { practiceCreation, practiceStep, practiceSteps } from './practice-step.ts'
import './practice.css'

const pause = (attempt: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, Math.min(250 * 2 ** attempt, 4000)))

/** Nobody else is to take it for one that takes place. */
const hidden = async (event: EventId): Promise<EventId> => {
  await request('PUT', `/api/events/${event}/keeping`, { isHidden: true, isArchived: false })
  return event
}

const create = async (by: Regulation, { page }: DeskWords): Promise<EventId | null> => {
  const { practiceName } = page.afterwards.start
  const command = practiceCreation(by, practiceName, today(new Date()))
  // Sent again under the same id until there is an answer: it is made once.
  const body: CreateRequest = { id: commandId(newId()), command }
  for (let attempt = 0; ; attempt++) {
    const reply = await request<Created>('POST', '/api/events', body)
    if (reply.kind === 'ok') return hidden(reply.body.event)
    if (reply.kind !== 'unreachable') return null
    await pause(attempt)
  }
}

/** Gives the commands of a practice day one after the other; false where one was not granted. */
const rehearse = async (
  event: EventId,
  reason: string,
  progress: (done: number) => void,
): Promise<boolean> => {
  const loaded = await request<EventAnswer>('GET', `/api/events/${event}`)
  let held: Event = loaded.kind === 'ok' ? openEvent(loaded.body.log) : emptyEvent
  const outbox = openOutbox({
    post: (body) => request<CommandAnswer>('POST', `/api/events/${event}/commands`, body),
    newId,
    pause,
    granted: ({ entries }) => {
      held = advance(held, entries as readonly Entry[])
    },
  })
  for (let done = 1; held.state !== null; done++) {
    const parcel = practiceStep(held.state, () => playerId(newId()), reason)
    if (parcel === null) return true
    if ((await outbox.send(parcel)).kind !== 'granted') return false
    progress(done)
  }
  return false
}

type Doing =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'working'; readonly done: number }
  | { readonly kind: 'stopped'; readonly event: EventId | null }

/** An event to rehearse with, made with one click. */
export const Practice = ({ usual }: { readonly usual: Regulation }) => {
  const words = useWords(deskWords)
  const { page, heading } = words
  const { home } = useWords(startWords)
  const [chosen, setChosen] = useState<Regulation | null>(null)
  const by = chosen ?? usual
  const { start } = page.afterwards
  const [doing, setDoing] = useState<Doing>({ kind: 'nothing' })

  const begin = async () => {
    if (doing.kind === 'working') return
    setDoing({ kind: 'working', done: 0 })
    const event = await create(by, words)
    const isDone =
      event !== null &&
      (await rehearse(event, start.practiceReason, (done) => setDoing({ kind: 'working', done })))
    if (isDone) goTo(pathOfEvent(event))
    else setDoing({ kind: 'stopped', event })
  }

  return (
    <section className="create practice" aria-labelledby="practice">
      <h2 id="practice">{start.practice}</h2>
      <p className="muted">{start.practiceNote}</p>
      {doing.kind === 'working' ? (
        <p role="status">
          <progress max={practiceSteps} value={doing.done} aria-label={start.practice} />{' '}
          {page.progress(doing.done, practiceSteps)}
        </p>
      ) : (
        <>
          <SelectField
            label={home.practiceBy}
            data-testid="practice-by"
            translate="no"
            value={by.id}
            choices={regulations.map(({ id, name }) => [id, name] as const)}
            onChange={(id) => setChosen(regulationOf(id))}
          />
          <Button data-testid="practice" onClick={() => void begin()}>
            {start.practiceButton}
          </Button>
        </>
      )}
      {doing.kind === 'stopped' && (
        <p className="wrong" role="alert">
          {start.practiceStopped}{' '}
          {doing.event !== null && <Link href={pathOfEvent(doing.event)}>{heading('event')}</Link>}
        </p>
      )}
    </section>
  )
}
