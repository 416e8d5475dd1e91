import type { EventId, PublicEvent, PublicPart } from '@topcut/engine'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { LostNote } from '../../parts/lost-note.tsx'
import { Link } from '../../route/link.tsx'
import { loadedLater } from '../../route/loaded-later.ts'
import { pathOfEvent } from '../../route/route-of.ts'
import { useFreshPage } from '../../route/use-fresh-page.ts'
import type { PublicViews } from '../../state/live/follow-public.ts'
import { useLostFor } from '../../state/live/use-lost-for.ts'
import { usePublic } from '../../state/live/use-public.ts'
import { isOverTls } from '../../state/over-tls.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { TopBand } from '../../ui/band/top-band.tsx'
import { hallWords } from '../../words/hall.ts'
import { shellWords } from '../../words/shell.ts'
import { useOwnTerms } from '../../words/use-own-terms.ts'
import { useWords } from '../../words/use-words.ts'
import { PairingsPart } from './pairings-part.tsx'
import { PublicHead } from './public-head.tsx'
import type { HallTab } from './tabs.ts'
import { openTab, tabs } from './tabs.ts'
import './public.css'

const AnewNote = loadedLater(
  async () => (await import('../../parts/announcement/anew-note.tsx')).AnewNote,
)
const StandingsPart = loadedLater(async () => (await import('./standings-part.tsx')).StandingsPart)
const BracketPart = loadedLater(async () => (await import('./bracket-part.tsx')).BracketPart)
const PicturesPart = loadedLater(async () => (await import('./pictures-part.tsx')).PicturesPart)
const ListsPart = loadedLater(async () => (await import('./lists-part.tsx')).ListsPart)
const AboutPart = loadedLater(async () => (await import('./about-part.tsx')).AboutPart)

/** What each tab needs beside the event and its clock. */
const needs: { readonly [T in HallTab]: readonly PublicPart[] } = {
  pairings: ['tables', 'players'],
  standings: ['standings', 'pictures'],
  bracket: ['bracket'],
  lists: ['open-lists', 'standings', 'pictures'],
  about: ['announcement', 'logo'],
}

type PartProps = {
  readonly event: EventId
  readonly views: PublicViews
  readonly tab: HallTab
  readonly isFramed: boolean
}

const Part = ({ event, views, tab, isFramed }: PartProps) => {
  const loading = <p className="empty">{useWords(shellWords).loading}</p>
  switch (tab) {
    case 'pairings':
      return views.tables === undefined ? (
        loading
      ) : (
        <PairingsPart event={event} views={views} isFramed={isFramed} />
      )
    case 'standings':
      return views.standings === undefined ? (
        loading
      ) : (
        <Suspense fallback={loading}>
          <StandingsPart event={event} about={views.event} standings={views.standings} />
          {views.pictures !== undefined && views.pictures.rounds.length > 0 && (
            <Suspense fallback={loading}>
              <PicturesPart pictures={views.pictures} />
            </Suspense>
          )}
        </Suspense>
      )
    case 'bracket':
      return views.bracket === undefined ? (
        loading
      ) : (
        <Suspense fallback={loading}>
          <BracketPart bracket={views.bracket} />
        </Suspense>
      )
    case 'lists':
      return views['open-lists'] === undefined || views.event === undefined ? (
        loading
      ) : (
        <Suspense fallback={loading}>
          <ListsPart
            event={event}
            about={views.event}
            lists={views['open-lists']}
            standings={views.standings}
            pictures={views.pictures}
          />
        </Suspense>
      )
    case 'about':
      return views.announcement === undefined || views.event === undefined ? (
        loading
      ) : (
        <Suspense fallback={loading}>
          <AboutPart
            event={views.event}
            announcement={views.announcement}
            logo={views.logo ?? null}
          />
        </Suspense>
      )
  }
}

type TabsProps = { readonly shown: HallTab; readonly event: PublicEvent }

const Tabs = ({ shown, event }: TabsProps) => {
  const words = useWords(hallWords)
  // Lists that are closed need no page that says so.
  const hasLists = event.listsOpenTo === 'everybody'
  return (
    <nav className="public-tabs" aria-label={words.parts}>
      {tabs
        .filter((tab) => tab !== 'lists' || hasLists)
        .map((tab) => (
          <a
            key={tab}
            href={`#${tab}`}
            aria-current={tab === shown ? 'page' : undefined}
            data-testid={`tab-${tab}`}
          >
            {words.tabs[tab]}
          </a>
        ))}
    </nav>
  )
}

