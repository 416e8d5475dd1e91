import type { PublicEvent } from '@topcut/engine'
import { Suspense } from 'react'
import type { ClockFace } from '../../parts/clock/clock-face.ts'
import { MembersLine } from '../../parts/pairings/members-line.tsx'
import { roundText } from '../../parts/pairings/round-text.ts'
import { loadedLater } from '../../route/loaded-later.ts'
import type { PublicViews } from '../../state/live/follow-public.ts'
import { hallWords } from '../../words/hall.ts'
import { roundWords } from '../../words/round.ts'
import { useWords } from '../../words/use-words.ts'
import { WallColumns, WallName } from './lines/wall-columns.tsx'
import { WallPairings } from './lines/wall-pairings.tsx'
import { WallResults } from './lines/wall-results.tsx'
import { linesRoom, namesRoom } from './lines/wall-room.ts'
import { WallStandings } from './lines/wall-standings.tsx'
import type { Slide } from './slides.ts'
import { WallBracket } from './wall-bracket.tsx'
import { WallClock } from './wall-clock.tsx'
import type { WallShow } from './wall-show.ts'
import { WallTime } from './wall-time.tsx'

const WallAbout = loadedLater(async () => (await import('./wall-about.tsx')).WallAbout)

type Props = {
  /** Absent where there is nothing of what was asked for. */
  readonly slide: Slide | undefined
  readonly shows: readonly WallShow[]
  readonly views: PublicViews
  readonly event: PublicEvent
  readonly face: ClockFace | null
  readonly screen: { readonly width: number; readonly height: number }
}

/** One page of the wall below its head. */
export const WallSlide = ({ slide, shows, views, event, face, screen }: Props) => {
  const words = useWords(hallWords)
  const rounds = useWords(roundWords)
  const { width, height } = screen
  if (slide === undefined) {
    const [show] = shows
    const isSaid = show === 'pairings' || show === 'standings' || show === 'bracket'
    return <p className="wall-status">{isSaid ? words.empty[show] : ''}</p>
  }
  const { tables, clock } = views
  switch (slide.show) {
    case 'clock':
      return face?.status === 'called' && clock != null ? (
        <WallTime face={face} clock={clock} tables={tables} />
      ) : (
        <WallClock face={face} tables={tables} isLarge />
      )
    case 'pairings':
      return (
        <>
          {face !== null && <WallClock face={face} tables={tables} isLarge={false} />}
          <WallPairings seated={slide.seated} room={namesRoom(width, height)} />
        </>
      )
    case 'results':
      return (
        <>
          {face !== null && <WallClock face={face} tables={tables} isLarge={false} />}
          <WallResults tables={slide.tables} room={namesRoom(width, height)} />
        </>
      )
    case 'standings':
    case 'places':
      return (
        <WallStandings lines={slide.lines} room={linesRoom(width, height, slide.lines.length)} />
      )
    case 'bracket':
      return (
        <div className={slide.isListed ? 'wall-bracket listed' : 'wall-bracket'}>
          <WallBracket {...slide} bracket={views.bracket ?? null} said={roundText(rounds, event)} />
        </div>
      )
    case 'announcement':
      return 'names' in slide ? (
        <WallColumns
          className="wall-names"
          lines={slide.names}
          keyOf={({ player }) => player}
          textOf={({ name, members }) => `${name} ${members}`}
          columns={namesRoom(width, height).columns}
          most={namesRoom(width, height).most}
          line={({ name, members }) => (
            <span className="w">
              <WallName>{name}</WallName>
              <MembersLine of={members} />
            </span>
          )}
        />
      ) : (
        <Suspense fallback={null}>
          <WallAbout event={event} announcement={views.announcement ?? null} />
        </Suspense>
      )
  }
}
