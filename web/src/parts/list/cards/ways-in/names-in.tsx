import type { CardPlace } from '@topcut/engine'
import { cardsWords } from '../../../../words/cards.ts'
import { deskWords } from '../../../../words/desk.ts'
import { useWords } from '../../../../words/use-words.ts'
import { listLines } from '../../list-lines.ts'
import type { CardEditor } from '../card-editor.ts'
import { CardFinder } from '../finder/card-finder.tsx'

type Asked = { readonly label: string; readonly place: CardPlace; readonly testId: string }

/** What can be typed into lists of this kind. */
const useAsked = ({ edits }: CardEditor): readonly Asked[] => {
  const words = useWords(cardsWords)
  const { page, label } = useWords(deskWords)
  const { list } = edits
  switch (list.kind) {
    case 'squad':
      return [{ label: words.findShip, place: { in: 'list' }, testId: 'name-ship' }]
    case 'army':
      return [
        { label: words.findGroup, place: { in: 'list' }, testId: 'name-group' },
        { label: words.findCommand, place: { in: 'command-deck' }, testId: 'name-command' },
      ]
    case 'decks':
    case 'team-decks':
      return list.decks.map(({ side }, deck) => ({
        label: `${page.before.deckOf(label(`side.${side}`))}. ${words.findSet}`,
        place: { in: 'deck', deck },
        testId: `name-set-${deck}`,
      }))
    case 'text':
      return []
  }
}

/** Cards by their names, one after the other; below them what the list has so far. */
export const NamesIn = ({ editor }: { readonly editor: CardEditor }) => {
  const { edits, clauses, onChange } = editor
  const soFar = listLines(edits.list).map(({ name }) => name)
  return (
    <>
      {useAsked(editor).map(({ label, place, testId }) => (
        <div key={testId} className="name-in">
          <p aria-hidden="true">{label}</p>
          <CardFinder
            label={label}
            placeholder=""
            clauses={clauses}
            place={place}
            suggest={edits.suggest}
            testId={testId}
            onTake={(id) => onChange(edits.put(place, id))}
          />
        </div>
      ))}
      <p className="muted" translate="no" aria-live="polite">
        {soFar.filter((name) => name !== '').join(', ')}
      </p>
    </>
  )
}
