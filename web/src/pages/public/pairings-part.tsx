import type { EventId, PublicPlayerRow, PublicTables } from '@topcut/engine'
import { useState } from 'react'
import type { PublicViews } from '../../state/live/follow-public.ts'
import { Choice } from '../../ui/choice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { hallWords } from '../../words/hall.ts'
import { roundWords } from '../../words/round.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { NamesList } from './names-list.tsx'
import { TablesList } from './tables-list.tsx'
import { useRounds } from './use-rounds.ts'

/** Before the first round: who is there. */
const Registered = ({ players }: { readonly players: readonly PublicPlayerRow[] }) => {
  const words = useWords(hallWords)
  const language = useLanguage()
  const names = players
    .filter(({ status }) => status === 'registered' || status === 'active')
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
  return (
    <>
      <p className="empty">{words.empty.pairings}</p>
      <h2>{words.registered}</h2>
      {names.length === 0 && <p className="empty">{words.empty.players}</p>}
      <ul className="registered">
        {names.map(({ player, name, members }) => (
          <li key={player} translate="no">
            {name}
            {members.length > 0 && <small className="faint">{members.join(', ')}</small>}
          </li>
        ))}
      </ul>
    </>
  )
}

type RoundProps = {
  readonly event: EventId
  readonly tables: PublicTables
  /** What the round is called. */
  readonly called: string
}

const Round = ({ event, tables, called }: RoundProps) => {
  const words = useWords(hallWords)
  const [isByTable, setByTable] = useState(false)
  return (
    <Tabs
      label={words.tablesOf(called)}
      value={isByTable}
      tabs={[
        { value: false, text: words.byName },
        { value: true, text: words.byTable, testId: 'by-table' },
      ]}
      onChange={setByTable}
    >
      {tables.mission !== null && (
        <p className="muted">
          {words.mission}: <span translate="no">{tables.mission}</span>
        </p>
      )}
      {isByTable ? <TablesList tables={tables} /> : <NamesList event={event} tables={tables} />}
    </Tabs>
  )
}

/** An earlier round, as it was played. */
type EarlierProps = Omit<RoundProps, 'tables'> & { readonly number: number }

const Earlier = ({ event, number, called }: EarlierProps) => {
  const [tables] = useRounds(event, [number], null)
  return tables === undefined ? null : <Round event={event} tables={tables} called={called} />
}

type Props = { readonly event: EventId; readonly views: PublicViews }

/** Who sits where: by name, by table, in this round and in every one before. */
export const PairingsPart = ({ event, views }: Props) => {
  const words = useWords(hallWords)
  const { called } = useWords(roundWords)
  const [looked, setLooked] = useState<number | null>(null)
  const { tables } = views
  if (tables == null) return <Registered players={views.players ?? []} />
  const shown = looked ?? tables.number
  const rounds = Array.from({ length: tables.number }, (_, index) => index + 1)
  const calledAt = (round: number) => {
    const name = views.event?.roundNames[round - 1]
    return called(name ?? { kind: 'numbered', round, of: null })
  }
  return (
    <>
      <header className="part-head">
        <h2>{words.tablesOf(calledAt(shown))}</h2>
        {rounds.length > 1 && (
          <Choice
            label={words.rounds}
            value={shown}
            options={rounds.map((number) => ({
              value: number,
              text: number,
              label: calledAt(number),
              testId: `round-${number}`,
            }))}
            onChange={(number) => setLooked(number === tables.number ? null : number)}
          />
        )}
      </header>
      {looked === null ? (
        <Round event={event} tables={tables} called={calledAt(shown)} />
      ) : (
        <Earlier key={looked} event={event} number={looked} called={calledAt(looked)} />
      )}
    </>
  )
}
