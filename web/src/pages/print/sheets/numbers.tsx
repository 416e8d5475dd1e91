import { activePlayers, type EventState } from '@topcut/engine'
import { cuttingOrder } from '../cutting-order.ts'
import { BareLeaf } from '../leaf/leaf.tsx'
import { NothingYet } from '../leaf/nothing-yet.tsx'
import { usePaper } from '../paper-context.ts'
import { hallTables } from './hall-tables.ts'
import './numbers.css'

const headCount = (state: EventState): number =>
  Math.max(activePlayers(state).length, state.stages.length > 0 ? 0 : state.players.size)

/** Two cards to a leaf: cut down the middle, folded across they stand on the table. */
export const Numbers = () => {
  const { state, words } = usePaper()
  const tables = hallTables(state, headCount(state))
  if (tables.length === 0) {
    return <NothingYet>{words.term('empty.players')}</NothingYet>
  }
  return cuttingOrder(tables, 2).map((cards, leaf) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a leaf is its place among the leaves
    <BareLeaf key={leaf} className="numbers">
      {cards.map((table, at) =>
        table === null ? (
          <span key={`none-${at === 0 ? 'left' : 'right'}`} />
        ) : (
          <div key={table} className={table > 99 ? 'tent narrow' : 'tent'}>
            {['far', 'near'].map((face) => (
              <p key={face} className={face}>
                <small>{words.heading('table')}</small>
                {table}
              </p>
            ))}
          </div>
        ),
      )}
    </BareLeaf>
  ))
}
