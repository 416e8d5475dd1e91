import type { EventId, PublicPlayerRow, PublicTables } from '@topcut/engine'
import { useState } from 'react'
import { MembersLine } from '../../parts/pairings/members-line.tsx'
import { useNameOrder } from '../../parts/use-name-order.ts'
import { pathOfEvent } from '../../route/route-of.ts'
import type { PublicViews } from '../../state/live/follow-public.ts'
import { Choice } from '../../ui/choice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { hallWords } from '../../words/hall.ts'
import { roundWords } from '../../words/round.ts'
import { useWords } from '../../words/use-words.ts'
import { FindTable } from './find-table.tsx'
import { NamesList } from './names-list.tsx'
import { TablesList } from './tables-list.tsx'
import { type MyName, useMyName } from './use-my-name.ts'
import { useRounds } from './use-rounds.ts'

/** Before the first round: who is there. */
const Registered = ({ players }: { readonly players: readonly PublicPlayerRow[] }) => {
  const words = useWords(hallWords)
  const order = useNameOrder()
  const names = players
    .filter(({ status }) => status === 'registered' || status === 'active')
    .toSorted(order.compare)
  return (
    <>
      <p className="empty">{words.empty.pairings}</p>
      <h2>{words.registered}</h2>
      {names.length === 0 && <p className="empty">{words.empty.players}</p>}
      <ul className="registered">
        {names.map(({ player, name, members }) => (
          <li key={player} translate="no">
            <span>
              {name}
              <MembersLine of={members} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

type RoundProps = { readonly tables: PublicTables; readonly mine: MyName }

const Round = ({ tables, mine }: RoundProps) => {
  const words = useWords(hallWords)
  const { calledOf } = useWords(roundWords)
  const [isByTable, setByTable] = useState(true)
  return (
    <Tabs
      label={words.tablesOf(calledOf(tables.roundName))}
      value={isByTable}
      tabs={[
        { value: true, text: words.byTable, testId: 'by-table' },
        { value: false, text: words.byName, testId: 'by-name' },
      ]}
      onChange={setByTable}
    >
      {tables.mission !== null && (
        <p className="muted">
          {words.mission}: <span translate="no">{tables.mission}</span>
        </p>
      )}
      {isByTable ? (
        <TablesList tables={tables} mine={mine} />
      ) : (
        <NamesList tables={tables} mine={mine} />
      )}
    </Tabs>
  )
}

/** An earlier round, as it was played. */
type EarlierProps = {
  readonly event: EventId
  readonly number: number
  readonly mine: MyName
}

const Earlier = ({ event, number, mine }: EarlierProps) => {
  const [tables] = useRounds(event, [number], null)
  return tables === undefined ? null : <Round tables={tables} mine={mine} />
}

type Props = {
  readonly event: EventId
  readonly views: PublicViews
  /** No page may show the one that checks in a frame. */
  readonly isFramed: boolean
}

/** Who sits where: by name, by table, in this round and in every one before. */
export const PairingsPart = ({ event, views, isFramed }: Props) => {
  const words = useWords(hallWords)
  const [looked, setLooked] = useState<number | null>(null)
  const mine = useMyName(event)
  const { called, calledOf } = useWords(roundWords)
  const { tables, event: about } = views
  if (tables == null) return <Registered players={views.players ?? []} />
  const shown = looked ?? tables.number
  const rounds = about?.roundNames.slice(0, tables.number) ?? []
  const nameAt = (round: number) => rounds[round - 1] ?? tables.roundName
  const entered = tables.tables.filter(({ result }) => result !== null).length
  return (
    <>
      {tables.status === 'published' && <FindTable tables={tables} mine={mine} />}
      <header className="part-head">
        <h2>
          {calledOf(nameAt(shown))}{' '}
          {looked === null && <small>{words.clock.resultsIn(entered, tables.tables.length)}</small>}
        </h2>
        {rounds.length > 1 && (
          <Choice
            label={words.rounds}
            value={shown}
            options={rounds.map((name, at) => ({
              value: at + 1,
              text: name.kind === 'numbered' ? at + 1 : called(name),
              label: calledOf(name),
              testId: `round-${at + 1}`,
            }))}
            onChange={(number) => setLooked(number === tables.number ? null : number)}
          />
        )}
      </header>
      {looked === null ? (
        <Round tables={tables} mine={mine} />
      ) : (
        <Earlier key={looked} event={event} number={looked} mine={mine} />
      )}
      {!isFramed && about?.code != null && (
        <p className="public-why">
          <a href={`${pathOfEvent(event, 'verify')}#round-${shown}`} data-testid="verify-round">
            {words.checkRound}
          </a>
        </p>
      )}
    </>
  )
}
