import { IconButton } from '../../../../ui/button.tsx'
import { firstPress } from '../../../../ui/first-press.ts'
import { cardsWords } from '../../../../words/cards.ts'
import { useWords } from '../../../../words/use-words.ts'
import type { CardEditor } from '../card-editor.ts'
import type { ListCard, Where } from '../edits/card-at.ts'

type Props = {
  readonly editor: CardEditor
  readonly card: ListCard
  readonly where: Where
  /** What kind of place it is. */
  readonly text: string
  /** What it costs; null where cards cost nothing. */
  readonly points: number | null
}

/** A card in its place; one that nobody has looked at, or nobody knows, says so. */
export const FilledPlace = ({ editor, card, where, text, points }: Props) => {
  const { edits, onChange } = editor
  const words = useWords(cardsWords)
  const isUnknown = card.id === undefined
  const isGuessed = edits.lines.some(
    (line) =>
      line.is === 'guessed' &&
      line.card?.name === card.name &&
      line.where?.entry === where.entry &&
      line.where?.under === where.under,
  )
  const about = [text, isUnknown ? words.unknown : '', isGuessed ? words.look : '']
  return (
    <p className={isUnknown || isGuessed ? 'card-place look' : 'card-place'}>
      <span>
        {/* A command card has no kind of place: nothing may begin with the comma. */}
        <small>{about.filter((one) => one !== '').join(', ')}</small>
        <b translate="no">{card.name}</b>
      </span>
      {points !== null && <span className="num strong">{points}</span>}
      <IconButton
        label={words.remove(card.name)}
        onClick={firstPress(() => onChange(edits.remove(where)))}
      >
        ×
      </IconButton>
    </p>
  )
}
