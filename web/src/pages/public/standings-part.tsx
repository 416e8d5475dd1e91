import type { EventId, PublicStandings } from '@topcut/engine'
import { numberText } from '@topcut/protocol/words'
import { Fragment, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { hallWords } from '../../words/hall.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { decidedBy } from './decided-by.ts'
import { PlayerFold } from './player-fold.tsx'

type Row = PublicStandings['rows'][number]

const FinalPlaces = ({ places }: { readonly places: NonNullable<PublicStandings['places']> }) => {
  const words = useWords(hallWords)
  return (
    <>
      <h2>{words.finalPlaces}</h2>
      <ol className="public-places" data-testid="places">
        {places.map(({ place, player, name }) => (
          <li key={player}>
            <b className="at">{place ?? '–'}</b>
            <span translate="no">{name}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

type Props = { readonly event: EventId; readonly standings: PublicStandings }

/** Everybody's place, what put them there, and every number down to its rounds. */
export const StandingsPart = ({ event, standings }: Props) => {
  const words = useWords(hallWords)
  const language = useLanguage()
  const [opened, setOpened] = useState<Row['player'] | null>(null)
  const { rows, afterRound, places } = standings
  const hasMargin = rows.some(({ marginOfVictory }) => marginOfVictory !== null)
  const columns = hasMargin ? 5 : 4
  return (
    <>
      {places !== null && <FinalPlaces places={places} />}
      {rows.length === 0 ? (
        <p className="empty">{words.empty.standings}</p>
      ) : (
        <>
          <h2>
            {words.tabs.standings} {words.afterRound(afterRound)}
          </h2>
          <table className="grid public-standings" data-testid="standings">
            <thead>
              <tr>
                <th className="num">{words.columns.place}</th>
                <th>{words.columns.player}</th>
                <th className="num">
                  <abbr title={words.columns.points}>{words.short.points}</abbr>
                </th>
                {hasMargin && (
                  <th className="num">
                    <abbr title={words.columns.margin}>{words.short.margin}</abbr>
                  </th>
                )}
                <th className="num">
                  <abbr title={words.columns.schedule}>{words.short.schedule}</abbr>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <Fragment key={row.player}>
                  <tr data-testid={`standing-${index + 1}`}>
                    <td className="num">{row.place ?? '–'}</td>
                    <th scope="row">
                      <Button
                        tone="explains"
                        aria-expanded={opened === row.player}
                        onClick={() => setOpened(opened === row.player ? null : row.player)}
                      >
                        <span translate="no">{row.name}</span>
                      </Button>
                      {row.place !== null && (
                        <small className="faint">{decidedBy(words, rows, index)}</small>
                      )}
                    </th>
                    <td className="num strong">{row.tournamentPoints}</td>
                    {hasMargin && <td className="num">{row.marginOfVictory}</td>}
                    <td className="num">{numberText(language, row.strengthOfScheduleShown)}</td>
                  </tr>
                  {opened === row.player && (
                    <tr className="opened">
                      <td colSpan={columns}>
                        <PlayerFold
                          event={event}
                          row={row}
                          standings={standings}
                          hasMargin={hasMargin}
                        />
                      </td>
                    </tr>
                  )}
                </Fragment>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  )
}
