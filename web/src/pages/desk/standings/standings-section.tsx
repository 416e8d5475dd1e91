import { lastCountedRound } from '@topcut/engine'
import { useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'
import { FinalPlaces } from './final-places.tsx'
import { StandingsTable } from './standings-table.tsx'
import './standings.css'

/** The standings after any round, and the final places once there are any. */
export const StandingsSection = () => {
  const { state } = useDesk()
  const { page, heading, term } = useWords()
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
      </header>
      {isFinal ? <FinalPlaces places={places} /> : <StandingsTable afterRound={after} />}
    </>
  )
}
