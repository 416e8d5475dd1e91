import type { TableRow } from '@topcut/engine'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { GiveButton } from '../forms/give-button.tsx'
import { useLeading } from '../leading.ts'

/** Puts a table on the stream, and takes it off again; nothing where that is not possible. */
export const StreamButton = ({ row }: { readonly row: TableRow }) => {
  const { state, ask } = useLeading()
  const { stream } = useWords(deskWords).page.rounds
  const isOn = state.featured === row.table
  const command = { kind: 'feature-table', table: isOn ? null : row.table } as const
  // A table of that number may be played at now, but it is not the one that is looked back at.
  const isLatest = state.rounds.every(
    ({ number, status }) => number <= row.round || status === 'paired',
  )
  if (!isLatest || !ask(command).granted) return null
  return <GiveButton command={command} text={isOn ? stream.end : stream.show} />
}
