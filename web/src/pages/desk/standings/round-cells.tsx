import type { Line } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

const looks: { readonly [O in Line['outcome']]: string } = {
  win: 'w',
  bye: 'w',
  'earned-bye': 'w',
  'modified-win': 'm',
  draw: 'm',
  loss: 'l',
  'double-loss': 'l',
  'unpaired-loss': 'l',
}

/** One small cell per round: filled for a full win, outlined for less, bare for nothing. */
export const RoundCells = ({ lines }: { readonly lines: readonly Line[] }) => {
  const { names } = useLeading()
  const { page, label } = useWords(deskWords)
  return (
    <span className="cells">
      {lines.map(({ round, outcome, opponent, tournamentPoints }) => {
        const against = opponent === null ? '' : `, ${names.player(opponent)}`
        const text = `${page.round(round)}: ${label(`outcome.${outcome}`)}${against}`
        return (
          <i key={round} className={looks[outcome]} title={text}>
            {tournamentPoints}
          </i>
        )
      })}
    </span>
  )
}
