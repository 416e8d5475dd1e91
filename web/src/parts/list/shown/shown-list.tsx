import { type Catalogue, listPoints, type SquadList } from '@topcut/engine'
import { thing } from '@topcut/protocol/words'
import { capital } from '../../../words/capital.ts'
import { shownListWords } from '../../../words/shown-list.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { ShownArmy } from './shown-army.tsx'
import { ShownDeck } from './shown-deck.tsx'
import './shown-list.css'
import { ShownSquad } from './shown-squad.tsx'

type Props = {
  readonly list: SquadList
  /** What the list is played with; null where the event has none, undefined while they come. */
  readonly cards: Catalogue | null | undefined
  /** Faction and points stand above it already. */
  readonly isNamed?: boolean
}

/** A list to read: ships and groups as cards with what is on them. */
export const ShownList = ({ list, cards, isNamed = false }: Props) => (
  <div className="shown-list" data-testid="shown-list">
    {!isNamed && <Heading list={list} />}
    <Contents list={list} cards={cards} />
  </div>
)

/** Whose side it is on and what it costs. */
const Heading = ({ list }: Pick<Props, 'list'>) => {
  const words = useWords(shownListWords)
  const language = useLanguage()
  if (list.kind !== 'squad' && list.kind !== 'army') return null
  return (
    <p className="shown-sum">
      <b>{capital(language, thing(language, list.faction))}</b>
      <span>{words.points(listPoints(list))}</span>
    </p>
  )
}

const Contents = ({ list, cards }: Props) => {
  switch (list.kind) {
    case 'squad':
      return <ShownSquad list={list} cards={cards} />
    case 'army':
      return <ShownArmy list={list} />
    case 'decks':
    case 'team-decks':
      return list.decks.map((deck, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a deck is its place, two may be alike
        <ShownDeck key={index} deck={deck} />
      ))
    case 'text':
      return (
        <p className="shown-text" translate="no">
          {list.text}
        </p>
      )
  }
}
