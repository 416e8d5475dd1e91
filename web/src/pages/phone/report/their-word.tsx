import type { OwnTable } from '@topcut/engine'
import { phoneWords } from '../../../words/phone.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { goToPlace } from '../place.ts'
import { ResultLine } from '../said/result-line.tsx'

/** What the opponent has handed in: who scans the slip now need not type it again. */
export const TheirWord = ({ table }: { readonly table: OwnTable }) => {
  const { me, session } = usePhone()
  const words = useWords(phoneWords)
  const { theirs, players, match } = table
  if (theirs === null) return null
  const { player } = me.player
  const other = players[players[0].player === player ? 1 : 0]
  return (
    <section className="their-word">
      <p>
        <b translate="no">{other.name}</b> {words.says} <ResultLine table={table} result={theirs} />
      </p>
      <button
        type="button"
        className="line"
        data-testid="confirm-here"
        onClick={() => {
          void session.give({ kind: 'report-result', match, player, result: theirs })
          goToPlace('match')
        }}
      >
        {words.thatIsRight}
      </button>
    </section>
  )
}
