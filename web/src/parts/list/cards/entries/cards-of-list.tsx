import { cardsWords } from '../../../../words/cards.ts'
import { useWords } from '../../../../words/use-words.ts'
import type { CardEditor } from '../card-editor.ts'
import { DeckCards } from './deck-cards.tsx'
import { GroupCards } from './group-cards.tsx'
import { ShipCards } from './ship-cards.tsx'

/** The list as cards, by the kind that the document wants. */
export const CardsOfList = ({ editor }: { readonly editor: CardEditor }) => {
  const { catalogue, clauses, edits } = editor
  const { list } = edits
  const words = useWords(cardsWords)
  const isEmpty =
    (list.kind === 'squad' && list.ships.length === 0) ||
    (list.kind === 'army' && list.deployments.length === 0)
  return (
    <div className={`cards-of-list ${list.kind}`} data-testid="cards-of-list">
      {isEmpty && <p className="muted">{words.none}</p>}
      {list.kind === 'squad' && catalogue.kind === 'squad' && (
        <ShipCards editor={editor} catalogue={catalogue} list={list} />
      )}
      {list.kind === 'army' && catalogue.kind === 'army' && clauses.kind === 'army' && (
        <GroupCards editor={editor} catalogue={catalogue} clauses={clauses} list={list} />
      )}
      {(list.kind === 'decks' || list.kind === 'team-decks') &&
        (clauses.kind === 'decks' || clauses.kind === 'team-decks') && (
          <DeckCards editor={editor} clauses={clauses} list={list} />
        )}
    </div>
  )
}
