import type { EventId, PlayerId, PublicTables } from '@topcut/engine'
import { useState } from 'react'
import { isFoundBy } from '../../parts/found-by.ts'
import { sideName } from '../../parts/pairings/members.ts'
import { MembersLine } from '../../parts/pairings/members-line.tsx'
import { type Seated, seatedByName } from '../../parts/pairings/seated.ts'
import { keep, readKept } from '../../state/kept.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { hallWords } from '../../words/hall.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

const local = () => window.localStorage

/** Whom this browser looks for: who reloads in round 4 need not type their name again. */
const useMyName = (
  event: EventId,
): readonly [PlayerId | null, (player: PlayerId | null) => void] => {
  const key = `topcut.my-name.${event}`
  const [mine, setMine] = useState(() => readKept(local, key) as PlayerId | null)
  return [
    mine,
    (player) => {
      keep(local, key, player)
      setMine(player)
    },
  ]
}

/** The one somebody looks for: the table number is the largest thing on the page. */
const Ticket = ({ seated }: { readonly seated: Seated }) => {
  const words = useWords(hallWords)
  return (
    <section className="ticket" aria-live="polite" data-testid="ticket">
      <p className="ticket-name" translate="no">
        {seated.name}
        <MembersLine of={seated.members} />
      </p>
      {seated.table === null ? (
        <p className="ticket-bye">{words.bye}</p>
      ) : (
        <p className="ticket-table">
          <small>{words.table}</small> <b>{seated.table}</b>
        </p>
      )}
      {seated.opponent !== null && (
        <p className="meets">{words.meets(sideName(seated.opponent))}</p>
      )}
    </section>
  )
}

type Props = { readonly event: EventId; readonly tables: PublicTables }

/** Everybody by name; whoever finds their own is remembered. */
export const NamesList = ({ event, tables }: Props) => {
  const words = useWords(hallWords)
  const language = useLanguage()
  const [query, setQuery] = useState('')
  const [mine, setMine] = useMyName(event)
  const all = seatedByName(tables, language)
  const found = all.filter(({ name, members }) => isFoundBy(query, `${name} ${members.join(' ')}`))
  const own = all.find(({ player }) => player === mine)
  const only = query.trim() !== '' && found.length === 1 ? found[0] : undefined
  const ticket = only ?? own
  return (
    <>
      <form
        className="find-name"
        onSubmit={(submit) => {
          submit.preventDefault()
          const [first] = found
          if (first === undefined) return
          setMine(first.player)
          setQuery('')
        }}
      >
        <TextField
          className={null}
          label={words.yourName}
          type="search"
          maxLength={80}
          data-testid="find-name"
          value={query}
          onChange={setQuery}
        />
      </form>
      {ticket !== undefined && <Ticket seated={ticket} />}
      {found.length === 0 && <p className="empty">{words.nobodyFound}</p>}
      <ol className="names" data-testid="names">
        {found.map((seated) => (
          <li key={seated.player}>
            <Button
              tone="bare"
              aria-pressed={seated.player === mine}
              onClick={() => {
                setMine(seated.player === mine ? null : seated.player)
                setQuery('')
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
    </>
  )
}
