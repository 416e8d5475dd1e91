import {
  type Finding,
  type ListClauses,
  type PublicEvent,
  regulationOf,
  type SquadList,
} from '@topcut/engine'
import { type ReactNode, useState } from 'react'
import { ListSheet } from '../../../parts/list/cards/sheet/list-sheet.tsx'
import { Findings } from '../../../parts/list/findings.tsx'
import { useDraft } from '../../../state/drafts.ts'
import { useCards } from '../../../state/use-cards.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { cardsWords } from '../../../words/cards.ts'
import { phoneWords } from '../../../words/phone.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { phoneNames } from '../said/phone-names.ts'
import { ListEditor, ownListDraft } from './list-editor.tsx'
import '../../../parts/list/lists.css'
import './list-tab.css'

type ShownProps = {
  readonly list: SquadList
  readonly findings: readonly Finding[]
  readonly event: PublicEvent
  readonly clauses: ListClauses
}

/** What was handed in as it lies on the table, what speaks against it, and who may read it. */
const ListShown = ({ list, findings, event, clauses }: ShownProps) => {
  const { session, me } = usePhone()
  const { openTo } = useWords(cardsWords)
  const cards = useCards(session.event, event.cards)
  return (
    <div className="list-shown" data-testid="list-shown">
      <ListSheet
        list={list}
        clauses={clauses}
        catalogue={cards ?? null}
        name={me.person?.name ?? me.player.name}
        number={me.player.number}
        event={event.name}
        date={event.date}
      />
      <Findings findings={findings} names={phoneNames(me)} people={me.person?.members} />
      <p className="muted">{openTo[event.listsOpenTo]}</p>
    </div>
  )
}

/** The own list: handed in or replaced before the start, read afterwards. */
export const ListTab = () => {
  const { me, event, waiting, session } = usePhone()
  const words = useWords(phoneWords)
  const pages = useWords(phonePagesWords)
  const { list, findings, corrections } = me.list
  const regulation = event === null ? null : regulationOf(event.regulation)
  const isLocked = event !== null && event.status !== 'to-come' && list !== null
  const [typed] = useDraft<unknown>(ownListDraft(session), null)
  // Handed in meanwhile by another one of the team: whoever types goes on where they are.
  const [isFirst, setFirst] = useState(list === null)
  if (isFirst !== (list === null) && typed === null) setFirst(list === null)
  const isOnItsWay = waiting.some(({ parcel }) => parcel.command.kind === 'submit-list')
  return (
    <main className="phone-page list-tab">
      <h1>{words.tabs.list}</h1>
      {isOnItsWay && <p role="status">{pages.onItsWay}</p>}
      {list !== null && (
        <Note tone="good" className="handed-in" data-testid="handed-in">
          {isLocked ? pages.listLocked : pages.listIn}
        </Note>
      )}
      {list !== null && event !== null && regulation !== null && (
        <ListShown list={list} findings={findings} event={event} clauses={regulation.lists} />
      )}
      {corrections.map(({ reason }) => (
        <p key={reason} className="muted">
          {pages.corrected} <span translate="no">{reason}</span>
        </p>
      ))}
      {!isLocked && event !== null && regulation !== null && (
        <Replacing isFirst={isFirst}>
          <ListEditor key={isFirst ? 'first' : 'again'} clauses={regulation.lists} event={event} />
        </Replacing>
      )}
    </main>
  )
}

type ReplacingProps = { readonly isFirst: boolean; readonly children: ReactNode }

/** A list that is in must not look as if it had to be typed again. */
const Replacing = ({ isFirst, children }: ReplacingProps) => {
  const words = useWords(phonePagesWords)
  if (isFirst) return children
  return (
    <details className="replacing">
      <summary className={buttonClass({ size: 'line' })} data-testid="replace-list">
        {words.replaceList}
      </summary>
      {children}
    </details>
  )
}
