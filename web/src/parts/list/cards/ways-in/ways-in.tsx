import { readList } from '@topcut/engine'
import { useState } from 'react'
import { Tabs } from '../../../../ui/tabs.tsx'
import { cardsWords } from '../../../../words/cards.ts'
import { deskWords } from '../../../../words/desk.ts'
import { useWords } from '../../../../words/use-words.ts'
import type { CardEditor } from '../card-editor.ts'
import { FileOrCode } from './file-or-code.tsx'
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
  return (
    <div className="ways-in">
      <Tabs
        label={page.before.list}
        value={way}
        tabs={ways.map((one) => ({ value: one, text: words.ways[one], testId: `way-${one}` }))}
        className="way-in"
        onChange={setWay}
      >
        {way === 'paste' && <PastedCards editor={editor} />}
        {way === 'names' && <NamesIn editor={editor} />}
        {way === 'file' && (
          <FileOrCode
            onText={(text) => {
              if (readList(catalogue, text) === null) return false
              onChange(edits.type(text))
              setWay('paste')
              return true
            }}
          />
        )}
      </Tabs>
    </div>
  )
}
