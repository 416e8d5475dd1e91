import { type MatchId, type PlayerId, type Round, roundNameOf } from '@topcut/engine'
import { resultText, scoreText } from '@topcut/protocol/words'
import { Button } from '../../ui/button.tsx'
import { Table } from '../../ui/table.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useDestinations } from '../destinations.ts'
import { useLeading } from '../leading.ts'
import { ownSide } from './own-side.ts'

type Props = { readonly player: PlayerId; readonly matches: readonly MatchId[] }

/** Every round of one player: the opponent, the table and what was handed in. */
export const SheetMatches = ({ player, matches }: Props) => {
  const { state, names } = useLeading()
  const { toPlayer } = useDestinations()
  const { page, heading, label, language, called } = useWords(deskWords)
  const { missed = [] } = state.players.get(player) ?? {}
  const played = new Map(
    matches.flatMap((id) => {
      const match = state.matches.get(id)
      return match === undefined ? [] : [[match.round, match] as const]
    }),
  )
  const line = (round: Round) => {
    const match = played.get(round.number)
    if (match !== undefined) {
      const [first, second] = match.players
      const opponent = first === player ? second : first
      const shown = [names.player(first), names.player(second)] as const
      const { outcome, score } = ownSide(state, match, player)
      return (
        <>
          <td className="num">{match.table}</td>
          <td>
            <Button tone="explains" onClick={() => toPlayer(opponent)}>
              {names.player(opponent)}
            </Button>
          </td>
          <td className="sheet-result">
            {match.result === null ? (
              page.people.now.playing
            ) : (
              <>
                {outcome !== null && <b>{label(`outcome.${outcome}`)}</b>}{' '}
                {score === null
                  ? resultText(language, match.result, shown, names.leader)
                  : `${scoreText(language, score)} (${label(`ending.${match.result.ending}`)})`}
              </>
            )}
          </td>
        </>
      )
    }
    const bye = round.byes.find((one) => one.player === player)
    const text =
      bye === undefined
        ? missed.includes(round.number)
          ? label('outcome.unpaired-loss')
          : null
        : label(`bye.${bye.kind}`)
    return text === null ? null : (
      <>
        <td className="num">–</td>
        <td>{text}</td>
        <td />
      </>
    )
  }
  const roundAt = (number: number) => {
    const name = roundNameOf(state, number)
    return name.kind === 'numbered' ? number : called(name)
  }
  const rows = state.rounds.flatMap((round) => {
    const cells = line(round)
    return cells === null ? [] : [{ number: round.number, cells }]
  })
  if (rows.length === 0) return null
  return (
    <div className="scroll">
      <Table aria-label={page.detailsOf(names.player(player))}>
        <thead>
          <tr>
            <th className="num">{heading('round')}</th>
            <th className="num">{heading('table')}</th>
            <th>{heading('opponent')}</th>
            <th>{heading('result')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, cells }) => (
            <tr key={number}>
              <td className="num">{roundAt(number)}</td>
              {cells}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
