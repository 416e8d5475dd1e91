import type { ListedEvent } from '@topcut/protocol'
import { type FormEvent, useState } from 'react'
import { useRealEvents } from '../../../leader/events/use-real-events.ts'
import { goTo } from '../../../route/route.ts'
import { pathOfEvent } from '../../../route/route-of.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'

/** Before the start anybody with the code comes in; later the desk decides. */
const takesPlayers = ({ status, isArchived }: ListedEvent) =>
  !isArchived && (status === 'to-come' || status === 'running')

/** The one of today is most likely meant. */
const byNearest = (now: number) => {
  const away = ({ date }: ListedEvent) => Math.abs(Date.parse(date) - now)
  return (a: ListedEvent, b: ListedEvent) => away(a) - away(b)
}

/** For whoever reads the code from the poster and has no camera for the square beside it. */
export const JoinByCode = ({ events }: { readonly events: readonly ListedEvent[] }) => {
  const { join } = useWords(startWords)
  const open = useRealEvents(events.filter(takesPlayers)).toSorted(byNearest(Date.now()))
  const [chosen, setChosen] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const event = open.find((one) => one.event === chosen) ?? open[0]
  if (event === undefined) return null
  const go = (sent: FormEvent) => {
    sent.preventDefault()
    const typed = code.trim()
    setMissing(typed === '')
    if (typed !== '') {
      goTo(`${pathOfEvent(event.event, 'register')}?code=${encodeURIComponent(typed)}`)
    }
  }
  return (
    <form className="join" noValidate aria-labelledby="join" onSubmit={go}>
      <h2 id="join">{join.heading}</h2>
      {open.length > 1 && (
        <SelectField<string>
          label={join.event}
          data-testid="join-event"
          translate="no"
          value={event.event}
          choices={open.map((one) => [one.event, one.name] as const)}
          onChange={setChosen}
        />
      )}
      <div className="join-line">
        <TextField
          label={join.code}
          data-testid="join-code"
          maxLength={20}
          autoCapitalize="characters"
          spellCheck={false}
          error={isMissing ? join.missing : undefined}
          value={code}
          onChange={(text) => {
            setCode(text.toUpperCase())
            setMissing(false)
          }}
        />
        <Button type="submit" data-testid="join">
          {join.button}
        </Button>
      </div>
    </form>
  )
}
