import type { ListClauses } from '@topcut/engine'
import { thing } from '@topcut/protocol/words'
import { useState } from 'react'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { type CardDraft, type CardDrafts, emptyCard } from '../typing/card-draft.ts'
import { CardDetailFields } from './card-detail-fields.tsx'

type Props = {
  readonly clauses: ListClauses
  /** The cards that are named in this part of the list. */
  readonly names: readonly string[]
  /** The one of them that is a ship, with parts of its own. */
  readonly ship?: string | undefined
  readonly cards: CardDrafts | undefined
  readonly testId: string
  readonly onChange: (cards: CardDrafts) => void
}

/** What a card declares beside its line, each opened where there is something to say. */
export const CardDetails = ({ clauses, names, ship, cards = {}, testId, onChange }: Props) => {
  const { page } = useWords(deskWords)
  const [isOpen, setOpen] = useState(false)
  if (names.length === 0) return null
  const said = names.filter((name) => cards[name] !== undefined).length
  const products = [...new Set(Object.values(cards).map(({ product }) => product))]
  return (
    <details
      className="card-details wide"
      data-testid={`details-${testId}`}
      onToggle={(toggled) => setOpen(toggled.currentTarget.open)}
    >
      <summary>
        {page.before.cards.details}
        {said > 0 && ` (${said})`}
      </summary>
      {isOpen &&
        names.map((name) => (
          <CardLine
            key={name}
            name={name}
            clauses={clauses}
            isShip={name === ship}
            draft={cards[name]}
            products={products.filter((one) => one !== '')}
            onChange={(draft) => onChange({ ...cards, [name]: draft })}
          />
        ))}
    </details>
  )
}

type LineProps = {
  readonly name: string
  readonly clauses: ListClauses
  readonly isShip: boolean
  readonly draft: CardDraft | undefined
  readonly products: readonly string[]
  readonly onChange: (draft: CardDraft) => void
}

const CardLine = ({ name, draft, ...props }: LineProps) => {
  const { language, label } = useWords(deskWords)
  const [isOpen, setOpen] = useState(false)
  const said = [
    draft?.product ?? '',
    draft === undefined || draft.language === '' ? '' : thing(language, draft.language),
    ...(draft?.proxies ?? []).map((part) => label(`part.${part}`)),
  ].filter((one) => one !== '')
  return (
    <details
      className="card-detail"
      data-testid={`detail-${name}`}
      onToggle={(toggled) => {
        // Its own folds fold within it.
        if (toggled.target === toggled.currentTarget) setOpen(toggled.currentTarget.open)
      }}
    >
      <summary>
        <span translate="no">{name}</span> <small className="muted">{said.join(', ')}</small>
      </summary>
      {isOpen && <CardDetailFields draft={draft ?? emptyCard} {...props} />}
    </details>
  )
}
