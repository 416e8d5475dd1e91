import { decide, emptyEvent, instant, type Refusal, type Regulation, tiers } from '@topcut/engine'
import type { ListedEvent } from '@topcut/protocol'
import { Suspense, useEffect, useRef, useState } from 'react'
import { startOfDay } from '../../../leader/structure/start-of-day.ts'
import { usualStructure } from '../../../leader/structure/structure-choice.ts'
import { loadedLater } from '../../../route/loaded-later.ts'
import { goTo } from '../../../route/route.ts'
import { pathOfEvent } from '../../../route/route-of.ts'
import { useStateOf } from '../../../state/use-state-of.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'
import { tierText } from '../tier-text.ts'
import type { Copied } from './copied.ts'
import { createEvent } from './create-event.ts'
import { type CreateEvent, creationOf, type Filled } from './creation.ts'
import { errorAt } from './error-at.ts'
import { LikeField, TakenOver } from './like-field.tsx'
import { MoreFields } from './more-fields.tsx'
import { PlanAnswer } from './plan-answer.tsx'
import { RegulationField } from './regulation-field.tsx'
import { today } from './today.ts'

const RefusalSays = loadedLater(async () => (await import('./refusal-says.tsx')).RefusalSays)

const noMinutes = { swiss: '', elimination: '' }
/** Every document with a cut knows this one. */
const usualCut = '4'

const emptyForm = (regulation: Regulation): Filled => ({
  name: '',
  tier: 'competitive',
  date: today(new Date()),
  kind: usualStructure(regulation, 'competitive'),
  swissRounds: '4',
  cut: usualCut,
  minutes: noMinutes,
  missions: '',
  options: {},
  about: {},
  days: 1,
})

const refusalFor = (command: CreateEvent): Refusal | null => {
  const decision = decide(emptyEvent, {
    command,
    by: { role: 'organizer' },
    at: instant(Date.now()),
    entropy: '',
  })
  return decision.granted ? null : decision.refusal
}

type Props = {
  /** The events there are: they may have tables of the hall already. */
  readonly events: readonly ListedEvent[]
  /** The document that is most likely played by. */
  readonly usual: Regulation
  /** The one it is to be like from the beginning. */
  readonly from?: Copied | null | undefined
  /** Those that another one can be made like. */
  readonly earlier?: readonly ListedEvent[] | undefined
  readonly onClose?: (() => void) | undefined
}

