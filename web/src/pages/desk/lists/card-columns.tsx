import type { Catalogue, Finding, ListView } from '@topcut/engine'
import type { ReactNode } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { AlongFields } from '../../../parts/list/cards/along/along-fields.tsx'
import { CardsFindings } from '../../../parts/list/cards/cards-findings.tsx'
import { CardsOfList } from '../../../parts/list/cards/entries/cards-of-list.tsx'
import { ListSheet } from '../../../parts/list/cards/sheet/list-sheet.tsx'
import { PointsSoFar } from '../../../parts/list/cards/sheet/points-so-far.tsx'
import { useCardEditor } from '../../../parts/list/cards/use-card-editor.tsx'
import { ByHandButton } from '../../../parts/list/cards/ways-in/by-hand-button.tsx'
import { WaysIn } from '../../../parts/list/cards/ways-in/ways-in.tsx'
import type { Told } from '../../../parts/list/findings.tsx'
import type { ListDraft } from '../../../parts/list/typing/list-draft.ts'
import type { TypedList } from './use-typed-list.ts'
import './card-columns.css'

type Props = {
  readonly view: ListView
  readonly form: TypedList
  readonly cards: Catalogue
  readonly told: Told
  readonly onChange: (draft: ListDraft) => void
  /** What hands it in. */
  readonly children: ReactNode
}

/** A list by its cards, in three columns: the text, the cards, and what comes of them. */
export const CardColumns = ({ view, form, cards, told, onChange, children }: Props) => {
  const { state } = useLeading()
  const { clauses, draft, list, isJudged } = form
  const { created, players } = state
  const findings: readonly Finding[] = form.findings
  const editor = useCardEditor({
    draft,
    before: view.list,
    clauses,
    catalogue: cards,
    findings,
    told,
    isOnPhone: false,
    onChange,
  })
  return (
    <div className="card-columns">
      <div>
        <WaysIn editor={editor} />
        <AlongFields editor={editor} date={created.date} />
        <ByHandButton editor={editor} />
      </div>
      <div>
        <CardsOfList editor={editor} />
      </div>
      <div>
        <PointsSoFar list={list} clauses={clauses} />
        <ListSheet
          list={list}
          clauses={clauses}
          catalogue={cards}
          name={told.names.player(view.player)}
          number={players.get(view.player)?.number}
          event={created.name}
          date={created.date}
        />
        {isJudged && <CardsFindings editor={editor} findings={findings} told={told} />}
        {children}
      </div>
    </div>
  )
}
