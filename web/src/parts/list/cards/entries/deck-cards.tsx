import type { ListClauses, ListOf } from '@topcut/engine'
import { cardsWords } from '../../../../words/cards.ts'
import { deskWords } from '../../../../words/desk.ts'
import { useWords } from '../../../../words/use-words.ts'
import type { CardEditor } from '../card-editor.ts'
import { EntryCard } from './entry-card.tsx'
import { FilledPlace } from './filled-place.tsx'
import { OpenPlace } from './open-place.tsx'

type Decks = ListOf<'decks' | 'team-decks'>
type Deck = Decks['decks'][number]

type DeckProps = {
  readonly editor: CardEditor
  readonly clauses: Extract<ListClauses, { readonly kind: 'decks' | 'team-decks' }>
  readonly deck: Deck
  readonly index: number
}

/** One deck: its affiliation, its objective sets, and room for one more. */
const DeckCard = ({ editor, clauses, deck, index }: DeckProps) => {
  const words = useWords(cardsWords)
  const { page, label } = useWords(deskWords)
  const { affiliations, objectives } = deck
  const needed = clauses.leastSets.value
  return (
    <EntryCard
      badge={objectives.length}
      badgeTitle={words.sets(objectives.length, needed)}
      name={page.before.deckOf(label(`side.${deck.side}`))}
      about={
        <>
          {affiliations.length === 0 ? (
            words.noAffiliation
          ) : (
            <span translate="no">{affiliations.map(({ name }) => name).join(', ')}</span>
          )}
          {` · ${words.sets(objectives.length, needed)}`}
        </>
      }
      points={null}
      testId={`entry-${index}`}
      found={editor.beside(index)}
    >
      {objectives.map((card, at) => (
        <FilledPlace
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place, two may be alike
          key={at}
          editor={editor}
          card={card}
          where={{ deck: index, entry: affiliations.length + at }}
          text={card.set === undefined ? '' : words.setNumber(card.set)}
          points={null}
        />
      ))}
      <OpenPlace
        editor={editor}
        place={{ in: 'deck', deck: index }}
        text={words.findSet}
        label={words.findSet}
        testId={`slot-${index}`}
      />
    </EntryCard>
  )
}

type Props = {
  readonly editor: CardEditor
  readonly clauses: DeckProps['clauses']
  readonly list: Decks
}

/** The decks that are brought. */
export const DeckCards = ({ editor, clauses, list }: Props) =>
  list.decks.map((deck, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a deck is its place, two may be of one side
    <DeckCard key={index} editor={editor} clauses={clauses} deck={deck} index={index} />
  ))
