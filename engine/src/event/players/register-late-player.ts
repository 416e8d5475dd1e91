import type { Field } from '../../pairing/field/field.ts'
import { receiptOf } from '../../pairing/swiss/swiss.ts'
import { matchId, type PlayerId } from '../../vocabulary/ids.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import { areListsDue } from '../reading/list-gate.ts'
import { currentStage, isActive, isStageComplete, matchesOf, openRound } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import { discardPairing } from '../rounds/discard-pairing.ts'
import { without } from '../rounds/pair-swiss-round.ts'
import { runningField } from '../rounds/swiss-field.ts'
import type { Fact, Refusal } from '../spine/answers.ts'
import { type CommandRecord, desk } from '../spine/command.ts'
import { type Decision, grant, refuse } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import type { EventState, Round, Stage } from '../spine/state.ts'
import { freeTable } from '../tables/free-table.ts'
import { canEnterLate, missedRounds, nextNumber } from './entering.ts'
import { hallRefusals } from './places-in-hall.ts'
import { teamRefusals } from './team-refusals.ts'

export type RegisterLatePlayer = {
  readonly kind: 'register-late-player'
  readonly player: PlayerId
  /** Absent: the next one. Into the running one only where somebody sits out. */
  readonly joins?: 'next-round' | 'running-round'
  /** How many people are named as this team; absent where they are named later, or were before. */
  readonly members?: number
}

/** Comes after the start, with unpaired losses for the rounds missed. */
export const registerLatePlayer: CommandRecord<RegisterLatePlayer> = {
  may: desk,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: true,
  decide: (state, command, ask) => {
    const { player, joins } = command
    const before = state.players.get(player)
    if (!canEnterLate(before)) return refuse({ code: 'already-registered', player })
    const stage = currentStage(state)
    if (stage === null) return refuse({ code: 'registration-still-open', player })
    if (stage.plan.kind !== 'swiss' || state.cut !== null || isStageComplete(state)) {
      return refuse({ code: 'stage-over', player })
    }
    if (rulesOf(state.created).readings.lateEntry === 'refuse') {
      return refuse({ code: 'late-entry-refused', player })
    }
    const open = openRound(state)
    const round = joins === 'running-round' && open?.status === 'published' ? open : null
    const owed = listOwed(state, player)
    // Whoever sits down at once owes the list at once; the others before they are paired.
    const gate: readonly Refusal[] =
      round === null || owed === null ? [] : [{ code: 'lists-missing', ...owed, overridable: true }]
    const settled = settle(
      [...teamRefusals(state, command.members), ...hallRefusals(state, player), ...gate],
      ask,
    )
    if (settled.refusal !== null) return refuse(settled.refusal)
    if (round !== null) return joinRunning(state, stage, round, player, settled.facts)
    const { facts, warnings } = discardPairing(state)
    const number = before?.number ?? nextNumber(state)
    const missed = missedRounds(state, stage.firstRound)
    return grant(
      [...settled.facts, ...facts, { kind: 'player-entered-late', player, number, missed }],
      owed === null ? warnings : [...warnings, { code: 'late-without-list', ...owed }],
    )
  },
}

/** The list that a late entrant still has to hand in; null where there is one, or none is due. */
const listOwed = (state: EventState, player: PlayerId) =>
  areListsDue(state) && !state.lists.has(player)
    ? { players: [player], rule: rulesOf(state.created).regulation.lists.list.rule }
    : null

/** Whoever sits out only because the number was odd gets an opponent after all. */
const joinRunning = (
  state: EventState,
  stage: Stage,
  round: Round,
  player: PlayerId,
  overridden: readonly Fact[],
): Decision => {
  const sitting = round.byes.find(
    (bye) => bye.kind === 'odd-number' && isActive(state, bye.player),
  )?.player
  if (sitting === undefined) return refuse({ code: 'nobody-sits-out', round: round.number })
  const byes = round.byes.filter((bye) => bye.player !== sitting)
  const players: Pair<PlayerId> = [sitting, player]
  const table = freeTable(state, round)
  const match = matchId(`${state.version + overridden.length + 2}-${table}`)
  const pairs = [...matchesOf(state, round).map((one) => one.players), players]
  const field = runningField(state, round.entropy)
  const entered: Field = { ...field, points: new Map([...field.points, [player, 0]]) }
  const receipt = receiptOf(
    byes.reduce((left, bye) => without(left, bye.player), entered),
    pairs,
    'by-hand',
  )
  return grant([
    ...overridden,
    {
      kind: 'player-entered-late',
      player,
      number: state.players.get(player)?.number ?? nextNumber(state),
      missed: missedRounds(state, stage.firstRound).filter((one) => one !== round.number),
    },
    {
      kind: 'round-repaired',
      round: round.number,
      removed: [],
      pairings: [{ table, players, reason: { kind: 'by-hand' }, match }],
      byes,
      receipt,
      reason: 'late-entry',
    },
  ])
}
