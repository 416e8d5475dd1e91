import type { Catalogue } from '../../cards/catalogue.ts'
import { comingBackRefusals } from '../../event/players/coming-back.ts'
import { waitingList } from '../../event/players/places-in-hall.ts'
import { countedRounds } from '../../event/reading/ledger-of.ts'
import { currentRound, isBracket } from '../../event/reading/rounds.ts'
import { standingsOf } from '../../event/reading/standings-of.ts'
import type { Call, Deduction, MaterialCase } from '../../event/spine/matters.ts'
import type { EventState } from '../../event/spine/state.ts'
import type { People, Person } from '../../people/people.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { ByeKind } from '../../vocabulary/pairing.ts'
import type { Actor } from '../../vocabulary/role.ts'
import { withoutEnd } from '../kept-end.ts'
import { bracketNeeds } from '../needs/bracket-needs.ts'
import { type ListView, listView } from '../players/lists.ts'
import {
  type PublicPlayer,
  type PublicPlayerRow,
  publicPlayer,
  publicPlayerRow,
} from '../public/player.ts'
import { type PublicStandings, publicStandings } from '../public/standings.ts'
import { publicTable } from '../public/tables.ts'
import { asPublished } from '../redact.ts'
import { luckNow } from '../rounds/luck-now.ts'
import { roundNameOf } from '../rounds/round-name.ts'
import { type Explanation, explain } from '../standings/explain.ts'
import { type Placed, placedOf } from './own-end.ts'
import { type OwnRuling, ownRuling } from './own-rulings.ts'
import { type OwnMatch, type OwnTable, ownTable } from './own-table.ts'
import { type SetUpView, setUpView } from './set-up.ts'

/** What a player sees about oneself. */
export type OwnView = {
  readonly player: PublicPlayerRow
  readonly person: Person | null
  readonly paid: boolean
  /** The place on the waiting list, 1 for the next; null for who has a place. */
  readonly waitingPlace: number | null
  /** The match of the latest published round, and what to know before it. */
  readonly table: OwnTable | null
  readonly setUp: SetUpView | null
  readonly bye: ByeKind | null
  /** Not in the cut, or beaten in the bracket: there is no next pairing to wait for. */
  readonly isOut: boolean
  /** How many went on, and as which seed; null before the cut. */
  readonly cut: { readonly size: number; readonly seed: number | null } | null
  /** Where the day ended for who is out, as far as that is certain. */
  readonly placed: Placed | null
  /** The last round of who leaves or has left, and whether the own word takes that back. */
  readonly leaves: { readonly after: number; readonly mayStay: boolean } | null
  readonly disqualifiedFor: string | null
  /** The round whose lot one may add a word to, and the own one so far; null while nobody may. */
  readonly luck: { readonly round: number; readonly own: string | null } | null
  /** Rounds missed before coming late or coming back: unpaired losses. */
  readonly missed: readonly number[]
  /** All published matches, the earliest first. */
  readonly matches: readonly OwnMatch[]
  readonly standing: PublicStandings['rows'][number] | null
  /** Every number of that line taken apart, and everybody who is named in it. */
  readonly explanation: Explanation | null
  readonly named: readonly PublicPlayer[]
  /** The place after each closed round. */
  readonly placesSoFar: readonly { readonly round: number; readonly place: number }[]
  /** Among everybody; null before the event is over. */
  readonly finalPlace: number | null
  readonly list: ListView
  readonly deductions: readonly Deduction[]
  readonly rulings: readonly OwnRuling[]
  readonly calls: readonly Omit<Call, 'by'>[]
  readonly cases: readonly Omit<MaterialCase, 'by'>[]
}

