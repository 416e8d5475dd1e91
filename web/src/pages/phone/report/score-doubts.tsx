import { type OwnTable, type Seat, slipDoubts } from '@topcut/engine'
import type { Typed } from '../../../parts/result/draft.ts'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'

type Props = { readonly table: OwnTable; readonly typed: Typed; readonly own: Seat }

/** A score that the ships this phone knows do not add up to: asked before it is handed in. */
export const ScoreDoubts = ({ table, typed, own }: Props) => {
  const { me } = usePhone()
  const { unreachable } = useWords(phonePagesWords)
  if ('missing' in typed) return null
  const [mine, theirs] = [me.list.list, table.opponent.list]
  const lists = own === 'first' ? ([mine, theirs] as const) : ([theirs, mine] as const)
  return slipDoubts(table.slip, lists, typed.result).map(({ seat, score, below, above, rule }) => (
    <p key={seat} className="slip-says warn" role="status" data-testid="score-doubt">
      <Sign name="warn" /> {unreachable[seat === own ? 'theirs' : 'own'](score, below, above)}{' '}
      <RuleIds rules={[rule]} />
    </p>
  ))
}
