import type {
  OwnMatch,
  OwnRuling,
  OwnTable,
  OwnView,
  Placed,
  PublicEvent,
  RoundName,
} from '@topcut/engine'
import { type AtTable, type Phase, phaseOf } from './phase.ts'

/** What the day holds for a player right now: one page of the phone each. */
export type Moment =
  | { readonly kind: 'waiting-list'; readonly place: number }
  | { readonly kind: 'registered' }
  | { readonly kind: 'list-missing' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'late'; readonly missed: readonly number[] }
  | { readonly kind: 'match'; readonly table: OwnTable; readonly phase: Phase }
  | { readonly kind: 'bye' }
  | {
      readonly kind: 'round-over'
      readonly round: number
      readonly table: OwnTable | null
      readonly ahead: 'next-round' | 'cut' | 'ceremony'
    }
  | { readonly kind: 'made-cut'; readonly seed: number; readonly size: number }
  /** Still in the bracket: the next round where that is known, nothing more to play, or a chance. */
  | {
      readonly kind: 'goes-on'
      readonly table: OwnMatch
      readonly next: RoundName | null
      readonly isLast: boolean
      readonly hasLost: boolean
    }
  | { readonly kind: 'missed-cut'; readonly placed: Placed; readonly size: number }
  | { readonly kind: 'knocked-out'; readonly placed: Placed; readonly roundName: RoundName }
  | { readonly kind: 'left'; readonly mayStay: boolean }
  | { readonly kind: 'disqualified'; readonly reason: string }
  | { readonly kind: 'played' }
  | { readonly kind: 'champion' }
  | { readonly kind: 'finished' }
  | { readonly kind: 'cancelled'; readonly reason: string }

export type MomentKind = Moment['kind']

/** What is to be known beside any of them. */
export type Aside =
  | { readonly kind: 'leaving'; readonly mayStay: boolean; readonly isSent: boolean }
  /** What leaders ruled about this player in this round. */
  | { readonly kind: 'ruled'; readonly rulings: readonly OwnRuling[] }
  | { readonly kind: 'deducted'; readonly points: number; readonly reason: string }

type EventPart = 'status' | 'stages' | 'stage' | 'round' | 'roundNames' | 'champion' | 'cancelled'

type Known = AtTable & {
  readonly me: OwnView
  readonly event: Pick<PublicEvent, EventPart> | null
}

const isOnItsWay = ({ waiting }: Known, kind: string): boolean =>
  waiting.some(({ parcel }) => parcel.command.kind === kind)

/** Whether the next thing for this player is a round that is not published yet. */
export const isWaitingForRound = (moment: Moment): boolean =>
  moment.kind === 'match'
    ? moment.phase === 'entered'
    : ['registered', 'waiting', 'late', 'bye', 'round-over', 'made-cut', 'goes-on'].includes(
        moment.kind,
      )

