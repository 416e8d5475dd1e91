import { type Catalogue, type ListOf, type SquadSlot, shipFacts, squadSlots } from '@topcut/engine'
import { slotText } from '@topcut/protocol/words'
import { capital } from '../../../../words/capital.ts'
import { cardsWords } from '../../../../words/cards.ts'
import { deskWords } from '../../../../words/desk.ts'
import { useLanguage, useWords } from '../../../../words/use-words.ts'
import type { CardEditor } from '../card-editor.ts'
import { EntryCard } from './entry-card.tsx'
import { FilledPlace } from './filled-place.tsx'
import { OpenPlace } from './open-place.tsx'

type Squads = Extract<Catalogue, { readonly kind: 'squad' }>
type Squad = ListOf<'squad'>

type Props = {
  readonly editor: CardEditor
  readonly catalogue: Squads
  readonly list: Squad
  readonly entry: number
}

/** What a ship is and what it can do: on a phone the numbers alone. */
const ShipAbout = ({ editor, catalogue, list, entry }: Props) => {
  const words = useWords(cardsWords)
  const { sizes } = useWords(deskWords).page.before
  const facts = shipFacts(catalogue, list, entry)
  if (facts === null) return words.unknown
  const { kind, size, attack, agility, hull, shields } = facts
  return (
    <>
      <span translate="no">{kind}</span>
      {editor.isOnPhone
        ? ` · ${[attack, agility, hull, shields].join(', ')}`
        : `, ${sizes[size]} · ${words.stats(attack, agility, hull, shields)}`}
    </>
  )
}

/** The places of a ship that are still open; on a phone one button for all of them. */
const OpenSlots = ({ editor, catalogue, list, entry }: Props) => {
  const words = useWords(cardsWords)
  const language = useLanguage()
  const open = squadSlots(catalogue, list, entry).filter(({ under }) => under === null)
  const text = ({ of }: SquadSlot) => of.map((slot) => slotText(language, slot)).join(' / ')
  if (editor.isOnPhone) {
    const texts = new Set(open.map(text))
    return (
      texts.size > 0 && (
        <OpenPlace
          editor={editor}
          place={{ in: 'entry', entry }}
          text={capital(language, [...texts].join(', '))}
          label={words.findCard}
          testId={`slot-${entry}`}
        />
      )
    )
  }
  return open.map((slot, index) => {
    const [only, ...others] = slot.of
    const isOne = only !== undefined && others.length === 0
    return (
      <OpenPlace
        // biome-ignore lint/suspicious/noArrayIndexKey: a ship can have two places of a kind
        key={`${slot.of} ${index}`}
        editor={editor}
        place={{ in: 'entry', entry, ...(isOne ? { slot: only } : {}) }}
        text={capital(language, text(slot))}
        label={`${capital(language, text(slot))}: ${words.findCard}`}
        testId={`slot-${entry}-${only}`}
      />
    )
  })
}

/** One ship: its pilot, its cards, and the places that are still open. */
const ShipCard = (props: Props) => {
  const { editor, catalogue, list, entry } = props
  const { edits, beside, onChange } = editor
  const words = useWords(cardsWords)
  const language = useLanguage()
  const ship = list.ships[entry]
  if (ship === undefined) return null
  return (
    <EntryCard
      badge={shipFacts(catalogue, list, entry)?.skill ?? '?'}
      badgeTitle={words.skill}
      name={ship.name}
      about={<ShipAbout {...props} />}
      points={ship.upgrades.reduce((sum, { points }) => sum + points, ship.points)}
      testId={`entry-${entry}`}
      onRemove={() => onChange(edits.remove({ entry }))}
      found={beside(entry)}
    >
      {ship.upgrades.map((upgrade, under) => (
        <FilledPlace
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place, two may be alike
          key={under}
          editor={editor}
          card={upgrade}
          where={{ entry, under }}
          text={
            upgrade.slot === undefined ? '' : capital(language, slotText(language, upgrade.slot))
          }
          points={upgrade.points}
        />
      ))}
      <OpenSlots {...props} />
    </EntryCard>
  )
}

type CardsProps = Omit<Props, 'entry'>

/** The ships of a squad, and room for one more. */
export const ShipCards = ({ editor, catalogue, list }: CardsProps) => {
  const words = useWords(cardsWords)
  return (
    <>
      {list.ships.map((_, entry) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ship is its place, two may be alike
        <ShipCard key={entry} editor={editor} catalogue={catalogue} list={list} entry={entry} />
      ))}
      <OpenPlace
        editor={editor}
        place={{ in: 'list' }}
        text={words.findShip}
        label={words.findShip}
        testId="add-entry"
      />
    </>
  )
}