/** A new event: five fields, what they come to, and the rest behind *more*. */
export const CreateForm = (props: Props) => {
  const { events, usual, from = null, earlier = [], onClose } = props
  const { page, heading, language, term } = useWords(deskWords)
  const words = useWords(startWords)
  const [regulation, setRegulation] = useState(from?.regulation ?? usual)
  const [filled, setFilled] = useState<Filled>(() => from?.filled ?? emptyForm(usual))
  const [like, setLike] = useState(from)
  const [expected, setExpected] = useState(`${from?.expected ?? 16}`)
  const [firstTable, setFirstTable] = useState(`${from?.tables.first ?? 1}`)
  const [isDraft, setDraft] = useState(false)
  const [trouble, setTrouble] = useState<Refusal | string | null>(null)
  const [isSending, setSending] = useState(false)
  const start = useStateOf(startOfDay)
  const nameField = useRef<HTMLInputElement>(null)
  const dateField = useRef<HTMLInputElement>(null)
  // Opened by a press: the keyboard is where one types first, wherever the press was.
  const isOpened = onClose !== undefined
  useEffect(() => {
    if (isOpened) nameField.current?.focus()
  }, [isOpened])
  const fill = (more: Partial<Filled>) => setFilled((before) => ({ ...before, ...more }))
  const { name, tier, date } = filled
  const takeAfter = (copied: Copied | null) => {
    setLike(copied)
    if (copied === null) return fill({ about: {}, days: 1 })
    const { start: begins } = copied.filled.about
    if (begins !== undefined) startOfDay.set(begins)
    setRegulation(copied.regulation)
    setFilled({ ...copied.filled, name: name.trim() === '' ? copied.filled.name : name })
    setExpected(`${copied.expected}`)
    setFirstTable(`${copied.tables.first}`)
  }

  const command = creationOf(regulation, { ...filled, about: { ...filled.about, start } })
  // Said while typing, but not before there is anything to speak against.
  const said = trouble ?? (name.trim() === '' ? null : refusalFor(command))
  const refusal = said === null || typeof said === 'string' ? null : said
  const at = errorAt(refusal)
  const headCount = Math.min(Math.max(Math.floor(Number(expected)) || 0, 0), 10_000)

  const create = async () => {
    if (isSending) return
    const against = refusalFor(command)
    if (against !== null) {
      const wrong = errorAt(against)
      if (wrong === 'name') nameField.current?.focus()
      if (wrong === 'date') dateField.current?.focus()
      return setTrouble(against)
    }
    setTrouble(null)
    setSending(true)
    const isLost = () => setTrouble(term('connection-lost'))
    const { tables, details = {}, capacity = null } = like ?? {}
    const first = Math.floor(Number(firstTable)) || 1
    const besides = { tables: { first, closed: tables?.closed ?? [] }, details, capacity, isDraft }
    const reply = await createEvent(command, besides, isLost)
    if (reply.kind === 'created') return goTo(pathOfEvent(reply.event))
    setSending(false)
    setTrouble(reply.kind === 'refused' ? reply.refusal : reply.detail)
  }

  return (
    <form
      className="create new-event"
      noValidate
      aria-labelledby="new-event-heading"
      onChange={() => setTrouble(null)}
      onSubmit={(submit) => {
        submit.preventDefault()
        void create()
      }}
    >
      <div className="form-head">
        <h2 id="new-event-heading">{page.newEvent}</h2>
        {onClose !== undefined && (
          <IconButton label={words.home.close} data-testid="close-new-event" onClick={onClose}>
            <Sign name="cross" />
          </IconButton>
        )}
      </div>
      <div className="fields">
        <TextField
          className="field wide"
          label={page.eventName}
          data-testid="event-name"
          maxLength={80}
          ref={nameField}
          error={at === 'name' ? words.home.nameMissing : undefined}
          value={name}
          onChange={(text) => fill({ name: text })}
        />
        {from === null && earlier.length > 0 && <LikeField events={earlier} onTake={takeAfter} />}
        <RegulationField
          regulation={regulation}
          onChange={(other) => {
            setRegulation(other)
            const kind = usualStructure(other, tier)
            fill({ kind, options: {}, minutes: noMinutes, cut: usualCut })
          }}
        />
        <TextField
          label={heading('date')}
          data-testid="event-date"
          type="date"
          ref={dateField}
          error={at === 'date' ? words.home.dateMissing : undefined}
          value={date}
          onChange={(text) => fill({ date: text })}
        />
        <TextField
          label={words.home.startsAt}
          data-testid="event-start"
          type="time"
          value={start}
          onChange={startOfDay.set}
        />
        <SelectField
          label={heading('tier')}
          data-testid="event-tier"
          value={tier}
          choices={tiers.map(
            (one) => [one, capital(language, tierText(language, regulation.id, one))] as const,
          )}
          onChange={(one) => fill({ tier: one, kind: usualStructure(regulation, one) })}
        />
        <TextField
          label={startWords(language, regulation.terms).expected}
          data-testid="event-expected"
          type="number"
          min={2}
          max={10_000}
          value={expected}
          onChange={setExpected}
        />
      </div>
      {headCount > 0 && (
        <PlanAnswer
          {...{ regulation, tier, headCount }}
          structure={command.structure}
          minutes={command.roundMinutes ?? {}}
        />
      )}
      {like !== null && <TakenOver like={like} />}
      <details data-testid="event-more">
        <summary>{words.home.more}</summary>
        <MoreFields
          {...{ regulation, filled, command, headCount, events, firstTable, isDraft }}
          onFill={fill}
          onFirstTable={setFirstTable}
          onDraft={setDraft}
        />
      </details>
      {said !== null && at === null && (
        <Note tone="wrong" role="alert" data-testid="trouble">
          {typeof said === 'string' ? (
            said
          ) : (
            <Suspense>
              <RefusalSays refusal={said} />
            </Suspense>
          )}
        </Note>
      )}
      <p className="form-end">
        <span className="faint">{words.home.laterNote}</span>
        <Button type="submit" tone="next" data-testid="create-event">
          {isSending ? term('saving') : words.create}
          <Sign name="right" />
        </Button>
      </p>
    </form>
  )
}
