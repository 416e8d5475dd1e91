import { type EventId, measuresIn, type PublicEvent, type PublicStandings } from '@topcut/engine'
import { measureShort, numberText } from '@topcut/protocol/words'
import { Fragment, useState } from 'react'
import { MembersLine } from '../../parts/pairings/members-line.tsx'
import { type CutLine, cutLine } from '../../parts/standings/cut-line.ts'
import { decidesIn } from '../../parts/standings/decides-in.ts'
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
        {places.map(({ place, player, name, members }) => (
          <li key={player}>
            <b className="at">{place ?? '–'}</b>
            <span translate="no">
              {name}
              <MembersLine of={members} />
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

const CutRow = ({ line, across }: { readonly line: CutLine; readonly across: number }) => {
  const words = useWords(hallWords)
  const { size, isEarly, decidedBy: by } = line
  const why = by === null ? '' : words.decidedBy(words.measures[by])
  return (
    <tr className="cut" data-testid="cut-line">
      <td colSpan={across}>
        <span>
          <b>{words.cutTo(size)}</b> <i /> {isEarly ? words.cutNow : why}
        </span>
      </td>
    </tr>
  )
}

const shownIn = (row: Row) => measuresIn(row).filter(({ name }) => name !== tooFine)

type LineProps = {
  readonly rows: readonly Row[]
  readonly row: Row
  readonly index: number
  readonly isShort: boolean
  readonly isOpen: boolean
  readonly onPress: () => void
  readonly isWhole: boolean
}

/** Why somebody stands there, or that they are gone. */
const Because = ({
  rows,
  row,
  index,
  isShort,
}: Pick<LineProps, 'rows' | 'row' | 'index' | 'isShort'>) => {
  const words = useWords(hallWords)
  if (row.status === 'dropped' || row.status === 'disqualified') {
    return (
      <small className="faint" data-testid="has-left">
        {words.left[row.status]}
      </small>
    )
  }
  if (row.place === null || isShort) return null
  return <small className="faint">{decidedBy(words, rows, index)}</small>
}

/** Far from the window, place and name alone. */
const Line = ({ isOpen, onPress, isWhole, ...at }: LineProps) => {
  const { rows, row, index } = at
  const language = useLanguage()
  const [ref, isNear] = useNear<HTMLTableRowElement>(isWhole)
  const isOut = row.status === 'dropped' || row.status === 'disqualified'
  const decides = decidesIn(rows, index)
  const name = <span translate="no">{row.name}</span>
  return (
    <tr ref={ref} data-testid={`standing-${index + 1}`} className={isOut ? 'out' : undefined}>
      <td className="num">{row.place ?? '–'}</td>
      <th scope="row">
        {isNear ? (
          <>
            <Button tone="explains" aria-expanded={isOpen} onClick={onPress}>
              {name}
            </Button>
            <MembersLine of={row.members} />
            <Because {...at} />
          </>
        ) : (
          name
        )}
      </th>
      {isNear && (
        <>
          <td className="num strong">{row.tournamentPoints}</td>
          {shownIn(row).map(({ name: measure, shown }) => (
            <td key={measure} className={decides.includes(measure) ? 'num decides' : 'num'}>
              {numberText(language, shown)}
            </td>
          ))}
        </>
      )}
    </tr>
  )
}

/** Beside the tables: those who go on, and those who are next to it. */
const shortRows = 14

type Props = {
  readonly event: EventId
  readonly about: PublicEvent | undefined
  readonly standings: PublicStandings
  /** The best of them, with the way to all others. */
  readonly isShort?: boolean
}

/** Everybody's place, what put them there, and every number down to its rounds. */
export const StandingsPart = ({ event, about, standings, isShort = false }: Props) => {
  const words = useWords(hallWords)
  const language = useLanguage()
  const [opened, setOpened] = useState<Row['player'] | null>(null)
  const { rows, afterRound, places } = standings
  const line = about === undefined ? null : cutLine(about, standings)
  const shown = isShort ? rows.slice(0, Math.max(shortRows, (line?.after ?? 0) + 4)) : rows
  const { there, isWhole } = useLongList(shown)
  const measures = rows[0] === undefined ? [] : shownIn(rows[0]).map(({ name }) => name)
  return (
    <>
      {places !== null && !isShort && <FinalPlaces places={places} />}
      {rows.length === 0 ? (
        <p className="empty">{words.empty.standings}</p>
      ) : (
        <>
          <header className="part-head">
            <h2>
              {words.tabs.standings} <small>{words.afterRound(afterRound)}</small>
            </h2>
            {isShort && <a href="#standings">{words.wall.allPlaces(rows.length)}</a>}
          </header>
          <Table
            className={isShort ? 'public-standings short' : 'public-standings'}
            aria-label={words.tabs.standings}
          >
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
                    isShort={isShort}
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
                  {line?.after === index && <CutRow line={line} across={3 + measures.length} />}
                </Fragment>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </>
  )
}
