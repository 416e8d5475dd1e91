import { type EventId, measuresIn, type PublicStandings } from '@topcut/engine'
import { measureShort, numberText } from '@topcut/protocol/words'
import { Fragment, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useLongList, useNear } from '../../ui/long-list.ts'
import { Table } from '../../ui/table.tsx'
import { capital } from '../../words/capital.ts'
import { hallWords } from '../../words/hall.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { decidedBy } from './decided-by.ts'
import { PlayerFold, tooFine } from './player-fold.tsx'

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

const shownIn = (row: Row) => measuresIn(row).filter(({ name }) => name !== tooFine)

type LineProps = {
  readonly rows: readonly Row[]
  readonly row: Row
  readonly index: number
  readonly isOpen: boolean
  readonly onPress: () => void
  readonly isWhole: boolean
}

/** Far from the window, place and name alone. */
const Line = ({ rows, row, index, isOpen, onPress, isWhole }: LineProps) => {
  const words = useWords(hallWords)
  const language = useLanguage()
  const [ref, isNear] = useNear<HTMLTableRowElement>(isWhole)
  const name = <span translate="no">{row.name}</span>
  return (
    <tr ref={ref} data-testid={`standing-${index + 1}`}>
      <td className="num">{row.place ?? '–'}</td>
      <th scope="row">
        {isNear ? (
          <Button tone="explains" aria-expanded={isOpen} onClick={onPress}>
            {name}
          </Button>
        ) : (
          name
        )}
        {isNear && row.place !== null && (
          <small className="faint">{decidedBy(words, rows, index)}</small>
        )}
      </th>
      {isNear && (
        <>
          <td className="num strong">{row.tournamentPoints}</td>
          {shownIn(row).map(({ name: measure, shown }) => (
            <td key={measure} className="num">
              {numberText(language, shown)}
            </td>
          ))}
        </>
      )}
    </tr>
  )
}

type Props = { readonly event: EventId; readonly standings: PublicStandings }

/** Everybody's place, what put them there, and every number down to its rounds. */
export const StandingsPart = ({ event, standings }: Props) => {
  const words = useWords(hallWords)
  const language = useLanguage()
  const [opened, setOpened] = useState<Row['player'] | null>(null)
  const { rows, afterRound, places } = standings
  const { there, isWhole } = useLongList(rows)
  const measures = rows[0] === undefined ? [] : shownIn(rows[0]).map(({ name }) => name)
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
          <Table className="public-standings" data-testid="standings">
            <thead>
              <tr>
                <th className="num">{words.columns.place}</th>
                <th>{words.columns.player}</th>
                <th className="num">
                  <abbr title={words.columns.points}>{words.shortPoints}</abbr>
                </th>
                {measures.map((name) => (
                  <th key={name} className="num">
                    <abbr title={capital(language, words.measures[name])}>
                      {measureShort(language, name)}
                    </abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {there.map((row, index) => (
                <Fragment key={row.player}>
                  <Line
                    rows={rows}
                    row={row}
                    index={index}
                    isOpen={opened === row.player}
                    onPress={() => setOpened(opened === row.player ? null : row.player)}
                    isWhole={isWhole(index)}
                  />
                  {opened === row.player && (
                    <tr className="opened">
                      <td colSpan={3 + measures.length}>
                        <PlayerFold event={event} row={row} standings={standings} />
                      </td>
                    </tr>
                  )}
                </Fragment>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </>
  )
}
