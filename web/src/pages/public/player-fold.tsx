import { type EventId, type MeasureName, measuresIn, type PublicStandings } from '@topcut/engine'
import { measureShort, numberText } from '@topcut/protocol/words'
import { Fragment } from 'react'
import { sideName } from '../../parts/pairings/members.ts'
import { pathOfEvent } from '../../route/route-of.ts'
import { Table } from '../../ui/table.tsx'
import { capital } from '../../words/capital.ts'
import { hallWords } from '../../words/hall.ts'
import { shellWords } from '../../words/shell.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { playerLines } from './player-lines.ts'
import { useRounds } from './use-rounds.ts'

/** A narrow table has no room for it: it stands below a line that is opened. */
export const tooFine: MeasureName = 'extended-strength-of-schedule'

type Props = {
  readonly event: EventId
  readonly row: PublicStandings['rows'][number]
  readonly standings: PublicStandings
}

/** Where a player's numbers come from: every round with what it earned and against whom. */
export const PlayerFold = ({ event, row, standings }: Props) => {
  const words = useWords(hallWords)
  const language = useLanguage()
  const shell = useWords(shellWords)
  const numbers = Array.from({ length: standings.afterRound }, (_, index) => index + 1)
  const rounds = useRounds(event, numbers, standings)
  if (rounds.length === 0) return <p className="muted">{shell.loading}</p>
  const points = new Map(standings.rows.map((one) => [one.player, one.tournamentPoints]))
  const { columns } = words
  const hasMargin = row.marginOfVictory !== null
  return (
    <div className="fold" data-testid="fold">
      <Table aria-label={words.roundsOf(row.name)}>
        <thead>
          <tr>
            <th className="num">{columns.round}</th>
            <th>{columns.opponent}</th>
            <th className="num">{words.shortPoints}</th>
            {hasMargin && <th className="num">{measureShort(language, 'margin-of-victory')}</th>}
            <th className="num">{columns.opponentPoints}</th>
          </tr>
        </thead>
        <tbody>
          {playerLines(rounds, row.player).map((line) => (
            <tr key={line.round}>
              <td className="num">{line.round}</td>
              <td>
                {line.opponent !== null && <span translate="no">{sideName(line.opponent)}</span>}
                {line.outcome !== null && <small>{words.outcomes[line.outcome]}</small>}
              </td>
              <td className="num">{line.tournamentPoints ?? '–'}</td>
              {hasMargin && <td className="num">{line.marginOfVictory ?? '–'}</td>}
              <td className="num">
                {line.opponent === null ? '–' : (points.get(line.opponent.player) ?? '–')}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className="num" />
            <th scope="row">{columns.sum}</th>
            <td className="num strong">{row.tournamentPoints}</td>
            {hasMargin && <td className="num strong">{row.marginOfVictory}</td>}
            <td className="num" />
          </tr>
        </tfoot>
      </Table>
      <p className="muted">
        {measuresIn(row)
          .filter(({ name }) => name !== 'margin-of-victory')
          .map(({ name, exactly, shown }, index) => (
            <Fragment key={name}>
              {index > 0 && <br />}
              {capital(language, words.measures[name])}:{' '}
              {name === tooFine ? exactly : words.scheduleOf(numberText(language, shown), exactly)}
            </Fragment>
          ))}
      </p>
      <p>
        <a
          href={`${pathOfEvent(event, 'verify')}#round-${standings.afterRound}`}
          target="_blank"
          rel="noreferrer"
        >
          {words.checkEvent}
        </a>
      </p>
    </div>
  )
}
