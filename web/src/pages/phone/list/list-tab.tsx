import { type Finding, regulationOf, type SquadList } from '@topcut/engine'
import type { ReactNode } from 'react'
import { Findings } from '../../../parts/list/findings.tsx'
import { linePlace } from '../../../parts/list/line-place.ts'
import { listLines, listTotal } from '../../../parts/list/list-lines.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { phoneWords } from '../../../words/phone.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { phoneNames } from '../said/phone-names.ts'
import { ListEditor } from './list-editor.tsx'
import '../../../parts/list/lists.css'
import './list-tab.css'

type ShownProps = { readonly list: SquadList; readonly findings: readonly Finding[] }

/** What was handed in, and beside each line what speaks against it; the rest below. */
const ListShown = ({ list, findings }: ShownProps) => {
  const { me } = usePhone()
  const words = useWords(phonePagesWords)
  const about = (line: number | null) => findings.filter((one) => linePlace(list, one) === line)
  const told = (some: readonly Finding[], line: number) =>
    some.length > 0 && (
      <Findings findings={some} names={phoneNames(me)} testId={`findings-${line}`} />
    )
  const total = listTotal(list)
  return (
    <>
      <ul className="list-shown" data-testid="list-shown">
        {listLines(list).map(({ name, points, under }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place, two may be alike
          <li key={index}>
            <b translate="no">{name}</b>
            <span className="num">{points}</span>
            {under.length > 0 && <small translate="no">{under.join(', ')}</small>}
            {told(about(index), index)}
          </li>
        ))}
      </ul>
      {total !== null && <p className="num">{words.listPoints(total)}</p>}
      {(about(null).length > 0 || findings.length === 0) && (
        <Findings findings={about(null)} names={phoneNames(me)} />
      )}
    </>
  )
}

/** The own list: handed in or replaced before the start, read afterwards. */
export const ListTab = () => {
  const { me, event, waiting } = usePhone()
  const words = useWords(phoneWords)
  const pages = useWords(phonePagesWords)
  const { list, findings, corrections } = me.list
  const regulation = event === null ? null : regulationOf(event.regulation)
  const isLocked = event !== null && event.status !== 'to-come' && list !== null
  const isOnItsWay = waiting.some(({ parcel }) => parcel.command.kind === 'submit-list')
  return (
    <main className="phone-page list-tab">
      <h1>{words.tabs.list}</h1>
      {isOnItsWay && <p role="status">{pages.onItsWay}</p>}
      {list !== null && (
        <>
          <p className="good" data-testid="handed-in">
            {isLocked ? pages.listLocked : pages.listIn}
          </p>
          <ListShown list={list} findings={findings} />
          {corrections.map(({ reason }) => (
            <p key={reason} className="muted">
              {pages.corrected} <span translate="no">{reason}</span>
            </p>
          ))}
        </>
      )}
      {!isLocked && event !== null && regulation !== null && (
        <Replacing isFirst={list === null}>
          <ListEditor
            key={list === null ? 'first' : 'again'}
            clauses={regulation.lists}
            event={event}
          />
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
