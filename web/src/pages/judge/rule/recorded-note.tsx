import type { CommandId } from '@topcut/engine'
import { useMemo } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { openState } from '../../../state/state.ts'
import { useStateOf } from '../../../state/use-state-of.ts'
import { Note } from '../../../ui/note.tsx'
import { judgeWords } from '../../../words/judge.ts'
import { useWords } from '../../../words/use-words.ts'
import { ownLast } from '../own-last.ts'

type Recorded = { readonly command: CommandId; readonly at: string; readonly says: string }

/** The ruling this phone put on record last. */
export const recorded = openState<Recorded | null>(null)

/** It stands here until this judge does something else, or takes it back. */
export const RecordedNote = () => {
  const { event, me } = useLeading()
  const { rule } = useWords(judgeWords)
  const last = useStateOf(recorded)
  const own = useMemo(() => ownLast(event, me, null), [event, me])
  if (last === null || !own?.entries.some(({ command }) => command === last.command)) return null
  return (
    <Note tone="good" className="recorded" role="status" data-testid="recorded">
      <b>{rule.onRecord(last.at)}</b>
      <span className="recorded-says">{last.says}</span>
    </Note>
  )
}