const wide = '(min-width: 1100px)'

/** Whether standings have room beside the tables. */
const useIsWide = (): boolean => {
  const [isWide, setWide] = useState(() => window.matchMedia(wide).matches)
  useEffect(() => {
    const watched = window.matchMedia(wide)
    const change = () => setWide(watched.matches)
    watched.addEventListener('change', change)
    return () => watched.removeEventListener('change', change)
  }, [])
  return isWide
}

type PageProps = {
  readonly event: EventId
  /** In a frame of somebody else's page: one part, and a way to the whole page. */
  readonly isFramed?: boolean
}

/** What everybody may see of an event: where they sit, how it stands, what was said. */
export const PublicPage = ({ event, isFramed = false }: PageProps) => {
  const words = useWords(hallWords)
  const shell = useWords(shellWords)
  const chosen = useStateOf(openTab)
  const [isOver, setOver] = useState(false)
  const isWide = useIsWide()
  // Who comes when all is played wants to know who has won.
  const tab = chosen ?? (isOver ? 'standings' : 'pairings')
  const [isShown, setShown] = useState(false)
  const parts = useMemo(
    (): readonly PublicPart[] => [
      'event',
      'clock',
      ...needs[tab],
      // The picture comes once somebody has found their table.
      ...(isShown && tab !== 'about' ? (['logo'] as const) : []),
      ...(isShown && isWide && tab === 'pairings' ? (['standings'] as const) : []),
    ],
    [tab, isShown, isWide],
  )
  const { phase, views, connection } = usePublic(event, parts)
  useEffect(() => setShown(phase === 'shown'), [phase])
  useOwnTerms(views.event?.terms)
  const lostFor = useLostFor(connection)
  // On a slow line it may have come from what was kept.
  useFreshPage(isOverTls() && connection.kind === 'live')
  useEffect(() => setOver(views.event?.status === 'finished'), [views.event?.status])
  const name = views.event?.name
  useEffect(() => {
    document.title = name === undefined ? 'Topcut' : `${name} – Topcut`
  }, [name])
  if (phase !== 'shown' || views.event === undefined) {
    return (
      <>
        <TopBand />
        <main className="plain-page">
          <h1>{shell.toEvents}</h1>
          <p role="status">
            {phase === 'missing'
              ? shell.pageMissing
              : connection.kind === 'lost'
                ? words.unreachable
                : shell.loading}
          </p>
          {phase === 'missing' && (
            <p>
              <Link href="/">{shell.toEvents}</Link>
            </p>
          )}
        </main>
      </>
    )
  }
  const isBeside =
    isWide && tab === 'pairings' && views.standings !== undefined && views.standings.rows.length > 0
  return (
    <div className="public">
      {isFramed ? (
        <h1 className="framed-name">
          <a href={`${pathOfEvent(event, 'public')}#${tab}`} target="_blank" rel="noreferrer">
            <span translate="no">{name}</span>
          </a>
        </h1>
      ) : (
        <TopBand />
      )}
      <PublicHead event={views.event} clock={views.clock} logo={views.logo} isFramed={isFramed} />
      {views.event.message !== null && (
        <p className="public-message" role="status" translate="no" data-testid="message">
          {views.event.message.text}
        </p>
      )}
      {views.event.anew !== null && tab !== 'about' && (
        <Suspense>
          <AnewNote anew={views.event.anew} />
        </Suspense>
      )}
      <LostNote lostFor={lostFor} />
      {!isFramed && <Tabs shown={tab} event={views.event} />}
      <main className={isBeside ? 'public-main beside' : 'public-main'}>
        <div>
          <Part event={event} views={views} tab={tab} isFramed={isFramed} />
        </div>
        {isBeside && views.standings !== undefined && (
          <aside>
            <Suspense>
              <StandingsPart
                event={event}
                about={views.event}
                standings={views.standings}
                isShort
              />
            </Suspense>
          </aside>
        )}
      </main>
      {!isFramed && views.event.code != null && (
        <footer className="public-check">
          <a href={pathOfEvent(event, 'verify')} data-testid="verify">
            {words.checkEvent}
          </a>{' '}
          <span className="muted">
            {words.wall.code}{' '}
            <span className="public-code" translate="no" data-testid="code">
              {views.event.code}
            </span>
          </span>
        </footer>
      )}
    </div>
  )
}
