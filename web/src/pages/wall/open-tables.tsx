import type { PublicTables } from '@topcut/engine'
import { hallWords } from '../../words/hall.ts'
import { useWords } from '../../words/use-words.ts'

/** More tables than a hall can read at a glance are counted instead. */
const named = 16

/** Which tables everybody waits for. */
export const OpenTables = ({ tables: { tables } }: { readonly tables: PublicTables }) => {
  const { clock } = useWords(hallWords)
  const open = tables.filter(({ result }) => result === null)
  if (open.length === 0 || open.length > named) {
    const entered = tables.length - open.length
    return <p className="wall-open">{clock.resultsIn(entered, tables.length)}</p>
  }
  return (
    <p className="wall-open" data-testid="wall-open">
      {clock.stillPlaying}: <b>{open.map(({ table }) => table).join(' · ')}</b>
    </p>
  )
}
