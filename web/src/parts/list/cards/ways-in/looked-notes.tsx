import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { firstPress } from '../../../../ui/first-press.ts'
import { Sign } from '../../../../ui/sign.tsx'
import { cardsWords } from '../../../../words/cards.ts'
import { useWords } from '../../../../words/use-words.ts'
import type { ListDraft } from '../../typing/list-draft.ts'
import type { CardEditor } from '../card-editor.ts'
import { placeOf } from '../edits/card-instead.ts'
import { type LookedLine, offeredFor } from '../edits/looked-lines.ts'
import { CardFinder } from '../finder/card-finder.tsx'

type Props = {
  readonly editor: CardEditor
  readonly line: LookedLine
  /** Somebody said which card was meant. */
  readonly onAnswer: () => void
}

/** One piece of the text that somebody has to look at, with the cards that may be meant. */
const LookedNote = ({ editor, line, onAnswer }: Props) => {
  const { edits, clauses } = editor
  const onChange = (draft: ListDraft) => {
    onAnswer()
    editor.onChange(draft)
  }
  const words = useWords(cardsWords)
  const [isChoosing, setChoosing] = useState(false)
  const { is, card, spelt, where } = line
  const isGuessed = is === 'guessed' && card !== null
  const offered = offeredFor(line)
  return (
    <li className={isGuessed ? 'look-note' : 'look-note unknown'} data-testid={`look-${is}`}>
      <Sign name={isGuessed ? 'warn' : 'differ'} />
      <div>
        <p>
          <span translate="no">{words.quoted(spelt.trim())}</span>{' '}
          {isGuessed ? (
            <>
              {words.wasReadAs} <b translate="no">{card.name}</b>.
            </>
          ) : (
            words.isUnknown
          )}{' '}
          {!isGuessed && offered.length > 0 && words.perhaps}
        </p>
        <div className="looked-buttons">
          {isGuessed && (
            <Button
              size="small"
              data-testid="look-right"
              onClick={firstPress(() => onChange(edits.keep(line)))}
            >
              {words.right}
            </Button>
          )}
          {offered.map(({ id, name }) => (
            <Button
              key={id}
              size="small"
              translate="no"
              data-testid="look-nearest"
              onClick={firstPress(() => onChange(edits.take(line, id)))}
            >
              {name}
            </Button>
          ))}
          {!isChoosing && where !== null && (
            <Button size="small" data-testid="look-another" onClick={() => setChoosing(true)}>
              {words.another}
            </Button>
          )}
        </div>
        {isChoosing && where !== null && (
          <CardFinder
            label={words.findCard}
            clauses={clauses}
            place={placeOf(edits.list, where)}
            suggest={(_, typed) => edits.suggestFor(line, typed)}
            testId="look-find"
            onClose={() => setChoosing(false)}
            onTake={(id) => {
              setChoosing(false)
              onChange(edits.take(line, id))
            }}
          />
        )}
      </div>
    </li>
  )
}

type NotesProps = {
  readonly editor: CardEditor
  /** Where whoever has answered the last of them goes on. */
  readonly after: RefObject<HTMLElement | null>
}

/** Everything in the text that was guessed, or that nobody knows. */
export const LookedNotes = ({ editor, after }: NotesProps) => {
  const open = editor.edits.lines.filter(({ is }) => is === 'guessed' || is === 'unknown')
  const notes = useRef<HTMLUListElement>(null)
  const answered = useRef<number | null>(null)
  // A note takes its buttons along: by keyboard one would go on from the top of the page.
  useEffect(() => {
    const at = answered.current
    answered.current = null
    if (at === null || document.activeElement !== document.body) return
    const left = notes.current?.children ?? []
    const next = left[Math.min(at, left.length - 1)]?.querySelector('button')
    const place = next ?? after.current
    place?.focus()
  })
  if (open.length === 0) return null
  return (
    <ul ref={notes} className="look-notes">
      {open.map((line, index) => (
        <LookedNote
          // biome-ignore lint/suspicious/noArrayIndexKey: one line can be misspelt as another
          key={`${index} ${line.text}`}
          editor={editor}
          line={line}
          onAnswer={() => {
            answered.current = index
          }}
        />
      ))}
    </ul>
  )
}
