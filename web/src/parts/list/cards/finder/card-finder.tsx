import type { CardPlace, ListClauses, Suggestion } from '@topcut/engine'
import { type Language, slotText, thing } from '@topcut/protocol/words'
import { useEffect, useRef, useState } from 'react'
import { Combobox } from '../../../../ui/combobox.tsx'
import { Sign } from '../../../../ui/sign.tsx'
import { capital } from '../../../../words/capital.ts'
import { cardsWords } from '../../../../words/cards.ts'
import { useLanguage, useWords } from '../../../../words/use-words.ts'
import { type Cap, capAt } from './cap-at.ts'
import { MarkedName, OtherNames } from './marked-name.tsx'
import './card-finder.css'

type LineProps = {
  readonly card: Suggestion
  readonly typed: string
  readonly cap: Cap | null
  /** It is not said already what kind of card goes there. */
  readonly isToldApart: boolean
}

/** Where the card goes, or whose it is. */
const kindOf = (language: Language, { slot, faction }: Suggestion): string => {
  if (slot !== undefined) return capital(language, slotText(language, slot))
  return faction === undefined ? '' : capital(language, thing(language, faction))
}

/** A card that may be meant: its names, what it costs, and whether that would be too much. */
const SuggestedCard = ({ card, typed, cap, isToldApart }: LineProps) => {
  const words = useWords(cardsWords)
  const kind = kindOf(useLanguage(), card)
  const told = isToldApart ? [card.about, kind].filter((one) => one !== '') : []
  const isTooDear = cap !== null && card.total !== null && card.total > cap.value
  return (
    <>
      <b>
        <MarkedName name={card.name} typed={typed} />
      </b>
      <span className="num">{card.points}</span>
      <small>
        {told.length > 0 && (
          <span translate="no">
            {told.join(', ')}
            {card.names !== undefined && ' · '}
          </span>
        )}
        <OtherNames names={card.names} typed={typed} />
      </small>
      {isTooDear && (
        <small className="wrong">
          <Sign name="differ" /> {words.wouldMake(card.total ?? 0, cap.value)} {cap.rule}
        </small>
      )}
    </>
  )
}

type Props = {
  readonly label: string
  /** What stands in it while it is empty; the label, unless told otherwise. */
  readonly placeholder?: string | undefined
  readonly clauses: ListClauses
  readonly place: CardPlace
  readonly suggest: (place: CardPlace, typed: string) => readonly Suggestion[]
  readonly testId: string
  /** It was opened to be typed into, and can be left. Absent: it is always there. */
  readonly onClose?: ((how: 'escape' | 'left') => void) | undefined
  readonly onTake: (id: string) => void
}

/** As many as are seen without scrolling. */
const most = 8

/** A card by its name in any language, with what the list would cost with it. */
export const CardFinder = (props: Props) => {
  const { label, placeholder, clauses, place, suggest, testId, onClose, onTake } = props
  const words = useWords(cardsWords)
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLElement>(null)
  const isOpened = onClose !== undefined
  useEffect(() => {
    if (isOpened) box.current?.querySelector('input')?.focus()
  }, [isOpened])
  const isAsked = isOpened || typed.trim() !== ''
  const found = isAsked ? suggest(place, typed).slice(0, most) : []
  return (
    <section
      aria-label={label}
      ref={box}
      className={isOpened ? 'card-finder opened' : 'card-finder'}
      onKeyDown={(key) => {
        if (key.key !== 'Escape' || onClose === undefined) return
        // The list it stands in would be closed by the same key.
        key.stopPropagation()
        onClose('escape')
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onClose?.('left')
      }}
    >
      <Combobox
        label={label}
        placeholder={placeholder}
        value={typed}
        onChange={setTyped}
        testId={testId}
        lineTestId={`${testId}-card`}
        lines={found.map((card, index) => ({
          key: `${index} ${card.id}`,
          id: card.id,
          content: (
            <SuggestedCard
              card={card}
              typed={typed}
              cap={capAt(clauses, place)}
              isToldApart={!('slot' in place)}
            />
          ),
        }))}
        onTake={({ id }) => {
          setTyped('')
          onTake(id)
        }}
      />
      {isAsked && found.length === 0 && <p className="faint">{words.nothingFound}</p>}
    </section>
  )
}
