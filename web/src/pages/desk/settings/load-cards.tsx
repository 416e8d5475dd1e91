import { buttonLabel } from '@topcut/protocol/words'
import { useRef, useState } from 'react'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { useGiving } from '../../../leader/use-giving.ts'
import { Button } from '../../../ui/button.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { Note } from '../../../ui/note.tsx'
import { textOfFile } from '../../../ui/text-of-file.ts'
import { useDroppedFile } from '../../../ui/use-dropped-file.ts'
import { deskWords } from '../../../words/desk.ts'
import { fileWords } from '../../../words/file.ts'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'
import { type CatalogueFile, catalogueFrom } from './catalogue-file.ts'

/** A catalogue from a file: first what it is, then whether lists are judged by it. */
export const LoadCards = () => {
  const { language, term } = useWords(deskWords)
  const { cards: words } = useWords(settingsWords)
  const { unreadable } = useWords(fileWords)
  const giving = useGiving()
  const [chosen, setChosen] = useState<CatalogueFile | 'none' | 'unreadable' | null>(null)
  const turn = useRef(0)
  const choose = async (file: File | undefined) => {
    if (file === undefined || giving.isBusy) return
    giving.forget()
    // A press while the next file is read would load the one before it.
    setChosen(null)
    turn.current += 1
    const own = turn.current
    const text = await textOfFile(file)
    if (own === turn.current)
      setChosen(text === null ? 'unreadable' : (catalogueFrom(text) ?? 'none'))
  }
  const isOver = useDroppedFile((file) => void choose(file))
  return (
    <div className={isOver ? 'wide load-cards over' : 'wide load-cards'}>
      <p className="field-hint">{words.loadNote}</p>
      <FileField
        label={words.choose}
        accept=".json,application/json"
        data-testid="settings-cards-file"
        isPending={giving.isBusy}
        onChoose={(file) => void choose(file)}
      />
      {typeof chosen === 'string' && (
        <Note tone="wrong" role="alert" data-testid="settings-cards-none">
          {chosen === 'none' ? words.noCatalogue : unreadable}
        </Note>
      )}
      {chosen !== null && typeof chosen !== 'string' && (
        <div className="inline" data-testid="settings-cards-chosen">
          <span translate="no">
            <b>{chosen.cards.id}</b>
          </span>{' '}
          {words.holds(chosen.count, chosen.products)}
          <Button
            size="small"
            data-testid="settings-load-cards"
            isPending={giving.isBusy}
            onClick={() =>
              giving.give({ kind: 'load-cards', cards: chosen.cards }, () => setChosen(null))
            }
          >
            {giving.isBusy ? term('saving') : buttonLabel(language, 'load-cards')}
          </Button>
          <Button tone="quiet" size="small" onClick={() => setChosen(null)}>
            {words.discard}
          </Button>
        </div>
      )}
      {giving.trouble !== null && <TroubleNote trouble={giving.trouble} />}
    </div>
  )
}
