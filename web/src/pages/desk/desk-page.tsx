import { awaiting, type EventId, type EventState, playerId, regulationOf } from '@topcut/engine'
import { dayText } from '@topcut/protocol/words'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { DestinationsContext } from '../../leader/destinations.ts'
import { LostLine } from '../../leader/done/lost-line.tsx'
import { FollowedEvent } from '../../leader/followed-event.tsx'
import { useLeading } from '../../leader/leading.ts'
import { Link } from '../../route/link.tsx'
import { loadedLater } from '../../route/loaded-later.ts'
import { pathOfEvent } from '../../route/route-of.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { TopBand } from '../../ui/band/top-band.tsx'
import { Button } from '../../ui/button.tsx'
import { deskWords } from '../../words/desk.ts'
import { judgeWords } from '../../words/judge.ts'
import { useWords } from '../../words/use-words.ts'
import { DayLine } from './day/day-line.tsx'
import { DeskNav } from './desk-nav.tsx'
import { deskDestinations } from './destinations.ts'
import { DoneBar } from './done/done-bar.tsx'
import { FindBox } from './find/find-box.tsx'
import { FirstSteps } from './first-steps.tsx'
import { isHelping } from './is-helping.ts'
import { KeyHelp } from './key-help.tsx'
import { lookAtPlayer } from './players/looked-at-player.ts'
import { PlayersSection } from './players/players-section.tsx'
import { type Section, section } from './sections.ts'
import { isSharing } from './share/is-sharing.ts'
import { StandingsSection } from './standings/standings-section.tsx'
import { lookAtRound } from './tables/looked-at-round.ts'
import { TablesSection } from './tables/tables-section.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { WaitBar } from './wait/wait-bar.tsx'
import './judge-link.css'
import './desk.css'

/** What a round is played with comes first; the rest follows while nobody waits. */
const ListsSection = loadedLater(
  async () => (await import('./lists/lists-section.tsx')).ListsSection,
)
const AnnouncementSection = loadedLater(
  async () => (await import('./announcement/announcement-section.tsx')).AnnouncementSection,
)
const LeadersSection = loadedLater(
  async () => (await import('./leaders/leaders-section.tsx')).LeadersSection,
)
const MattersSection = loadedLater(
  async () => (await import('./matters/matters-section.tsx')).MattersSection,
)
const BracketSection = loadedLater(
  async () => (await import('./bracket/bracket-section.tsx')).BracketSection,
)
const LogSection = loadedLater(async () => (await import('./log/log-section.tsx')).LogSection)
const SettingsSection = loadedLater(
  async () => (await import('./settings/settings-section.tsx')).SettingsSection,
)
const ShareDialog = loadedLater(async () => (await import('./share/share-dialog.tsx')).ShareDialog)
const SectionHelp = loadedLater(async () => (await import('./help/section-help.tsx')).SectionHelp)

const parts: { readonly [S in Section]: ComponentType } = {
  tables: TablesSection,
  standings: StandingsSection,
  players: PlayersSection,
  lists: ListsSection,
  announcement: AnnouncementSection,
  leaders: LeadersSection,
  matters: MattersSection,
  bracket: BracketSection,
  log: LogSection,
  settings: SettingsSection,
}

/** What somebody who has just opened the desk wants to see. */
const sectionFor = (state: EventState): Section => {
  const { step } = awaiting(state)
  if (state.stages.length === 0) return 'players'
  return step === 'make-cut' || step === 'finish-event' || step === 'nothing'
    ? 'standings'
    : 'tables'
}

const showKeys = () => isHelping.set(true)

/** The organizer's desk: time and doing on ink, facts on paper between. */
const OrganizersDesk = () => {
  const { state } = useLeading()
  const { page, language, label, term } = useWords(deskWords)
  const chosen = useStateOf(section)
  // Where somebody types, others who go on with the day must not take the section away.
  const [typedIn, setTypedIn] = useState<Section | null>(null)
  const shown = chosen ?? typedIn ?? sectionFor(state)
  const Part = parts[shown]
  const hasKeysOpen = useStateOf(isHelping)
  const isOpenToShare = useStateOf(isSharing)
  useDeskKeys(showKeys)
  const { name, regulation, tier, date } = state.created
  useEffect(() => {
    document.title = `${name} – Topcut`
  }, [name])

  return (
    <div className="desk">
      <a className="skip" href="#content">
        {page.skip}
      </a>
      <TopBand>
        <h1 className="event" translate="no">
          {name}
        </h1>
        <span className="about">
          {regulationOf(regulation)?.name ?? regulation}, {label(`tier.${tier}`)},{' '}
          {dayText(language, date)}
        </span>
        <FindBox />
        <Button tone="bare" className="tool keys" onClick={showKeys}>
          {page.keys}{' '}
          <span className="key" aria-hidden="true">
            ?
          </span>
        </Button>
      </TopBand>
      <DayLine />
      <WaitBar />
      <FirstSteps />
      <LostLine />
      <div className="paper">
        <DeskNav shown={shown} />
        <main
          id="content"
          className="main"
          tabIndex={-1}
          onInput={() => setTypedIn(shown)}
          onSubmit={() => setTypedIn(null)}
        >
          <Suspense
            fallback={
              <p className="empty" role="status">
                {term('loading')}
              </p>
            }
          >
            <Part />
          </Suspense>
          <Suspense>
            <SectionHelp section={shown} />
          </Suspense>
        </main>
      </div>
      <DoneBar />
      {hasKeysOpen && <KeyHelp onClose={() => isHelping.set(false)} />}
      {isOpenToShare && (
        <Suspense>
          <ShareDialog onClose={() => isSharing.set(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The desk of one event; on a narrow screen with the way to the page made for it. */
export const DeskPage = ({ event }: { readonly event: EventId }) => {
  const judge = useWords(judgeWords)
  useEffect(() => {
    lookAtRound(null)
    section.look()
    // From the list of events: the dialog is no section, and closed it must stay closed.
    if (window.location.hash === '#share') {
      window.history.replaceState(null, '', window.location.pathname)
      isSharing.set(true)
    }
    const [, player] = /^#player\/(.+)$/.exec(window.location.hash) ?? []
    if (player !== undefined) lookAtPlayer(playerId(player))
  }, [])
  return (
    <FollowedEvent event={event}>
      <Link
        className="judge-link on-band"
        href={pathOfEvent(event, 'judge')}
        data-testid="to-judge"
      >
        {judge.toJudge}
      </Link>
      <DestinationsContext value={deskDestinations}>
        <OrganizersDesk />
      </DestinationsContext>
    </FollowedEvent>
  )
}
