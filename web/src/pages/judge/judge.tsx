import { useEffect } from 'react'
import { LostLine } from '../../leader/done/lost-line.tsx'
import { useLeading } from '../../leader/leading.ts'
import { needsSomeone, tableStatus } from '../../leader/table/table-status.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { TopBand } from '../../ui/band/top-band.tsx'
import { deskWords } from '../../words/desk.ts'
import { judgeWords } from '../../words/judge.ts'
import { useWords } from '../../words/use-words.ts'
import { CallsPart } from './calls-part.tsx'
import { JudgeDone } from './judge-done.tsx'
import { judgePlace } from './judge-place.ts'
import { LookUpPart } from './look-up-part.tsx'
import { type JudgePlace, type JudgeTab, judgeTabs } from './place-of.ts'
import { RoundNow } from './round-now.tsx'
import { RulePart } from './rule-part.tsx'
import { TableSheet } from './table-sheet.tsx'
import { TablesPart } from './tables-part.tsx'
import { useTablesNow } from './use-tables-now.ts'
import './judge.css'

const Part = ({ place }: { readonly place: JudgePlace }) => {
  switch (place.tab) {
    case 'tables':
      return place.match === null ? (
        <TablesPart />
      ) : (
        <TableSheet key={place.match} match={place.match} />
      )
    case 'calls':
      return <CallsPart />
    case 'matters':
      return <RulePart />
    case 'look-up':
      return <LookUpPart key={place.player} player={place.player} />
  }
}

/** How much waits behind each tab. */
const useCounts = (): { readonly [T in JudgeTab]: number } => {
  const { state } = useLeading()
  const now = useTablesNow()
  const needed = now?.rows.filter((row) => needsSomeone(tableStatus(row, now.at))) ?? []
  const calls = [...state.calls.values()].filter(({ closedAt }) => closedAt === null)
  return { tables: needed.length, calls: calls.length, matters: 0, 'look-up': 0 }
}

/** What a judge needs in the hall, in one hand. */
export const Judge = () => {
  const { state, event } = useLeading()
  const { page } = useWords(deskWords)
  const judge = useWords(judgeWords)
  const place = useStateOf(judgePlace)
  const counts = useCounts()
  const { name } = state.created
  useEffect(() => {
    document.title = `${name} – ${judge.title}`
  }, [name, judge.title])
  return (
    <div className="judge" data-testid="judge" data-version={event.log.length}>
      <a className="skip" href="#content">
        {page.skip}
      </a>
      <TopBand>
        <h1 className="event" translate="no">
          {name}
        </h1>
      </TopBand>
      <RoundNow />
      <LostLine />
      <main id="content" className="judge-main" tabIndex={-1}>
        <Part place={place} />
      </main>
      <JudgeDone />
      <nav className="judge-tabs" aria-label={judge.parts}>
        {judgeTabs.map((tab) => (
          <a
            key={tab}
            href={`#${tab}`}
            aria-current={tab === place.tab ? 'page' : undefined}
            data-testid={`judge-${tab}`}
          >
            {judge.tabs[tab]}
            {counts[tab] > 0 && <b className="count">{counts[tab]}</b>}
          </a>
        ))}
      </nav>
    </div>
  )
}
