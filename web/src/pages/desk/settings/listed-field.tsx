import type { Keeping } from '@topcut/protocol'
import { useState } from 'react'
import { useEvents } from '../../../leader/events/use-events.ts'
import { useLeading } from '../../../leader/leading.ts'
import { request } from '../../../state/sending/request.ts'
import { CheckField } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { settingsWords } from '../../../words/settings.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'

/** Whether others find it among the events. It is kept beside the log, so it is done at once. */
export const ListedField = () => {
  const { workplace } = useLeading()
  const words = useWords(settingsWords)
  const { keeping } = useWords(startWords)
  const [asked, setAsked] = useState(0)
  const [trouble, setTrouble] = useState('')
  const events = useEvents(asked)
  const own =
    typeof events === 'string' ? undefined : events.find((one) => one.event === workplace.event)
  if (own?.isOwn !== true) return null
  const { event, isHidden, isArchived } = own
  const keep = async (isListed: boolean) => {
    const wanted: Keeping = { isHidden: !isListed, isArchived }
    const reply = await request<Keeping>('PUT', `/api/events/${event}/keeping`, wanted)
    setTrouble(
      reply.kind === 'problem' ? reply.detail : reply.kind === 'ok' ? '' : keeping.unreachable,
    )
    setAsked(asked + 1)
  }
  return (
    <div className="wide">
      <CheckField
        value={!isHidden}
        onChange={(isListed) => void keep(isListed)}
        data-testid="settings-listed"
      >
        {words.listed}
      </CheckField>
      <p className="muted">{words.listedNote}</p>
      {trouble !== '' && (
        <Note tone="wrong" role="alert">
          {trouble}
        </Note>
      )}
    </div>
  )
}
