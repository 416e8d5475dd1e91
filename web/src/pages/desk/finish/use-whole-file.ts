import type { EventAnswer } from '@topcut/protocol'
import { useState } from 'react'
import { fileNameOf } from '../../../leader/file-name.ts'
import { useLeading } from '../../../leader/leading.ts'
import { request } from '../../../state/sending/request.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { deskWords } from '../../../words/desk.ts'
import { shareWords } from '../../../words/share.ts'
import { useWords } from '../../../words/use-words.ts'
import { wholeFileText } from './whole-file.ts'

/** Saves the event as one file, with its people or without, and says what came of it. */
export const useWholeFile = () => {
  const { workplace, event, state, people } = useLeading()
  const { page } = useWords(deskWords)
  const words = page.afterwards.files
  const { whole, record } = useWords(shareWords)
  const [said, setSaid] = useState('')
  const save = async (hasPeople: boolean) => {
    const reply = await request<EventAnswer>('GET', `/api/events/${workplace.event}?for=file`)
    const isWhole = reply.kind === 'ok'
    const entries = isWhole ? reply.body.log : event.log
    const known = isWhole ? reply.body.people : [...people.values()]
    const kind = hasPeople ? whole.name : record.name
    const name = fileNameOf([state.created.name, state.created.date, kind], 'json')
    const file = { event: workplace.event, entries, ...(hasPeople ? { people: known } : {}) }
    saveFile(name, wholeFileText(file), 'application/json;charset=utf-8')
    setSaid(isWhole ? words.saved(name) : `${words.saved(name)} ${words.heldOnly}`)
  }
  return { save, said }
}
