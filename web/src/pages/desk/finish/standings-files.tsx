import type { EventState } from '@topcut/engine'
import { useState } from 'react'
import { withCode } from '../../../leader/code-of-record.ts'
import { useLeading } from '../../../leader/leading.ts'
import { PublicNamesNote } from '../../../leader/names/public-names-note.tsx'
import { usePublicNames } from '../../../leader/names/use-public-names.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { standingsText } from './forum-text.ts'
import { standingsTable } from './standings-table.ts'
import { TableButtons } from './table-buttons.tsx'
import { TextBlock } from './text-block.tsx'
import { WholeFileButtons } from './whole-file-buttons.tsx'

type Props = { readonly state: EventState; readonly afterRound: number }

/** The standings to take away; the event may have to go on elsewhere, so the whole file as well. */
export const StandingsFiles = ({ state, afterRound }: Props) => {
  const { event } = useLeading()
  const names = usePublicNames()
  const words = useWords(deskWords)
  const { files } = words.page.afterwards
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="files"
      data-testid="files"
      onToggle={(toggled) => setOpen(toggled.currentTarget.open)}
    >
      <summary>{files.files}</summary>
      {isOpen && (
        <div className="files-body">
          <div>
            <TableButtons
              name={`${state.created.name} ${words.page.after(afterRound)}`}
              testId="standings"
              csv={files.csv}
              lines={() => standingsTable(words, names, state, afterRound)}
            />
            <TextBlock
              text={withCode(standingsText(words, names, state, afterRound), words, event)}
              label={files.textLabel}
            />
            <PublicNamesNote />
          </div>
          <WholeFileButtons />
        </div>
      )}
    </details>
  )
}
