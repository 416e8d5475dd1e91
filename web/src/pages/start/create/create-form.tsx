import {
  decide,
  emptyEvent,
  instant,
  type Options,
  permittedMaps,
  planFor,
  type Refusal,
  type Regulation,
  regulations,
  type Tier,
  tiers,
} from '@topcut/engine'
import type { ListedEvent } from '@topcut/protocol'
import { Suspense, useState } from 'react'
import { DayPlan } from '../../../leader/structure/day-plan.tsx'
import { type StructureKind, usualStructure } from '../../../leader/structure/structure-choice.ts'
import { StructureField } from '../../../leader/structure/structure-field.tsx'
import { StructureSuggestion } from '../../../leader/structure/structure-suggestion.tsx'
import { MissionsField } from '../../../parts/announcement/missions-field.tsx'
import { loadedLater } from '../../../route/loaded-later.ts'
import { goTo } from '../../../route/route.ts'
import { pathOfEvent } from '../../../route/route-of.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { capital } from '../../../words/capital.ts'
import { deskWords } from '../../../words/desk.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'
import { createEvent } from './create-event.ts'
import { type CreateEvent, creationOf } from './creation.ts'
import { LengthFields } from './length-fields.tsx'
import { OptionFields } from '../../../leader/options/option-fields.tsx'
import { RegulationField } from './regulation-field.tsx'
import { TablesField } from './tables-field.tsx'
import { today } from './today.ts'

const RefusalSays = loadedLater(async () => (await import('./refusal-says.tsx')).RefusalSays)

const noMinutes = { swiss: '', elimination: '' }
/** Every document with a cut knows this one. */
const usualCut = '4'

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
}

/** A new event: what is played, by which document, how long. */
export const CreateForm = ({ events }: Props) => {
  const { page, heading, label, language, term } = useWords(deskWords)
  const words = useWords(startWords)
  const [name, setName] = useState('')
  const [regulation, setRegulation] = useState<Regulation>(regulations[0])
  const [tier, setTier] = useState<Tier>('competitive')
  const [date, setDate] = useState(() => today(new Date()))
  const [chosen, setKind] = useState<StructureKind | null>(null)
  const [swissRounds, setSwissRounds] = useState('4')
  const [cut, setCut] = useState(usualCut)
  const [minutes, setMinutes] = useState(noMinutes)
  const [missions, setMissions] = useState('')
  const [options, setOptions] = useState<Options>({})
  const [expected, setExpected] = useState('16')
  const [firstTable, setFirstTable] = useState('1')
  const [trouble, setTrouble] = useState<Refusal | string | null>(null)
  const [isSending, setSending] = useState(false)
  const kind = chosen ?? usualStructure(regulation, tier)

  const command = creationOf(regulation, {
    name,
    tier,
    date,
    kind,
    swissRounds,
    cut,
    minutes,
    missions,
    options,
  })
  // Said while typing, but not before there is anything to speak against.
  const refusal = name.trim() === '' ? null : refusalFor(command)
  const said = trouble ?? refusal
  const headCount = Math.min(Math.max(Math.floor(Number(expected)) || 0, 0), 10_000)
  const stages = planFor(command.structure, headCount, regulation.structure)

  const create = async () => {
    if (isSending) return
    const against = refusalFor(command)
    if (against !== null) return setTrouble(against)
    setTrouble(null)
    setSending(true)
    const isLost = () => setTrouble(term('connection-lost'))
    const reply = await createEvent(command, Math.floor(Number(firstTable)) || 1, isLost)
    if (reply.kind === 'created') return goTo(pathOfEvent(reply.event))
    setSending(false)
    setTrouble(reply.kind === 'refused' ? reply.refusal : reply.detail)
  }

  return (
    <form
      className="create"
      noValidate
      onChange={() => setTrouble(null)}
      onSubmit={(submit) => {
        submit.preventDefault()
        void create()
      }}
    >
      <h2>{page.newEvent}</h2>
      <div className="fields">
        <TextField
          className="field wide"
          label={page.eventName}
          data-testid="event-name"
          maxLength={80}
          value={name}
          onChange={setName}
        />
        <RegulationField
          regulation={regulation}
          onChange={(other) => {
            setRegulation(other)
            setOptions({})
            setKind(null)
            setMinutes(noMinutes)
            setCut(usualCut)
          }}
        />
        <SelectField
          label={heading('tier')}
          data-testid="event-tier"
          value={tier}
          choices={tiers.map((one) => [one, capital(language, label(`tier.${one}`))] as const)}
          onChange={(one) => {
            setTier(one)
            setKind(null)
          }}
        />
        <TextField
          label={heading('date')}
          data-testid="event-date"
          type="date"
          value={date}
          onChange={setDate}
        />
        <TextField
          label={words.expected}
          hint={words.expectedNote}
          data-testid="event-expected"
          type="number"
          min={2}
          max={10_000}
          value={expected}
          onChange={setExpected}
        />
        <TablesField date={date} events={events} value={firstTable} onChange={setFirstTable} />
        <StructureField
          regulation={regulation}
          tier={tier}
          kind={kind}
          swissRounds={swissRounds}
          cut={cut}
          onKind={setKind}
          onSwissRounds={setSwissRounds}
          onCut={setCut}
        />
        {headCount > 0 && (
          <div className="field wide">
            <StructureSuggestion
              regulation={regulation}
              tier={tier}
              headCount={headCount}
              structure={command.structure}
              onTake={setKind}
            />
            {stages !== null && (
              <DayPlan
                regulation={regulation}
                stages={stages}
                headCount={headCount}
                minutes={command.roundMinutes ?? {}}
              />
            )}
          </div>
        )}
        <LengthFields regulation={regulation} minutes={minutes} onChange={setMinutes} />
        <MissionsField
          regulation={regulation}
          maps={permittedMaps(regulation, command.date)}
          tier={tier}
          value={missions}
          onChange={setMissions}
        />
        <OptionFields regulation={regulation} options={options} onChange={setOptions} />
      </div>
      {said !== null && (
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
      <Button type="submit" tone="next" data-testid="create-event">
        {isSending ? term('saving') : words.create}
        <Sign name="right" />
      </Button>
    </form>
  )
}
