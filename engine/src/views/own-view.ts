import type { Call, Deduction, MaterialCase, RulingOnRecord } from '../event/matters.ts'
import { currentRound } from '../event/rounds.ts'
import type { EventState } from '../event/state.ts'
import type { People, Person } from '../people/people.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import type { ByeKind } from '../vocabulary/pairing.ts'
import type { Actor } from '../vocabulary/role.ts'
import { type ListView, listView } from './lists.ts'
import { type PublicPlayerRow, publicPlayers } from './public-player.ts'
import { type PublicStandings, publicStandings } from './public-standings.ts'
import { type PublicTable, publicTable } from './public-tables.ts'
import { redact } from './redact.ts'
import { type SetUpView, setUpView } from './set-up.ts'

/** What a player sees about oneself. */
export type OwnView = {
  readonly player: PublicPlayerRow
  readonly person: Person | null
  /** The match of the latest published round, and what to know before it. */
  readonly table: PublicTable | null
  readonly setUp: SetUpView | null
  readonly bye: ByeKind | null
  /** All published matches, the earliest first. */
  readonly matches: readonly PublicTable[]
  readonly standing: PublicStandings['rows'][number] | null
  readonly list: ListView
  readonly deductions: readonly Deduction[]
  readonly rulings: readonly Omit<RulingOnRecord, 'by'>[]
  readonly calls: readonly Omit<Call, 'by'>[]
  readonly cases: readonly Omit<MaterialCase, 'by'>[]
}

/** Null where there is no such player. */
export const ownView = (state: EventState, people: People, id: PlayerId): OwnView | null => {
  const reader: Actor = { role: 'player', player: id }
  const redacted = redact(state, people, reader)
  const player = publicPlayers(redacted).find((row) => row.player === id)
  if (player === undefined) return null
  const { rulings, calls, cases, matches, players } = redacted.state
  const own = [...matches.values()].filter((match) => match.players.includes(id))
  const round = currentRound(redacted.state)
  const match = own.find((one) => one.round === round?.number)
  return {
    player,
    person: people.get(id) ?? null,
    table: match === undefined ? null : publicTable(redacted, match),
    // Who has initiative comes from both lists, also where the other one's is closed.
    setUp: match === undefined ? null : setUpView(state, match),
    bye: round?.byes.find((bye) => bye.player === id)?.kind ?? null,
    matches: own.map((one) => publicTable(redacted, one)),
    standing: publicStandings(redacted).rows.find((row) => row.player === id) ?? null,
    list: listView(state, id, reader),
    deductions: players.get(id)?.deductions ?? [],
    rulings: [...rulings.values()].map(withoutLeader),
    calls: [...calls.values()].map(withoutLeader),
    cases: [...cases.values()].map(withoutLeader),
  }
}

/** Players argue with a ruling, not with whoever made it. */
const withoutLeader = <T extends { readonly by: Actor }>({ by, ...rest }: T): Omit<T, 'by'> => rest
