import type { ReactNode } from 'react'
import { IconButton } from '../../../../ui/button.tsx'
import { firstPress } from '../../../../ui/first-press.ts'
import { cardsWords } from '../../../../words/cards.ts'
import { useWords } from '../../../../words/use-words.ts'
import './entry-card.css'

type Props = {
  /** What stands in the square before the name; read out with its title. */
  readonly badge?: ReactNode
  readonly badgeTitle?: string | undefined
  readonly name: string
  readonly about: ReactNode
  /** With everything under it; null where cards cost nothing. */
  readonly points: number | null
  /** Absent: it is always there. */
  readonly onRemove?: (() => void) | undefined
  readonly found: ReactNode
  readonly testId: string
  readonly children: ReactNode
}

/** A ship, a group or a deck as a card with the places for what belongs to it. */
export const EntryCard = (props: Props) => {
  const { badge, badgeTitle, name, about, points, onRemove, found, testId, children } = props
  const words = useWords(cardsWords)
  return (
    <section className="entry-card" aria-label={name} data-testid={testId}>
      <header>
        {badge !== undefined && (
          <span className="entry-badge" title={badgeTitle}>
            <span className="vh">{badgeTitle} </span>
            {badge}
          </span>
        )}
        <p>
          <b translate="no">{name}</b>
          <small>{about}</small>
        </p>
        {points !== null && (
          <p className="entry-points">
            {points} <small>{words.unit(points)}</small>
          </p>
        )}
        {onRemove !== undefined && (
          <IconButton
            label={words.remove(name)}
            data-testid={`${testId}-remove`}
            onClick={firstPress(onRemove)}
          >
            ×
          </IconButton>
        )}
      </header>
      <div className="card-places">{children}</div>
      {found}
    </section>
  )
}
