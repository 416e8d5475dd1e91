import type { Round } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { Pill } from '../../../ui/note.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

/** Who has no opponent in a round, and why. */
export const RoundByes = ({ round }: { readonly round: Round }) => {
  const { names } = useLeading()
  const { page, label } = useWords(deskWords)
  if (round.byes.length === 0 && round.leftOut.length === 0) return null
  return (
    <ul className="byes" data-testid="byes">
      {round.byes.map(({ player, kind }) => (
        <li key={player}>
          <Pill>{label(`bye.${kind}`)}</Pill> <span translate="no">{names.player(player)}</span>
        </li>
      ))}
      {round.leftOut.map((player) => (
        <li key={player}>
          <Pill tone="warn">{page.leftOut}</Pill> <span translate="no">{names.player(player)}</span>
        </li>
      ))}
    </ul>
  )
}
