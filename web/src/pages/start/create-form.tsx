import {
  type CommandId,
  decide,
  emptyEvent,
  instant,
  type Options,
  type Refusal,
  type Regulation,
  regulationOf,
  regulations,
  type Tier,
  tiers,
} from '@topcut/engine'
import type { Created, CreateRequest } from '@topcut/protocol'
import { refusalSentence } from '@topcut/protocol/words'
import { useState } from 'react'
import { Sign } from '../../look/sign.tsx'
import { goTo, pathOfEvent } from '../../route/route.ts'
import { newId } from '../../sending/new-id.ts'
import { request } from '../../sending/request.ts'
import { capital } from '../../words/capital.ts'
import { useWords } from '../../words/use-words.ts'
import { type CreateEvent, creationOf } from './creation.ts'
import { LengthFields } from './length-fields.tsx'
import { MissionsField } from './missions-field.tsx'
import { OptionFields } from './option-fields.tsx'
import { type StructureKind, usualStructure } from './structure-choice.ts'
import { StructureField } from './structure-field.tsx'
import { today } from './today.ts'

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

/** A new event: what is played, by which document, how long. */
export const CreateForm = () => {
  const { page, heading, label, language, term } = useWords()
  const [name, setName] = useState('')
  const [regulationId, setRegulation] = useState(regulations[0]?.id ?? '')
  const [tier, setTier] = useState<Tier>('competitive')
  const [date, setDate] = useState(() => today(new Date()))
  const [chosen, setKind] = useState<StructureKind | null>(null)
  const [swissRounds, setSwissRounds] = useState('4')
  const [cut, setCut] = useState(usualCut)
  const [minutes, setMinutes] = useState(noMinutes)
  const [missions, setMissions] = useState('')
  const [options, setOptions] = useState<Options>({})
  const [trouble, setTrouble] = useState<string | null>(null)
  const [request_, setRequest] = useState<CreateRequest | null>(null)
  const regulation = regulationOf(regulationId) ?? (regulations[0] as Regulation)
  const kind = chosen ?? usualStructure(regulation, tier)

  const create = async () => {
    if (request_ !== null) return
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
    const refusal = refusalFor(command)
    if (refusal !== null) {
      setTrouble(refusalSentence(language, refusal))
      return
    }
    // Sent again under the same id until there is an answer: it is made once.
    const body: CreateRequest = { id: newId() as CommandId, command }
    setRequest(body)
    for (;;) {
      const reply = await request<Created>('POST', '/api/events', body)
      if (reply.kind === 'ok') {
        goTo(pathOfEvent(reply.body.event))
        return
      }
      if (reply.kind !== 'unreachable') {
        setTrouble(
          reply.kind === 'refused' ? refusalSentence(language, reply.refusal) : reply.detail,
        )
        setRequest(null)
        return
      }
      setTrouble(term('connection-lost'))
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
  }

  return (
    <form
      className="create"
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault()
        void create()
      }}
    >
      <h2>{page.newEvent}</h2>
      <div className="fields">
        <div className="field wide">
          <label htmlFor="event-name">{page.eventName}</label>
          <input
            id="event-name"
            data-testid="event-name"
            value={name}
            maxLength={80}
            autoComplete="off"
            onChange={(typed) => setName(typed.target.value)}
          />
        </div>
        <div className="field wide">
          <label htmlFor="regulation">{heading('regulation')}</label>
          <select
            id="regulation"
            data-testid="event-regulation"
            value={regulation.id}
            onChange={(one) => {
              setRegulation(one.target.value)
              setOptions({})
              setKind(null)
              setMinutes(noMinutes)
              setCut(usualCut)
            }}
          >
            {regulations.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="tier">{heading('tier')}</label>
          <select
            id="tier"
            data-testid="event-tier"
            value={tier}
            onChange={(one) => {
              setTier(one.target.value as Tier)
              setKind(null)
            }}
          >
            {tiers.map((one) => (
              <option key={one} value={one}>
                {capital(language, label(`tier.${one}`))}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="date">{heading('date')}</label>
          <input
            id="date"
            data-testid="event-date"
            type="date"
            value={date}
            onChange={(typed) => setDate(typed.target.value)}
          />
        </div>
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
        <LengthFields regulation={regulation} minutes={minutes} onChange={setMinutes} />
        <MissionsField regulation={regulation} value={missions} onChange={setMissions} />
        <OptionFields regulation={regulation} options={options} onChange={setOptions} />
      </div>
      {trouble !== null && (
        <p className="wrong" role="alert" data-testid="trouble">
          <Sign name="differ" /> {trouble}
        </p>
      )}
      <button type="submit" className="btn next" data-testid="create-event">
        {request_ === null ? label('do.create-event') : term('saving')}
        <Sign name="right" />
      </button>
    </form>
  )
}
