import type { Ledger, PlayerId } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { Table } from '../../../ui/table.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

type Props = {
  readonly player: PlayerId
  readonly ledger: Ledger
  readonly hasMargin: boolean
  readonly pointsOf: (player: PlayerId) => number
}

/** Where a player's numbers come from: every round with what it earned and against whom. */
export const PlayerRounds = ({ player, ledger, hasMargin, pointsOf }: Props) => {
  const { names } = useLeading()
  const { page, heading, label } = useWords(deskWords)
  return (
    <Table className="rounds" aria-label={page.detailsOf(names.player(player))}>
      <thead>
        <tr>
          <th className="num">{heading('round')}</th>
          <th>{heading('opponent')}</th>
          <th>{heading('outcome')}</th>
          <th className="num">{heading('tournament-points')}</th>
          {hasMargin && <th className="num">{heading('margin-of-victory')}</th>}
          <th className="num">{page.opponentPoints}</th>
        </tr>
      </thead>
      <tbody>
        {(ledger.get(player)?.lines ?? []).map((line) => (
          <tr key={line.round}>
            <td className="num">{line.round}</td>
            <td>{line.opponent === null ? '–' : names.player(line.opponent)}</td>
            <td>{label(`outcome.${line.outcome}`)}</td>
            <td className="num">{line.tournamentPoints}</td>
            {hasMargin && <td className="num">{line.marginOfVictory ?? '–'}</td>}
            <td className="num">{line.opponent === null ? '–' : pointsOf(line.opponent)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
