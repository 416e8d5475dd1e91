import type { Catalogue, ListClauses, ListOf } from '@topcut/engine'
import { RuleIds } from '../../../../ui/rule-ids.tsx'
import { cardsWords } from '../../../../words/cards.ts'
import { deskWords } from '../../../../words/desk.ts'
import { useWords } from '../../../../words/use-words.ts'
import type { CardEditor } from '../card-editor.ts'
import { EntryCard } from './entry-card.tsx'
import { FilledPlace } from './filled-place.tsx'
import { OpenPlace } from './open-place.tsx'

type Armies = Extract<Catalogue, { readonly kind: 'army' }>
type Army = ListOf<'army'>
type Group = Army['deployments'][number]

type GroupProps = {
  readonly editor: CardEditor
  readonly catalogue: Armies
  readonly group: Group
  readonly entry: number
}

/** A group of figures or a card for the whole army, with what is attached to it. */
const GroupCard = ({ editor, catalogue, group, entry }: GroupProps) => {
  const { edits, beside, onChange } = editor
  const words = useWords(cardsWords)
  const card = catalogue.deployments.find(({ id }) => id === group.id)
  const isFigure = group.figures !== undefined
  return (
    <EntryCard
      badge={isFigure ? group.figures : undefined}
      badgeTitle={isFigure ? words.figures(group.figures) : undefined}
      name={group.name}
      about={
        <>
          {card?.subtitle !== undefined && <span translate="no">{card.subtitle}, </span>}
          {card === undefined
            ? words.unknown
            : isFigure
              ? words.figures(group.figures)
              : words.upgradeCard}
        </>
      }
      points={group.attachments.reduce((sum, { points }) => sum + points, group.points)}
      testId={`entry-${entry}`}
      onRemove={() => onChange(edits.remove({ entry }))}
      found={beside(entry)}
    >
      {group.attachments.map((attachment, under) => (
        <FilledPlace
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place, two may be alike
          key={under}
          editor={editor}
          card={attachment}
          where={{ entry, under }}
          text={words.attach}
          points={attachment.points}
        />
      ))}
      {isFigure && (
        <OpenPlace
          editor={editor}
          place={{ in: 'entry', entry }}
          text={words.attach}
          label={`${words.attach}: ${words.findCard}`}
          testId={`slot-${entry}`}
        />
      )}
    </EntryCard>
  )
}

type DeckProps = {
  readonly editor: CardEditor
  readonly clauses: Extract<ListClauses, { readonly kind: 'army' }>
  readonly list: Army
}

/** The command deck: how many cards it has, and what they cost together. */
const CommandDeckCard = ({ editor, clauses, list }: DeckProps) => {
  const words = useWords(cardsWords)
  const { heading } = useWords(deskWords)
  const commands = list.commandDeck ?? []
  const cost = commands.reduce((sum, { points }) => sum + points, 0)
  const { cards, cost: most } = clauses.commandDeck.value
  return (
    <EntryCard
      name={heading('content.command-deck')}
      about={
        <>
          {words.commandDeck(commands.length, cards)}, {words.cost(cost, most)}{' '}
          <RuleIds rules={[clauses.commandDeck.rule]} />
        </>
      }
      points={null}
      testId="command-deck-card"
      found={editor.beside('command-deck')}
    >
      {commands.map((card, entry) => (
        <FilledPlace
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place, two may be alike
          key={entry}
          editor={editor}
          card={card}
          where={{ deck: 0, entry }}
          text=""
          points={card.points}
        />
      ))}
      <OpenPlace
        editor={editor}
        place={{ in: 'command-deck' }}
        text={words.findCommand}
        label={words.findCommand}
        testId="add-command"
      />
    </EntryCard>
  )
}

type CardsProps = DeckProps & { readonly catalogue: Armies }

/** The groups of an army, room for one more, and its command deck. */
export const GroupCards = ({ editor, catalogue, clauses, list }: CardsProps) => {
  const words = useWords(cardsWords)
  return (
    <>
      {list.deployments.map((group, entry) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place, two may be alike
        <GroupCard key={entry} editor={editor} catalogue={catalogue} group={group} entry={entry} />
      ))}
      <OpenPlace
        editor={editor}
        place={{ in: 'list' }}
        text={words.findGroup}
        label={words.findGroup}
        testId="add-entry"
      />
      <CommandDeckCard editor={editor} clauses={clauses} list={list} />
    </>
  )
}
