import { readList } from '@topcut/engine'
import { useState } from 'react'
import { Tabs } from '../../../../ui/tabs.tsx'
import { useDroppedFile } from '../../../../ui/use-dropped-file.ts'
import { cardsWords } from '../../../../words/cards.ts'
import { deskWords } from '../../../../words/desk.ts'
import { useWords } from '../../../../words/use-words.ts'
import type { CardEditor } from '../card-editor.ts'
import { FileOrCode, type FileTrouble } from './file-or-code.tsx'
import { type FoundList, listInFile } from './list-in-file.ts'
import { NamesIn } from './names-in.tsx'
import { PastedCards } from './pasted-cards.tsx'
import './ways-in.css'

type Way = 'paste' | 'names' | 'file'
const ways: readonly Way[] = ['paste', 'names', 'file']

/** How cards come into the list: as a text, one by one, or out of a file. */
export const WaysIn = ({ editor }: { readonly editor: CardEditor }) => {
  const { catalogue, edits, onChange } = editor
  const words = useWords(cardsWords)
  const { page } = useWords(deskWords)
  const [way, setWay] = useState<Way>('paste')
  const [trouble, setTrouble] = useState<FileTrouble | null>(null)
  const goTo = (next: Way, because: FileTrouble | null = null) => {
    setWay(next)
    setTrouble(because)
  }
  const take = (found: FoundList) => {
    if ('trouble' in found) return goTo('file', found.trouble)
    if (readList(catalogue, found.text) === null) return goTo('file', 'noList')
    onChange(edits.file(found.text))
    goTo('paste')
  }
  // Also beside the field a text is pasted into: there the browser would leave the page with the file.
  const isOver = useDroppedFile(async (file) => take(await listInFile(file)))
  return (
    <div className={isOver ? 'ways-in is-over' : 'ways-in'}>
      <Tabs
        label={page.before.list}
        value={way}
        tabs={ways.map((one) => ({ value: one, text: words.ways[one], testId: `way-${one}` }))}
        className="way-in"
        onChange={(next) => goTo(next)}
      >
        {way === 'paste' && <PastedCards editor={editor} />}
        {way === 'names' && <NamesIn editor={editor} />}
        {way === 'file' && (
          <FileOrCode trouble={trouble} onFound={take} onNoCamera={() => setTrouble('noCamera')} />
        )}
      </Tabs>
    </div>
  )
}
