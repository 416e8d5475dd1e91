import type { PublicEvent } from '@topcut/engine'
import { type CSSProperties, type ReactNode, Suspense } from 'react'
import type { ClockFace } from '../../parts/clock/clock-face.ts'
import { roundText } from '../../parts/pairings/round-text.ts'
import { rulingText } from '../../parts/pairings/ruling-text.ts'
import { nameWidth } from '../../parts/pairings/short-names.ts'
import { loadedLater } from '../../route/loaded-later.ts'
import type { PublicViews } from '../../state/live/follow-public.ts'
import { hallWords } from '../../words/hall.ts'
import { roundWords } from '../../words/round.ts'
import { useWords } from '../../words/use-words.ts'
import type { Slide } from './slides.ts'
import { WallBracket } from './wall-bracket.tsx'
import { WallClock } from './wall-clock.tsx'
import { columnsOf, type ScaledGrid } from './wall-grid.ts'
import type { WallShow } from './wall-show.ts'

type ColumnsProps<T> = {
  readonly lines: readonly T[]
  readonly grid: ScaledGrid
  readonly keyOf: (line: T) => string
  readonly line: (line: T) => ReactNode
}

/** A page of lines, read column by column. */
const WallColumns = <T,>({ lines, grid, keyOf, line }: ColumnsProps<T>) => (
  <div
    className="wall-columns"
    style={
      {
        '--columns': grid.columns,
        '--scale': grid.scale,
      } as CSSProperties
    }
    data-testid="wall-columns"
  >
    {columnsOf(lines, grid).map((column) => (
      <ol key={column[0] === undefined ? '' : keyOf(column[0])}>
        {column.map((one) => (
          <li key={keyOf(one)}>{line(one)}</li>
        ))}
      </ol>
    ))}
  </div>
)

/** So many letters fit the line of a name at its usual size, and it is never smaller than this. */
const usualLetters = 20
const smallest = 0.56

/** A long name is smaller, the longest takes two lines: cut off, it would be another's. */
const fitting = (name: string) => {
  const fit = Math.max(smallest, Math.min(1, usualLetters / nameWidth(name)))
  return { '--fit': Math.round(fit * 100) / 100 } as CSSProperties
}

const WallAbout = loadedLater(async () => (await import('./wall-about.tsx')).WallAbout)

type Props = {
  /** Absent where there is nothing of what was asked for. */
  readonly slide: Slide | undefined
  readonly shows: readonly WallShow[]
  readonly views: PublicViews
  readonly event: PublicEvent
  readonly face: ClockFace | null
}

/** One page of the wall below its head. */
export const WallSlide = ({ slide, shows, views, event, face }: Props) => {
  const words = useWords(hallWords)
  const rounds = useWords(roundWords)
  if (slide === undefined) {
    const [show] = shows
    const empty =
      show === undefined || show === 'places' || show === 'clock' || show === 'announcement'
        ? ''
        : words.empty[show]
    return <p className="wall-status">{empty}</p>
  }
  switch (slide.show) {
    case 'clock':
      return <WallClock face={face} tables={views.tables} isLarge />
    case 'pairings':
      return (
        <>
          {face === null ? (
            <h2>{words.tabs.pairings}</h2>
          ) : (
            <WallClock face={face} tables={views.tables} isLarge={false} />
          )}
          <WallColumns
            lines={slide.seated}
            grid={slide.grid}
            keyOf={({ player }) => player}
            line={({ table, name, opponent, ruling }) => (
              <>
                <b className="n">{table ?? '–'}</b>
                <span className="w" style={fitting(name)}>
                  <span translate="no">{name}</span>
                  <small>
                    <span>{opponent === null ? words.bye : words.meets(opponent.name)}</span>
                    {ruling !== undefined && (
                      <span data-testid="wall-ruling">, {rulingText(words, ruling)}</span>
                    )}
                  </small>
                </span>
              </>
            )}
          />
        </>
      )
    case 'standings':
    case 'places':
      return (
        <>
          <h2>
            {slide.show === 'places'
              ? words.finalPlaces
              : `${words.tabs.standings} ${words.afterRound(views.standings?.afterRound ?? 0)}`}
          </h2>
          <WallColumns
            lines={slide.lines}
            grid={slide.grid}
            keyOf={({ player }) => player}
            line={({ place, name, points }) => (
              <>
                <b className="n quiet">{place ?? '–'}</b>
                <span className="w" style={fitting(name)} translate="no">
                  {name}
                </span>
                {points !== null && <b className="p">{points}</b>}
              </>
            )}
          />
        </>
      )
    case 'bracket':
      return (
        <div className={slide.isListed ? 'wall-bracket listed' : 'wall-bracket'}>
          <WallBracket {...slide} bracket={views.bracket ?? null} said={roundText(rounds, event)} />
        </div>
      )
    case 'announcement':
      return 'names' in slide ? (
        <>
          <h2>
            {words.registered}: {words.players(event.registered)}
          </h2>
          <WallColumns
            lines={slide.names}
            grid={slide.grid}
            keyOf={({ player }) => player}
            line={({ name }) => (
              <span className="w" translate="no">
                {name}
              </span>
            )}
          />
        </>
      ) : (
        <Suspense fallback={null}>
          <WallAbout event={event} announcement={views.announcement ?? null} />
        </Suspense>
      )
  }
}
