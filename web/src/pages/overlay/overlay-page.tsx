import type { EventId, PublicPart, PublicPlayer, PublicTable } from '@topcut/engine'
import { useEffect } from 'react'
import { type ClockFace, clockFace } from '../../parts/clock/clock-face.ts'
import { useClockText } from '../../parts/clock/clock-words.ts'
import { MembersLine } from '../../parts/pairings/members-line.tsx'
import { roundText } from '../../parts/pairings/round-text.ts'
import { sideScores } from '../../parts/pairings/side-scores.ts'
import { usePublic } from '../../state/live/use-public.ts'
import { useServerTime } from '../../state/use-server-time.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { hallWords } from '../../words/hall.ts'
import { roundWords } from '../../words/round.ts'
import { timeText } from '../../words/time-text.ts'
import { useOwnTerms } from '../../words/use-own-terms.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useCarried } from './carried.ts'
import { onAir, recordText, standingOf } from './on-air.ts'
import { shownTable } from './shown-table.ts'
import './overlay.css'

const parts: readonly PublicPart[] = ['event', 'clock', 'tables', 'standings']

/** Longer names take two lines at a smaller size; nothing else moves. */
const longName = 22

type NameProps = { readonly of: PublicPlayer; readonly carries: string | undefined }

const Name = ({ of, carries = '' }: NameProps) => (
  <p className={of.name.length > longName ? 'air-name long' : 'air-name'} translate="no">
    {of.name}
    <MembersLine of={of.members} />
    {carries !== '' && <small data-testid="overlay-list">{carries}</small>}
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

type LowerThirdProps = {
  readonly match: PublicTable
  readonly face: ClockFace | null
  readonly carried: ReturnType<typeof useCarried>
}

const LowerThird = ({ match, face, carried }: LowerThirdProps) => {
  const words = useWords(hallWords)
  const language = useLanguage()
  const scores = match.result === null ? null : sideScores(language, match.result)
  const [first, second] = match.players
  return (
    <div className="air-third">
      <Name of={first} carries={carried.get(first.player)} />
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
      <Name of={second} carries={carried.get(second.player)} />
    </div>
  )
}

/** What a stream lays over its picture: one match, its clock and its score; the rest is see-through. */
export const OverlayPage = ({ event: id }: { readonly event: EventId }) => {
  const words = useWords(hallWords)
  const rounds = useWords(roundWords)
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
  const match = onAir(tables, chosen)
  const isOpen = event?.listsOpenTo === 'everybody'
  const carried = useCarried(id, isOpen, match?.match ?? null)
  if (event === undefined) return null
  const face = clock == null || tables?.status !== 'published' ? null : clockFace(clock, now)
  return (
    <main className="air" data-testid="overlay" data-table={match?.table}>
      <h1 className="air-tag">
        <b translate="no">{event.name}</b> <span>{roundText(rounds, event)}</span>{' '}
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
                      <b>{words.overlay.points(row.tournamentPoints)}</b>, {recordText(row.tally)}
                      {row.place !== null && `, ${words.overlay.place(row.place)}`}
                    </>
                  )}
                </p>
              )
            })}
          </div>
          <LowerThird match={match} face={face} carried={carried} />
        </>
      )}
    </main>
  )
}
