import type { PublicTables } from '@topcut/engine'
import { useState } from 'react'
import { isFoundBy } from '../../parts/found-by.ts'
import { sideName } from '../../parts/pairings/members.ts'
import { MembersLine } from '../../parts/pairings/members-line.tsx'
import { type Seated, seatedByName } from '../../parts/pairings/seated.ts'
import { useNameOrder } from '../../parts/use-name-order.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { hallWords } from '../../words/hall.ts'
import { useWords } from '../../words/use-words.ts'
import type { MyName } from './use-my-name.ts'

/** As many as can be told apart at a glance. */
const mostFound = 6

/** The one somebody looks for: the table number is the largest thing on the page. */
const Ticket = ({ seated }: { readonly seated: Seated }) => {
  const words = useWords(hallWords)
  return (
    <section className="ticket" aria-live="polite" data-testid="ticket">
      {seated.table !== null && (
        <p className="ticket-table">
          <small>{words.table}</small> <b>{seated.table}</b>
        </p>
      )}
      <div>
        <p className="ticket-name" translate="no">
          {seated.name}
          <MembersLine of={seated.members} />
        </p>
        <p className="meets">
          {seated.opponent === null ? words.bye : words.meets(sideName(seated.opponent))}
        </p>
      </div>
    </section>
  )
}

type Props = { readonly tables: PublicTables; readonly mine: MyName }

/** The first thing on the page: a name is typed, and its table stands there, large. */
export const FindTable = ({ tables, mine: [mine, setMine] }: Props) => {
  const words = useWords(hallWords)
  const order = useNameOrder()
  const [query, setQuery] = useState('')
  const all = seatedByName(tables, order)
  const isAsked = query.trim() !== ''
  const found = isAsked
    ? all.filter(({ name, members }) => isFoundBy(query, `${name} ${members.join(' ')}`))
    : []
  const own = all.find(({ player }) => player === mine)
  const ticket = found.length === 1 ? found[0] : isAsked ? undefined : own
  const choose = (seated: Seated | undefined) => {
    if (seated === undefined) return
    setMine(seated.player)
    setQuery('')
  }
  return (
    <section className="find-table">
      <form
        className="find-name"
        onSubmit={(submit) => {
          submit.preventDefault()
          choose(found[0])
        }}
      >
        <TextField
          className={null}
          label={words.findTable}
          type="search"
          maxLength={80}
          autoComplete="off"
          placeholder={words.yourName}
          data-testid="find-name"
          value={query}
          onChange={setQuery}
        />
      </form>
      {ticket !== undefined && <Ticket seated={ticket} />}
      {found.length > 1 && (
        <ul className="found-names">
          {found.slice(0, mostFound).map((seated) => (
            <li key={seated.player}>
              <Button tone="bare" onClick={() => choose(seated)}>
                <b className="at">{seated.table ?? '–'}</b>
                <span translate="no">{sideName(seated)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isAsked && found.length === 0 && <p className="empty">{words.nobodyFound}</p>}
    </section>
  )
}
