import type { EventId, PublicPart, PublicPlayer, PublicTable } from '@topcut/engine'
import { useEffect } from 'react'
import { type ClockFace, clockFace } from '../../parts/clock/clock-face.ts'
import { useClockText } from '../../parts/clock/clock-words.ts'
import { MembersLine } from '../../parts/pairings/members-line.tsx'
import { sideScores } from '../../parts/pairings/side-scores.ts'
import { useRoundName } from '../../parts/pairings/use-round-name.ts'
import { usePublic } from '../../state/live/use-public.ts'
import { useServerTime } from '../../state/use-server-time.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { hallWords } from '../../words/hall.ts'
import { timeText } from '../../words/time-text.ts'
import { useOwnTerms } from '../../words/use-own-terms.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { onAir, standingOf } from './on-air.ts'
import { shownTable } from './shown-table.ts'
import './overlay.css'

const parts: readonly PublicPart[] = ['event', 'clock', 'tables', 'standings']

/** Longer names take two lines at a smaller size; nothing else moves. */
const longName = 22

const Name = ({ of, className }: { readonly of: PublicPlayer; readonly className: string }) => (
  <p className={of.name.length > longName ? `${className} long` : className} translate="no">
    {of.name}
    <MembersLine of={of.members} />
  </p>
)

const Time = ({ face, table }: { readonly face: ClockFace; readonly table: number }) => {
  const { clock } = useWords(hallWords)
  const language = useLanguage()
  const text = useClockText(face)
  const more = face.extended.find((one) => one.table === table)
  const end = more?.end ?? face.end
  const until = end === null ? null : clock.until(timeText(language, end))
  const isWord = face.left === null || face.status === 'called'
  return (
    <>
      <p className={isWord ? 'time word' : 'time'} role="timer" data-testid="overlay-clock">
        {text}
      </p>
      <p>
        {face.status === 'paused' ? clock.paused : until}
        {more !== undefined && ` +${more.minutes}`}
      </p>
    </>
  )
}

type LowerThirdProps = { readonly match: PublicTable; readonly face: ClockFace | null }

const LowerThird = ({ match, face }: LowerThirdProps) => {
  const words = useWords(hallWords)
  const language = useLanguage()
  const scores = match.result === null ? null : sideScores(language, match.result)
  const [first, second] = match.players
  return (
    <div className="air-third">
      <Name of={first} className="air-name" />
      <p className="air-score" data-testid="overlay-first">
        {scores?.[0]}
      </p>
      <div className="air-clock">
        {match.result !== null ? (
          <p className="ended">{words.endings[match.result.ending]}</p>
        ) : (
          face !== null && <Time face={face} table={match.table} />
        )}
      </div>
      <p className="air-score" data-testid="overlay-second">
        {scores?.[1]}
      </p>
      <Name of={second} className="air-name" />
    </div>
  )
}

/** What a stream lays over its picture: one match, its clock and its score; the rest is see-through. */
export const OverlayPage = ({ event: id }: { readonly event: EventId }) => {
  const words = useWords(hallWords)
  const named = useRoundName()
  const chosen = useStateOf(shownTable)
  const { views } = usePublic(id, parts)
  const { event, clock, tables, standings } = views
  useOwnTerms(event?.terms)
  const now = useServerTime(true)
  useEffect(() => {
    document.documentElement.classList.add('see-through')
    return () => document.documentElement.classList.remove('see-through')
  }, [])
  useEffect(() => {
    document.title = event === undefined ? 'Topcut' : `${event.name} – Topcut`
  }, [event])
  if (event === undefined) return null
  const match = onAir(tables, chosen)
  const face = clock == null || tables?.status !== 'published' ? null : clockFace(clock, now)
  return (
    <main className="air" data-testid="overlay" data-table={match?.table}>
      <h1 className="air-tag">
        <b translate="no">{event.name}</b> <span>{named(event.round)}</span>{' '}
        {match !== null && (
          <span>
            {words.table} {match.table}
          </span>
        )}
      </h1>
      {match !== null && (
        <>
          <div className="air-standings">
            {match.players.map((player) => {
              const row = standingOf(standings, player)
              return (
                <p key={player.player}>
                  {row !== null && (
                    <>
                      <b>{words.overlay.points(row.tournamentPoints)}</b>
                      {row.place !== null && `, ${words.overlay.place(row.place)}`}
                    </>
                  )}
                </p>
              )
            })}
          </div>
          <LowerThird match={match} face={face} />
        </>
      )}
    </main>
  )
}
