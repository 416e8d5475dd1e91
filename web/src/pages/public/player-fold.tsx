import type { EventId, PublicStandings } from '@topcut/engine'
import { numberText } from '@topcut/protocol/words'
import { hallWords } from '../../words/hall.ts'
import { shellWords } from '../../words/shell.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { playerLines } from './player-lines.ts'
import { useRounds } from './use-rounds.ts'

type Props = {
  readonly event: EventId
  readonly row: PublicStandings['rows'][number]
  readonly standings: PublicStandings
  readonly hasMargin: boolean
}

/** Where a player's numbers come from: every round with what it earned and against whom. */
export const PlayerFold = ({ event, row, standings, hasMargin }: Props) => {
  const words = useWords(hallWords)
  const language = useLanguage()
  const shell = useWords(shellWords)
  const numbers = Array.from({ length: standings.afterRound }, (_, index) => index + 1)
  const rounds = useRounds(event, numbers, standings)
  if (rounds.length === 0) return <p className="muted">{shell.loading}</p>
  const points = new Map(standings.rows.map((one) => [one.player, one.tournamentPoints]))
  const { columns } = words
  return (
    <div className="fold" data-testid="fold">
      <table className="grid" aria-label={words.roundsOf(row.name)}>
        <thead>
          <tr>
            <th className="num">{columns.round}</th>
            <th>{columns.opponent}</th>
            <th className="num">{words.short.points}</th>
            {hasMargin && <th className="num">{words.short.margin}</th>}
            <th className="num">{columns.opponentPoints}</th>
          </tr>
        </thead>
        <tbody>
          {playerLines(rounds, row.player).map((line) => (
            <tr key={line.round}>
              <td className="num">{line.round}</td>
              <td>
                {line.opponent !== null && <span translate="no">{line.opponent.name}</span>}
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
      </table>
      <p className="muted">
        {columns.schedule}:{' '}
        {words.scheduleOf(
          numberText(language, row.strengthOfScheduleShown),
          row.strengthOfSchedule,
        )}
        {row.extendedStrengthOfSchedule !== null && (
          <>
            <br />
            {columns.extended}: {row.extendedStrengthOfSchedule}
          </>
        )}
      </p>
    </div>
  )
}