export const momentOf = (known: Known): Moment => {
  const { me, event } = known
  const { table, cut, placed } = me
  if (event?.status === 'cancelled') return { kind: 'cancelled', reason: event.cancelled ?? '' }
  if (event?.status === 'finished') {
    return { kind: event.champion?.player === me.player.player ? 'champion' : 'finished' }
  }
  if (me.waitingPlace !== null) return { kind: 'waiting-list', place: me.waitingPlace }
  // Whose word a result still waits for is asked for it first.
  if (event?.status === 'played' && table?.awaitsOwn !== true) return { kind: 'played' }
  const match = table === null ? null : ({ kind: 'match', table } as const)
  if (match !== null && (match.table.result === null || match.table.awaitsOwn)) {
    return { ...match, phase: phaseOf(match.table, known) }
  }
  if (me.disqualifiedFor !== null) return { kind: 'disqualified', reason: me.disqualifiedFor }
  if (hasLeft(known)) return { kind: 'left', mayStay: me.leaves?.mayStay ?? false }
  if (me.isOut && placed !== null) {
    const last = me.matches.findLast(isInBracket)
    return last === undefined
      ? { kind: 'missed-cut', placed, size: cut?.size ?? 0 }
      : { kind: 'knocked-out', placed, roundName: last.roundName }
  }
  // Who waits while others play below has won, and is not somebody without a pairing.
  const last = table ?? (me.bye === null ? me.matches.findLast(isInBracket) : undefined)
  if (last !== undefined && isInBracket(last)) {
    return { kind: 'goes-on', table: last, ...afterBracketRound(me, last) }
  }
  const { round = null } = event ?? {}
  if (
    cut?.seed != null &&
    (round === null || event?.roundNames[round.number - 1]?.kind === 'numbered')
  ) {
    return { kind: 'made-cut', seed: cut.seed, size: cut.size }
  }
  if (round?.status === 'closed' && (table !== null || me.bye !== null)) {
    return { kind: 'round-over', round: round.number, table, ahead: afterRound(known) }
  }
  if (match !== null) return { ...match, phase: 'entered' }
  if (me.bye !== null) return { kind: 'bye' }
  if (event?.status === 'to-come') return { kind: isListDue(me) ? 'list-missing' : 'registered' }
  return me.missed.length > 0 ? { kind: 'late', missed: me.missed } : { kind: 'waiting' }
}

/** What stands beside the moment, whatever it is. */
export const asidesOf = (known: Known): readonly Aside[] => {
  const { me, event } = known
  const round = event?.round?.number ?? 0
  const rulings = me.rulings.filter((one) => one.round === round && round > 0)
  const isOver = event?.status === 'finished' || event?.status === 'cancelled'
  if (isOver) return []
  const isSent = isOnItsWay(known, 'drop-player')
  const isLeaving = (me.leaves !== null && !hasLeft(known)) || isSent
  return [
    ...(isLeaving
      ? [{ kind: 'leaving', mayStay: me.leaves?.mayStay ?? false, isSent } as const]
      : []),
    ...(rulings.length === 0 ? [] : [{ kind: 'ruled', rulings } as const]),
    ...me.deductions
      .filter((one) => one.round === round)
      .map(({ points, reason }) => ({ kind: 'deducted', points, reason }) as const),
  ]
}

const isListDue = ({ list }: OwnView): boolean => list.status === 'missing'

/** What everybody waits for when a round is closed. */
const afterRound = ({ event }: Known): 'next-round' | 'cut' | 'ceremony' => {
  const [swiss, next] = event?.stages ?? []
  const isLast = event?.stage === 1 && swiss?.rounds === event.round?.number
  return !isLast ? 'next-round' : next === undefined ? 'ceremony' : 'cut'
}

const isRoundOpen = ({ event }: Known): boolean =>
  event?.round != null && event.round.status !== 'closed'

/** Gone for good, not only after a round that is still played. */
const hasLeft = (known: Known): boolean => {
  const { me, event } = known
  if (me.leaves === null) return false
  const isPlayed = isRoundOpen(known) && event?.round?.number === me.leaves.after
  if (!isPlayed) return true
  const { table } = me
  const seat = table?.players[0].player === me.player.player ? 'first' : 'second'
  const gaveUp = table?.result?.ending === 'concession' || table?.result?.ending === 'withdrawal'
  return gaveUp && table.result !== null && 'by' in table.result && table.result.by === seat
}

const isInBracket = ({ roundName }: { readonly roundName: RoundName }): boolean =>
  roundName.kind !== 'numbered'

/** What comes after a round of the bracket for who is not out; with two sides a loser plays on. */
const afterBracketRound = ({ player }: OwnView, { players, earned, roundName }: OwnMatch) => {
  const own = earned?.[players[0].player === player.player ? 0 : 1]
  const isTree = roundName.kind === 'left'
  return {
    next: isTree && roundName.left > 1 ? { ...roundName, left: roundName.left - 1 } : null,
    isLast: isTree ? roundName.left === 1 : roundName.kind === 'reset',
    hasLost: own?.outcome === 'loss',
  }
}
