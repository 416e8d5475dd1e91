import { type EventId, openRound, type Round, roundNameOf } from '@topcut/engine'
import { warningSentence } from '@topcut/protocol/words'
import { useEffect } from 'react'
import { useClock } from '../../leader/clock/use-clock.ts'
import { DestinationsContext } from '../../leader/destinations.ts'
import { lastDone } from '../../leader/done/last-done.ts'
import { LostLine } from '../../leader/done/lost-line.tsx'
import { toldStep } from '../../leader/done/told-step.ts'
import { FollowedEvent } from '../../leader/followed-event.tsx'
import { useLeading } from '../../leader/leading.ts'
import { needsSomeone, tableStatus } from '../../leader/table/table-status.ts'
import { timeLeftText } from '../../parts/clock/remaining.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { TopBand } from '../../ui/band/top-band.tsx'
import { RuledText } from '../../ui/ruled-text.tsx'
import { Sign } from '../../ui/sign.tsx'
import { deskWords } from '../../words/desk.ts'
import { judgeWords } from '../../words/judge.ts'
import { useWords } from '../../words/use-words.ts'
import { CallsPart } from './calls-part.tsx'
import { judgeDestinations, judgePlace } from './judge-place.ts'
import { LookUpPart } from './look-up-part.tsx'
import { type JudgePlace, type JudgeTab, judgeTabs } from './place-of.ts'
import { RulePart } from './rule-part.tsx'
import { TableSheet } from './table-sheet.tsx'
import { TablesPart } from './tables-part.tsx'
import { useTablesNow } from './use-tables-now.ts'
import './judge.css'

const Played = ({ round }: { readonly round: Round }) => {
  const { state } = useLeading()
  const { page, heading, calledOf } = useWords(deskWords)
  const { clock } = page.rounds
  const { view } = useClock(state, round)
  return (
    <section className="judge-now on-band" aria-label={heading('clock')}>
      <p>
        <b>{calledOf(roundNameOf(state, round.number))}</b> {clock.status[view.status]}
      </p>
      <p className="judge-clock" role="timer" data-testid="clock">
        {view.remaining === null ? clock.noLimit : timeLeftText(view.remaining)}
      </p>
    </section>
  )
}

/** The round and its clock, above every part of the page. */
const RoundNow = () => {
  const { state } = useLeading()
  const round = openRound(state)
  return round?.status === 'published' ? <Played round={round} /> : null
}

/** What this phone did last, in a sentence, with what there is to know about it. */
const JudgeDone = () => {
  const { event, workplace, names } = useLeading()
  const words = useWords(deskWords)
  const { language, term } = words
  const done = useStateOf(workplace.done)
  const waiting = useStateOf(workplace.outbox.state, (now) => now.waiting)
  const last = lastDone(event, done)
  const own = last?.done == null ? null : last
  return (
    <div className="judge-done" aria-live="polite" data-testid="done">
      {waiting > 0 && <p>{term('saving')}</p>}
      {own !== null && (
        <p>
          <Sign name="check" /> {toldStep(words, names, event, own.entries)}
        </p>
      )}
      {own?.done?.warnings.map((warning) => (
        <p key={warningSentence(language, warning, names)} className="warning">
          <Sign name="warn" /> <RuledText>{warningSentence(language, warning, names)}</RuledText>
        </p>
      ))}
    </div>
  )
}

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
const Judge = () => {
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

/** A judge's phone, for as long as its page is open. */
export const JudgePage = ({ event }: { readonly event: EventId }) => (
  <FollowedEvent event={event}>
    <DestinationsContext value={judgeDestinations}>
      <Judge />
    </DestinationsContext>
  </FollowedEvent>
)