/** Null where there is no such player. `shipped`: the cards that came with this version. */
export const ownView = (
  state: EventState,
  people: People,
  id: PlayerId,
  shipped: Catalogue | null,
): OwnView | null => {
  const reader: Actor = { role: 'player', player: id }
  const redacted = asPublished(state, people, id)
  const registered = redacted.state.players.get(id)
  if (registered === undefined) return null
  const { rulings, calls, cases, matches, players } = redacted.state
  const own = [...matches.values()].filter((match) => match.players.includes(id))
  const round = currentRound(redacted.state)
  const waits = waitingList(state).findIndex((one) => one.player === id)
  const match = own.find((one) => one.round === round?.number)
  // Closed rounds are the same for everybody, and the whole state remembers their standings.
  const known = withoutEnd(state)
  const { afterRound, rows } = publicStandings({ ...redacted, state: known })
  const explanation = afterRound === 0 ? null : explain(known, id, afterRound)
  return {
    player: publicPlayerRow(redacted, registered),
    person: people.get(id) ?? null,
    paid: players.get(id)?.paid ?? false,
    waitingPlace: waits < 0 ? null : waits + 1,
    table: match === undefined ? null : ownTable(state, redacted, rows, match, id),
    // Who has initiative comes from both lists, also where the other one's is closed.
    setUp: match === undefined ? null : setUpView(state, match),
    bye: round?.byes.find((bye) => bye.player === id)?.kind ?? null,
    isOut: isOut(redacted.state, id),
    cut: ownCut(redacted.state, id),
    placed: isOut(redacted.state, id) ? placedOf(redacted.state, id) : null,
    leaves: leavesAfter(state, id),
    disqualifiedFor: registered.disqualifiedFor,
    luck: ownLuck(state, id),
    missed: registered.missed,
    matches: own.map((one) => ({
      ...publicTable(redacted, one),
      roundName: roundNameOf(redacted.state, one.round),
    })),
    standing: rows.find((row) => row.player === id) ?? null,
    explanation,
    named: namedIn(explanation).map((one) => publicPlayer(redacted, one)),
    placesSoFar: placesOf(known, id, afterRound),
    finalPlace: state.finished?.places.find((one) => one.player === id)?.place ?? null,
    list: listView(state, id, reader, shipped),
    deductions: players.get(id)?.deductions ?? [],
    rulings: [...rulings.values()].map((one) => ownRuling(state, one)),
    calls: [...calls.values()].map(withoutLeader),
    cases: [...cases.values()].map(withoutLeader),
  }
}

const isOut = (state: EventState, id: PlayerId): boolean => {
  const stage = state.stages.at(-1)?.plan.kind
  if (state.cut !== null && !state.cut.seeds.includes(id)) return true
  return stage !== undefined && isBracket(stage) && bracketNeeds(state, id, stage).status === 'out'
}

const ownCut = ({ cut }: EventState, id: PlayerId): OwnView['cut'] => {
  if (cut === null) return null
  const seed = cut.seeds.indexOf(id) + 1
  return { size: cut.seeds.length, seed: seed === 0 ? null : seed }
}

const leavesAfter = (state: EventState, id: PlayerId): OwnView['leaves'] => {
  const one = state.players.get(id)
  if (one?.status !== 'dropped') return null
  const refusals = comingBackRefusals(state, one, { role: 'player', player: id })
  return { after: one.lastRound ?? 0, mayStay: refusals.length === 0 }
}

const ownLuck = (state: EventState, id: PlayerId): OwnView['luck'] => {
  const now = luckNow(state)
  const status = state.players.get(id)?.status
  if (now === null || (status !== 'registered' && status !== 'active')) return null
  return { round: now.round, own: now.hall.find(({ player }) => player === id)?.text ?? null }
}

const namedIn = (explanation: Explanation | null): readonly PlayerId[] => {
  if (explanation === null) return []
  const { above, below, tournamentPoints } = explanation
  const met = tournamentPoints.addends.map(({ opponent }) => opponent)
  const all = [above?.other, below?.other, ...met]
  return [...new Set(all)].filter((one) => one !== null && one !== undefined)
}

const placesOf = (state: EventState, id: PlayerId, afterRound: number): OwnView['placesSoFar'] =>
  countedRounds(state)
    .filter(({ number }) => number <= afterRound)
    .flatMap(({ number: round }) => {
      const line = standingsOf(state, round).find(({ player }) => player === id)
      return line === undefined || line.place === null ? [] : [{ round, place: line.place }]
    })

const withoutLeader = <T extends { readonly by: Actor }>({ by, ...rest }: T): Omit<T, 'by'> => rest
