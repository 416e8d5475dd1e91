import {
  type OwnTable,
  type PublicTable,
  type Result,
  type Slip,
  slipVerdict,
} from '@topcut/engine'
import { resultText } from '@topcut/protocol/words'
import { phoneWords } from '../../../words/phone.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { ownSide } from './own-side.ts'

type Props = {
  readonly table: Pick<PublicTable, 'players' | 'earned'> & Partial<Pick<OwnTable, 'slip'>>
  readonly result: Result
}

/** What a result is before anybody has entered it; null where the document does not take it. */
const earnedBy = (slip: Slip | undefined, result: Result): PublicTable['earned'] => {
  const verdict = slip === undefined ? null : slipVerdict(slip, result)
  return verdict === null || verdict.refusal !== null ? null : verdict.earned
}

/** A result as its reader sees it: won or lost, the own score first. */
export const ResultLine = ({ table: { players, earned, slip }, result }: Props) => {
  const { me } = usePhone()
  const chosen = useLanguage()
  const { you } = useWords(phoneWords)
  const { outcome } = useWords(phonePagesWords)
  const own = players[0].player === me.player.player ? 0 : 1
  const names = [you, players[1 - own]?.name ?? ''] as const
  const told = resultText(chosen, ownSide(result, own === 0 ? 'first' : 'second'), names)
  const had = (earnedBy(slip, result) ?? earned)?.[own]
  return (
    <b className="own-result">
      {had !== undefined && outcome[had.outcome]}
      {had !== undefined && (/^\d/.test(told) ? ' ' : ' · ')}
      {told}
    </b>
  )
}
