import {
  type Catalogue,
  type Finding,
  type ListClauses,
  listPoints,
  type PublicEvent,
  type SquadList,
} from '@topcut/engine'
import { type ReactNode, useRef, useState } from 'react'
import { AlongFields } from '../../../parts/list/cards/along/along-fields.tsx'
import { CardsFindings } from '../../../parts/list/cards/cards-findings.tsx'
import { CardsOfList } from '../../../parts/list/cards/entries/cards-of-list.tsx'
import { PointsSoFar } from '../../../parts/list/cards/sheet/points-so-far.tsx'
import { useCardEditor } from '../../../parts/list/cards/use-card-editor.tsx'
import { ByHandButton } from '../../../parts/list/cards/ways-in/by-hand-button.tsx'
import { WaysIn } from '../../../parts/list/cards/ways-in/ways-in.tsx'
import type { Told } from '../../../parts/list/findings.tsx'
import type { ListDraft } from '../../../parts/list/typing/list-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { cardsWords } from '../../../words/cards.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { SumBar } from './sum-bar.tsx'
import './card-steps.css'

type Step = 'text' | 'cards' | 'end'

type Props = {
  readonly draft: ListDraft
  readonly clauses: ListClauses
  readonly cards: Catalogue
  readonly event: PublicEvent
  readonly findings: readonly Finding[]
  readonly told: Told
  readonly submit: ReactNode
  readonly discard: ReactNode
  readonly onChange: (draft: ListDraft) => void
}

const pointsOf = (list: SquadList): number | null =>
  list.kind === 'squad' || list.kind === 'army' ? listPoints(list) : null

/** A list by its cards, one thing at a time: the text, the cards, what comes along and the end. */
export const CardSteps = (props: Props) => {
  const { draft, clauses, cards, event, findings, told, submit, discard, onChange } = props
  const { me } = usePhone()
  const words = useWords(cardsWords)
  const [step, setStep] = useState<Step>(draft.text.trim() === '' ? 'text' : 'cards')
  const top = useRef<HTMLDivElement>(null)
  const editor = useCardEditor({
    ...{ draft, clauses, findings, told, onChange },
    before: me.list.list,
    catalogue: cards,
    isOnPhone: true,
  })
  const { list } = editor.edits
  const goTo = (next: Step) => {
    setStep(next)
    top.current?.scrollIntoView()
  }
  const points = pointsOf(list)
  const shown = words.show[clauses.kind === 'team-decks' ? 'decks' : clauses.kind]
  return (
    <div ref={top} className="card-steps">
      {step === 'text' && (
        <>
          <WaysIn editor={editor} />
          <Button tone="next" size="big" data-testid="to-cards" onClick={() => goTo('cards')}>
            {points === null || points === 0 ? shown : `${shown}, ${words.points(points)}`}
          </Button>
          <ByHandButton editor={editor} />
          {discard}
        </>
      )}
      {step === 'cards' && (
        <>
          <CardsOfList editor={editor} />
          <Button size="line" data-testid="to-text" onClick={() => goTo('text')}>
            {words.backToText}
          </Button>
          {discard}
          <SumBar editor={editor} onNext={() => goTo('end')} />
        </>
      )}
      {step === 'end' && (
        <>
          <AlongFields editor={editor} date={event.date} />
          <PointsSoFar list={list} clauses={clauses} />
          <CardsFindings editor={editor} findings={findings} told={told} isAlone />
          {submit}
          <Button size="line" data-testid="to-cards" onClick={() => goTo('cards')}>
            {words.backToCards}
          </Button>
          {discard}
        </>
      )}
    </div>
  )
}
