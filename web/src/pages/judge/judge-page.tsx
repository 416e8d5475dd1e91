import { type EventId, openRound, type Round, roundNameOf } from '@topcut/engine'
import { useClock } from '../../leader/clock/use-clock.ts'
import { DestinationsContext } from '../../leader/destinations.ts'
import { LostLine } from '../../leader/done/lost-line.tsx'
import { FollowedEvent } from '../../leader/followed-event.tsx'
import { useLeading } from '../../leader/leading.ts'
import { needsSomeone, tableStatus } from '../../leader/table/table-status.ts'
import { timeLeftText } from '../../parts/clock/remaining.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { TopBand } from '../../ui/band/top-band.tsx'
import { Sign, type SignName } from '../../ui/sign.tsx'
import { deskWords } from '../../words/desk.ts'
import { judgeWords } from '../../words/judge.ts'
import { useWords } from '../../words/use-words.ts'
import { useCalls } from './alert/use-calls.ts'
import { useRing } from './alert/use-ring.ts'
import { callText } from './calls/call-text.ts'
import { CallsPart } from './calls/calls-part.tsx'
import { LoudCall, LoudLine } from './calls/loud-call.tsx'
import { judgeDestinations, judgePlace } from './judge-place.ts'
import { JudgeUndo } from './judge-undo.tsx'
import { LookUpPart } from './look-up-part.tsx'
import { type JudgePlace, type JudgeTab, judgeTabs } from './place-of.ts'
import { RulePart } from './rule/rule-part.tsx'
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

const signs: { readonly [T in JudgeTab]: SignName } = {
  calls: 'call',
  tables: 'board',
  matters: 'gavel',
  'look-up': 'find',
}

/** Where somebody is writing something down: a call must not push it from under the thumb. */
const isBusyAt = (place: JudgePlace): boolean =>
  place.tab === 'matters' || (place.tab === 'tables' && place.match !== null)

/** What a judge needs in the hall, in one hand. */
const Judge = () => {
  const { state, event, names } = useLeading()
  const { page } = useWords(deskWords)
  const judge = useWords(judgeWords)
  const place = useStateOf(judgePlace)
  const counts = useCounts()
  const { ringing } = useCalls()
  const loud = ringing[0]
  const { name } = state.created
  useRing(
    ringing.map((call) => {
      const { where, asks } = callText(judge, state, names, call)
      return { n: call.n, where, about: asks }
    }),
    `${name} – ${judge.title}`,
  )
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
      {loud !== undefined && !isBusyAt(place) && <LoudCall key={loud.n} call={loud} />}
      {loud !== undefined && isBusyAt(place) && <LoudLine call={loud} />}
      <main id="content" className="judge-main" tabIndex={-1}>
        <Part place={place} />
      </main>
      <div className="judge-foot">
        <JudgeUndo />
        <nav className="judge-tabs" aria-label={judge.parts}>
          {judgeTabs.map((tab) => (
            <a
              key={tab}
              href={`#${tab}`}
              aria-current={tab === place.tab ? 'page' : undefined}
              data-testid={`judge-${tab}`}
            >
              <span className="tab-sign">
                <Sign name={signs[tab]} />
                {counts[tab] > 0 && <b className="count">{counts[tab]}</b>}
              </span>
              {judge.tabs[tab]}
            </a>
          ))}
        </nav>
      </div>
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
