import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { firstPress } from '../../../../ui/first-press.ts'
import { Sign } from '../../../../ui/sign.tsx'
import { cardsWords } from '../../../../words/cards.ts'
import { useWords } from '../../../../words/use-words.ts'
import type { CardEditor } from '../card-editor.ts'
import { placeOf } from '../edits/card-instead.ts'
import { type LookedLine, offeredFor } from '../edits/looked-lines.ts'
import { CardFinder } from '../finder/card-finder.tsx'

type Props = { readonly editor: CardEditor; readonly line: LookedLine }

/** One piece of the text that somebody has to look at, with the cards that may be meant. */
const LookedNote = ({ editor, line }: Props) => {
  const { edits, clauses, onChange } = editor
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

/** Everything in the text that was guessed, or that nobody knows. */
export const LookedNotes = ({ editor }: { readonly editor: CardEditor }) => {
  const open = editor.edits.lines.filter(({ is }) => is === 'guessed' || is === 'unknown')
  if (open.length === 0) return null
  return (
    <ul className="look-notes">
      {open.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one line can be misspelt as another
        <LookedNote key={`${index} ${line.text}`} editor={editor} line={line} />
      ))}
    </ul>
  )
}
