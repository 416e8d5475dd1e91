import { type EventState, lastCountedRound, standingsOf } from '@topcut/engine'
import { useMemo, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { PrintLink } from '../../../leader/print/print-link.tsx'
import { deskWords } from '../../../words/desk.ts'
import { timeText } from '../../../words/time-text.ts'
import { useWords } from '../../../words/use-words.ts'
import { CeremonyButton } from '../ceremony/ceremony-button.tsx'
import { FinishPanel } from '../finish/finish-panel.tsx'
import { StandingsFiles } from '../finish/standings-files.tsx'
import { DeskPictures } from './desk-pictures.tsx'
import { FinalPlaces } from './final-places.tsx'
import { type Frozen, frozenAfter } from './frozen.ts'
import { StandingsTable } from './standings-table.tsx'
import './standings.css'

const movedSince = (frozen: Frozen, now: EventState, round: number): number => {
  const places = new Map(standingsOf(now, round).map(({ player, place }) => [player, place]))
  return standingsOf(frozen.state, round).filter(
    ({ player, place }) => (places.get(player) ?? null) !== place,
  ).length
}

type RoundProps = { readonly round: number }

/** A closed round: as it was closed, or with all that has been put right since. */
const ClosedRound = ({ round }: RoundProps) => {
  const { event, state } = useLeading()
  const { page, language } = useWords(deskWords)
  const words = page.afterwards.standings
  const [isFrozen, setFrozen] = useState(false)
  const frozen = useMemo(() => frozenAfter(event.log, round), [event, round])
  const moved = useMemo(
    () => (frozen === null ? 0 : movedSince(frozen, state, round)),
    [frozen, state, round],
  )
  const shown = isFrozen && frozen !== null ? frozen.state : state
  return (
    <>
      {frozen !== null && (
        <div className="frozen" data-testid="frozen">
          <span className={moved === 0 ? 'faint' : undefined}>
            {moved === 0
              ? words.unchanged(timeText(language, frozen.closedAt))
              : words.changed(moved)}
          </span>
          {moved > 0 && (
            <div className="tabs">
              <button type="button" aria-pressed={!isFrozen} onClick={() => setFrozen(false)}>
                {words.corrected}
              </button>
              <button
                type="button"
                data-testid="as-closed"
                aria-pressed={isFrozen}
                onClick={() => setFrozen(true)}
              >
                {words.closedAt(timeText(language, frozen.closedAt))}
              </button>
            </div>
          )}
        </div>
      )}
      <StandingsTable state={shown} afterRound={round} />
      <StandingsFiles state={shown} afterRound={round} />
    </>
  )
}

/** The standings after any round, and the final places once there are any. */
export const StandingsSection = () => {
  const { state } = useLeading()
  const { page, heading, term } = useWords(deskWords)
  const [chosen, setChosen] = useState<number | 'final' | null>(null)
  const last = lastCountedRound(state)
  const places = state.finished?.places ?? null
  if (last === 0 && places === null) {
    return (
      <>
        <header className="bar">
          <h2>{heading('standings')}</h2>
        </header>
        <p className="empty">{term('empty.standings')}</p>
      </>
    )
  }
  // A round that is still played has no standings of its own yet, only interim ones.
  const isRunning = (round: number) => state.rounds[round - 1]?.status !== 'closed'
  const closed = isRunning(last) && last > 1 ? last - 1 : last
  const shown = chosen ?? (places === null ? closed : 'final')
  const isFinal = shown === 'final' && places !== null
  const after = typeof shown === 'number' ? Math.min(shown, last) : last
  const title = (round: number) => (isRunning(round) ? page.interim(round) : page.after(round))
  return (
    <>
      <header className="bar">
        <h2>{isFinal ? page.finalPlaces : title(after)}</h2>
        <div className="tabs">
          {Array.from({ length: last }, (_, index) => index + 1).map((round) => (
            <button
              key={round}
              type="button"
              aria-label={title(round)}
              title={title(round)}
              aria-pressed={!isFinal && round === after}
              onClick={() => setChosen(round === closed && places === null ? null : round)}
            >
              {isRunning(round) ? `${round} …` : round}
            </button>
          ))}
          {places !== null && (
            <button type="button" aria-pressed={isFinal} onClick={() => setChosen(null)}>
              {page.finalPlaces}
            </button>
          )}
        </div>
        <PrintLink sheet={isFinal ? 'places' : 'standings'} />
        {isFinal && (
          <span className="hint">
            <CeremonyButton places={places} />
          </span>
        )}
      </header>
      {isFinal ? (
        <div className="finish">
          <FinalPlaces places={places} />
          <FinishPanel places={places} />
        </div>
      ) : isRunning(after) ? (
        <>
          <StandingsTable state={state} afterRound={after} />
          <StandingsFiles state={state} afterRound={after} />
        </>
      ) : (
        <ClosedRound key={after} round={after} />
      )}
      <DeskPictures />
    </>
  )
}
