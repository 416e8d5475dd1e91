import type { EventId, PublicPart } from '@topcut/engine'
import { type CSSProperties, useEffect, useState } from 'react'
import { publicAnewText } from '../../parts/announcement/public-anew-text.ts'
import { clockFace } from '../../parts/clock/clock-face.ts'
import { useClockText } from '../../parts/clock/clock-words.ts'
import { LostNote } from '../../parts/lost-note.tsx'
import { roundText } from '../../parts/pairings/round-text.ts'
import type { PublicViews } from '../../state/live/follow-public.ts'
import { useLostFor } from '../../state/live/use-lost-for.ts'
import { usePublic } from '../../state/live/use-public.ts'
import { useServerTime } from '../../state/use-server-time.ts'
import { type HallWords, hallWords } from '../../words/hall.ts'
import { roundWords } from '../../words/round.ts'
import { shellWords } from '../../words/shell.ts'
import { timeText } from '../../words/time-text.ts'
import { useOwnTerms } from '../../words/use-own-terms.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { wallUnit } from './lines/wall-room.ts'
import { type Slide, slidesOf } from './slides.ts'
import { usePinned } from './use-pinned.ts'
import { useTurn } from './use-turn.ts'
import { WallFooter } from './wall-footer.tsx'
import { type WallShow, wallShowsNow } from './wall-show.ts'
import { WallSlide } from './wall-slide.tsx'
import { WallTools } from './wall-tools.tsx'
import './wall.css'

const size = () => ({ width: window.innerWidth, height: window.innerHeight })

const useWindowSize = (): { readonly width: number; readonly height: number } => {
  const [now, setNow] = useState(size)
  useEffect(() => {
    const change = () => setNow(size())
    window.addEventListener('resize', change)
    return () => window.removeEventListener('resize', change)
  }, [])
  return now
}

/** As far as the browser lets a page: over plain HTTP it does not, and the screen's own setting rules. */
const useAwake = (): void => {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') {
        navigator.wakeLock?.request('screen').catch(() => {})
      }
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [])
}

const always: readonly PublicPart[] = ['event', 'clock', 'tables', 'standings', 'bracket']
const before: readonly PublicPart[] = [...always, 'players', 'announcement']

/** Pages that have a large one of their own. */
const withClock: readonly WallShow[] = ['pairings', 'results', 'clock']

/** So many letters of the line for everybody fit side by side. */
const lineLength = 68
const messageHeight = (text: string | undefined): number =>
  text === undefined ? 0 : 32 + 58 * Math.ceil(text.length / lineLength)

/** What was announced anew is a longer sentence, in smaller letters. */
const anewHeight = (text: string | undefined): number =>
  text === undefined ? 0 : 32 + 40 * Math.ceil(text.length / (1.5 * lineLength))

/** A page that has become another one begins anew; the same page with new numbers does not. */
const setOf = (slides: readonly Slide[]): string =>
  slides.map((slide) => `${slide.show} ${'range' in slide ? slide.range : ''}`).join('|')

const SmallClock = ({ face }: { readonly face: ReturnType<typeof clockFace> }) => (
  <b role="timer" data-testid="wall-clock">
    {useClockText(face)}
  </b>
)

/** What this page is, in the upper left. */
const headOf = (
  words: HallWords,
  { event, standings }: PublicViews,
  slide: Slide | undefined,
  round: string,
): string => {
  if (slide?.show === 'places') return words.finalPlaces
  if (slide?.show === 'standings') {
    return `${words.tabs.standings} ${words.afterRound(standings?.afterRound ?? 0)}`
  }
  if (slide?.show === 'announcement' && 'names' in slide) {
    return `${words.registered}: ${words.players(event?.registered ?? 0)}`
  }
  if (event?.status === 'played') return words.played
  return event?.champion == null ? round : words.over
}

/** The big screen: what the hall needs to see now, one page after the other, by itself. */
export const WallPage = ({ event: id }: { readonly event: EventId }) => {
  const words = useWords(hallWords)
  const rounds = useWords(roundWords)
  const language = useLanguage()
  const shell = useWords(shellWords)
  const [pinned, pin] = usePinned()
  const { width, height } = useWindowSize()
  useAwake()
  const [isBefore, setBefore] = useState(false)
  const { phase, views, connection } = usePublic(id, isBefore ? before : always)
  useOwnTerms(views.event?.terms)
  const lostFor = useLostFor(connection)
  const { event, clock } = views
  useEffect(() => {
    setBefore(pinned === 'announcement' || event?.round === null)
  }, [pinned, event])
  const now = useServerTime(true)
  const isPlayed = event?.round?.status === 'published' && event.status !== 'played'
  const face = isPlayed && clock != null ? clockFace(clock, now) : null
  const shows = pinned === null ? wallShowsNow(views, face) : [pinned]
  const anew = event?.anew == null ? undefined : publicAnewText(language, event.anew)
  const message = messageHeight(event?.message?.text) + anewHeight(anew)
  const screen = { width, height, message }
  const slides = slidesOf(shows, views, screen, language)
  const turn = useTurn(slides.length, setOf(slides))
  const slide = slides[turn.page] ?? slides[0]
  const unit = { '--u': `${wallUnit(width, height)}px` } as CSSProperties
  useEffect(() => {
    document.title = event === undefined ? 'Topcut' : `${event.name} – Topcut`
  }, [event])
  if (event === undefined) {
    return (
      <main className="wall-screen" style={unit}>
        <h1 className="wall-status" role="status">
          {phase === 'missing'
            ? shell.pageMissing
            : connection.kind === 'lost'
              ? words.unreachable
              : shell.loading}
        </h1>
      </main>
    )
  }
  return (
    <main
      className="wall-screen"
      style={unit}
      data-testid="wall"
      data-show={slide?.show ?? 'nothing'}
    >
      <header>
        <b>{headOf(words, views, slide, roundText(rounds, event))}</b>
        <h1 translate="no">{event.name}</h1>
        <span>
          {face !== null && !withClock.includes(slide?.show ?? 'clock') && (
            <SmallClock face={face} />
          )}
          {timeText(language, now)}
        </span>
      </header>
      {event.message !== null && (
        <p className="wall-message" translate="no" data-testid="wall-message">
          {event.message.text}
        </p>
      )}
      {anew !== undefined && (
        <p className="wall-message wall-anew" translate="no" data-testid="wall-anew">
          {anew}
        </p>
      )}
      <WallSlide
        slide={slide}
        shows={shows}
        views={views}
        event={event}
        face={face}
        screen={screen}
      />
      <WallFooter slides={slides} turn={turn} code={event.code} />
      <LostNote lostFor={lostFor} />
      <WallTools pinned={pinned} onPin={pin} />
    </main>
  )
}
