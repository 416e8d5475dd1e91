import type { Catalogue } from '../../cards/catalogue.ts'
import { listFindings } from '../../event/lists/list-findings.ts'
import { areListsDue, isUnchecked } from '../../event/reading/list-gate.ts'
import { matchesOf } from '../../event/reading/rounds.ts'
import type { FactOf } from '../../event/spine/answers.ts'
import type { EventState, ListState } from '../../event/spine/state.ts'
import type { Finding } from '../../vocabulary/finding.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import { type Actor, isLeader } from '../../vocabulary/role.ts'
import type { SquadList } from '../../vocabulary/squad-list.ts'
import { type ListChanges, listChanges } from './list-changes.ts'

/** `hidden`: it is there, but not for these eyes. `none`: nobody asked for it. */
type ListStatus = 'shown' | 'hidden' | 'missing' | 'none'

/** Why a list was corrected, and what of it. */
type ListCorrection = Pick<FactOf<'list-corrected'>, 'reason' | 'possibleAdvantage'> & {
  readonly changes: ListChanges
}

/** The list of a player as far as a reader may see it. */
export type ListView = {
  readonly player: PlayerId
  readonly status: ListStatus
  readonly list: SquadList | null
  /** What is wrong with it, for the player and for leaders. */
  readonly findings: readonly Finding[]
  readonly corrections: readonly ListCorrection[]
  /** Who has looked through it by hand, for leaders. */
  readonly checkedBy?: Actor
  /** In words of one's own, and still to be looked through; for leaders. */
  readonly isUnchecked?: true
  /** A correction may have been an advantage; nobody but leaders is told of the suspicion. */
  readonly investigate: boolean
}

/** `shipped`: the cards that came with this version, for an event that loaded no others. */
export const listView = (
  state: EventState,
  player: PlayerId,
  reader: Actor,
  shipped: Catalogue | null,
): ListView => {
  const handedIn = state.lists.get(player)
  const nothing = { player, list: null, findings: [], corrections: [], investigate: false }
  if (handedIn === undefined) return { ...nothing, status: areListsDue(state) ? 'missing' : 'none' }
  const { list, corrections, checkedBy } = handedIn
  if (!isListShown(state, player, reader)) return { ...nothing, status: 'hidden' }
  if (leads(reader)) {
    return {
      player,
      status: 'shown',
      list,
      findings: openFindings(state, handedIn, shipped),
      corrections: corrections.map(corrected),
      ...(isUnchecked(state.created, handedIn) ? { isUnchecked: true } : {}),
      ...(checkedBy === undefined ? {} : { checkedBy }),
      investigate: corrections.some(({ possibleAdvantage }) => possibleAdvantage),
    }
  }
  if (reader.player === player) {
    const told = corrections.map((one) => ({ ...corrected(one), possibleAdvantage: false }))
    const findings = openFindings(state, handedIn, shipped)
    return { ...nothing, status: 'shown', list, findings, corrections: told }
  }
  return { ...nothing, status: 'shown', list }
}

const corrected = (correction: ListState['corrections'][number]): ListCorrection => {
  const { reason, possibleAdvantage, before, list } = correction
  return { reason, possibleAdvantage, changes: listChanges(before, list) }
}

const leads = (reader: Actor): boolean => isLeader(reader) || reader.role === 'scorekeeper'

/** Whether a list that was handed in is for these eyes. */
export const isListShown = (state: EventState, player: PlayerId, reader: Actor): boolean =>
  leads(reader) || reader.player === player || isOpen(state, player, reader)

/** What a leader answers for who has looked through a list by hand. */
const vouchedFor: readonly Finding['code'][] = ['unchecked', 'unknown-card']

const openFindings = (
  state: EventState,
  { list, checkedBy }: ListState,
  shipped: Catalogue | null,
): readonly Finding[] =>
  listFindings(state, list, shipped).filter(
    ({ code }) => checkedBy === undefined || !vouchedFor.includes(code),
  )

/** The lists of everybody in the order of their numbers. */
export const listsView = (
  state: EventState,
  reader: Actor,
  shipped: Catalogue | null,
): readonly ListView[] =>
  [...state.players.values()]
    .toSorted((a, b) => a.number - b.number)
    .map(({ player }) => listView(state, player, reader, shipped))

const isOpen = (state: EventState, player: PlayerId, reader: Actor): boolean => {
  if (state.listsOpenTo === 'everybody') return true
  if (state.listsOpenTo === 'leaders' || reader.player === undefined) return false
  // Whom one is to meet is known when the round is published, and not before.
  const published = state.rounds.filter(({ status }) => status !== 'paired')
  const met = published.flatMap((round) => matchesOf(state, round))
  return met.some(({ players }) => [player, reader.player].every((one) => includes(players, one)))
}

const includes = (players: readonly PlayerId[], player: PlayerId | undefined): boolean =>
  player !== undefined && players.includes(player)
