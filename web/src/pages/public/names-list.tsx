import type { PublicTables } from '@topcut/engine'
import { sideName } from '../../parts/pairings/members.ts'
import { MembersLine } from '../../parts/pairings/members-line.tsx'
import { seatedByName } from '../../parts/pairings/seated.ts'
import { useNameOrder } from '../../parts/use-name-order.ts'
import { Button } from '../../ui/button.tsx'
import { hallWords } from '../../words/hall.ts'
import { useWords } from '../../words/use-words.ts'
import type { MyName } from './use-my-name.ts'

type Props = { readonly tables: PublicTables; readonly mine: MyName }

/** Everybody by name; whoever presses their own is remembered. */
export const NamesList = ({ tables, mine: [mine, setMine] }: Props) => {
  const words = useWords(hallWords)
  const order = useNameOrder()
  return (
    <ol className="names" data-testid="names">
      {seatedByName(tables, order).map((seated) => (
        <li key={seated.player}>
          <Button
            tone="bare"
            aria-pressed={seated.player === mine}
            onClick={() => {
              setMine(seated.player === mine ? null : seated.player)
              window.scrollTo({ top: 0 })
            }}
          >
            <b className="at">{seated.table ?? '–'}</b>
            <span className="who">
              <span translate="no">{seated.name}</span>
              <MembersLine of={seated.members} />
              <small>
                {seated.opponent === null ? words.bye : words.meets(sideName(seated.opponent))}
              </small>
            </span>
          </Button>
        </li>
      ))}
    </ol>
  )
}
