import { useRef } from 'react'
import { AreaField } from '../../../../ui/field.tsx'
import { Note } from '../../../../ui/note.tsx'
import { Sign } from '../../../../ui/sign.tsx'
import { cardsWords } from '../../../../words/cards.ts'
import { useWords } from '../../../../words/use-words.ts'
import type { CardEditor } from '../card-editor.ts'
import { looksOf } from '../edits/looked-lines.ts'
import { longestList } from './list-in-file.ts'
import { LookedNotes } from './looked-notes.tsx'
import './pasted-cards.css'

const signs = { card: 'check', guessed: 'warn', unknown: 'differ', about: null } as const
const tones = { card: 'good', guessed: 'warn', unknown: 'wrong', about: 'faint' } as const

/** The text of a list; beside each line whether it was understood, below it what is to be looked at. */
export const PastedCards = ({ editor }: { readonly editor: CardEditor }) => {
  const { draft, edits, clauses, onChange } = editor
  const words = useWords(cardsWords)
  const understoodNote = useRef<HTMLParagraphElement>(null)
  const looks = looksOf(draft.text, edits.lines)
  const said = looks.filter((look) => look !== null && look !== 'about')
  const understood = said.filter((look) => look === 'card').length
  const notes = { squad: words.pasteNote, army: words.pasteArmy, decks: words.pasteDecks } as const
  const points = 'total' in edits.list ? edits.list.total : null
  return (
    <>
      <div className="pasted">
        <ol aria-hidden="true">
          {looks.map((look, index) => {
            const sign = look === null ? null : signs[look]
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
              <li key={index} className={look === null ? undefined : tones[look]}>
                {sign !== null && <Sign name={sign} />}
              </li>
            )
          })}
        </ol>
        <AreaField
          label={words.pasteLabel}
          isLabelHidden
          className="pasted-text"
          data-testid="cards-text"
          rows={6}
          maxRows={200}
          maxLength={longestList}
          wrap="off"
          spellCheck={false}
          translate="no"
          value={draft.text}
          onChange={(text) => onChange(edits.type(text))}
        />
      </div>
      <p
        ref={understoodNote}
        className="muted pasted-note"
        aria-live="polite"
        tabIndex={-1}
        data-testid="understood"
      >
        {notes[clauses.kind === 'team-decks' ? 'decks' : clauses.kind]}{' '}
        {said.length > 0 && words.understood(understood, said.length)}
      </p>
      {draft.text.length >= longestList && (
        <Note tone="warn" role="status" data-testid="paste-cut">
          {words.cutOff}
        </Note>
      )}
      {said.length === 0 && draft.text.trim() !== '' && (
        <Note tone="warn" role="status" data-testid="paste-none">
          {words.noList}
        </Note>
      )}
      {edits.declared !== null && points !== null && edits.declared !== points && (
        <p className="look-note">
          <Sign name="warn" /> <span>{words.declared(edits.declared, points)}</span>
        </p>
      )}
      <LookedNotes editor={editor} after={understoodNote} />
    </>
  )
}
