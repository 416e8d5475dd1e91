import { type EventState, type Log, lastCountedRound, standingsOf } from '@topcut/engine'
import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { placesNow } from '../../../leader/places-now.ts'
import { PrintLink } from '../../../leader/print/print-link.tsx'
import { loadedLater } from '../../../route/loaded-later.ts'
import { Choice } from '../../../ui/choice.tsx'
import { Note } from '../../../ui/note.tsx'
import { deskWords } from '../../../words/desk.ts'
import { timeText } from '../../../words/time-text.ts'
import { useWords } from '../../../words/use-words.ts'
import { CeremonyButton } from '../ceremony/ceremony-button.tsx'
import { DeskPictures } from './desk-pictures.tsx'
import { FinalPlaces } from './final-places.tsx'
import { type Frozen, frozenAfter } from './frozen.ts'
import { StandingsTable } from './standings-table.tsx'
import '../finish/finish.css'
import './standings.css'

/** What is taken home: nobody asks for it before something has been played. */
const FinishPanel = loadedLater(
  async () => (await import('../finish/finish-panel.tsx')).FinishPanel,
)
const StandingsFiles = loadedLater(
  async () => (await import('../finish/standings-files.tsx')).StandingsFiles,
)

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
  const { page, language, heading } = useWords(deskWords)
  const words = page.afterwards.standings
  const [isFrozen, setFrozen] = useState(false)
  // Playing the log again takes longer than drawing the table: whoever looks at that has it first.
  const log = useDeferredValue<Log | null>(event.log, null)
  const frozen = useMemo(() => (log === null ? null : frozenAfter(log, round)), [log, round])
  const moved = useMemo(
    () => (frozen === null ? 0 : movedSince(frozen, state, round)),
    [frozen, state, round],
  )
  const shown = isFrozen && frozen !== null ? frozen.state : state
  return (
    <>
      {frozen === null ? (
        <div className="frozen">&nbsp;</div>
      ) : (
        <div className="frozen" data-testid="frozen">
          <span className={moved === 0 ? 'faint' : undefined}>
            {moved === 0
              ? words.unchanged(timeText(language, frozen.closedAt))
              : words.changed(moved)}
          </span>
          {moved > 0 && (
            <Choice
              label={heading('standings')}
              value={isFrozen}
              options={[
                { value: false, text: words.corrected },
                {
                  value: true,
                  text: words.closedAt(timeText(language, frozen.closedAt)),
                  testId: 'as-closed',
                },
              ]}
              onChange={setFrozen}
            />
          )}
        </div>
      )}
      <StandingsTable state={shown} afterRound={round} />
      <Suspense>
        <StandingsFiles state={shown} afterRound={round} />
      </Suspense>
    </>
  )
}

/** The standings after any round, and the final places once there are any. */
export const StandingsSection = () => {
  const { state } = useLeading()
  const { page, heading, term } = useWords(deskWords)
  const [chosen, setChosen] = useState<number | 'final' | null>(null)
  const last = lastCountedRound(state)
  const places = useMemo(() => placesNow(state), [state])
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
  const usual = places === null ? closed : 'final'
  const shown = chosen ?? usual
  const isFinal = shown === 'final' && places !== null
  const after = typeof shown === 'number' ? Math.min(shown, last) : last
  const title = (round: number) => (isRunning(round) ? page.interim(round) : page.after(round))
  return (
    <>
      <header className="bar">
        <h2>{isFinal ? page.finalPlaces : title(after)}</h2>
        <Choice<number | 'final'>
          label={heading('standings')}
          value={isFinal ? 'final' : after}
          options={[
            ...Array.from({ length: last }, (_, index) => ({
              value: index + 1,
              text: isRunning(index + 1) ? `${index + 1} …` : index + 1,
              label: title(index + 1),
              title: title(index + 1),
            })),
            ...(places === null ? [] : [{ value: 'final' as const, text: page.finalPlaces }]),
          ]}
          onChange={(one) => setChosen(one === usual ? null : one)}
        />
        <PrintLink sheet={isFinal ? 'places' : 'standings'} />
        {isFinal && (
          <span className="hint">
            <CeremonyButton places={places} />
          </span>
        )}
      </header>
      {isFinal ? (
        <div className="finish">
          {state.finished === null && (
            <div className="not-told" data-testid="not-told">
              <Note tone="warn">
                {page.afterwards.ceremony.notTold[state.about.champion ?? 'at-the-end']}
              </Note>
            </div>
          )}
          <FinalPlaces places={places} />
          <Suspense>
            <FinishPanel places={places} />
          </Suspense>
        </div>
      ) : isRunning(after) ? (
        <>
          <StandingsTable state={state} afterRound={after} />
          <Suspense>
            <StandingsFiles state={state} afterRound={after} />
          </Suspense>
        </>
      ) : (
        <ClosedRound key={after} round={after} />
      )}
      <DeskPictures />
    </>
  )
}
