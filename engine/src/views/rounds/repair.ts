import type { Command } from '../../event/commands.ts'
import {
  isBracket,
  isUnderWay,
  matchesOf,
  openRound,
  stageKindOf,
} from '../../event/reading/rounds.ts'
import { byeLevels, without } from '../../event/rounds/pair-swiss-round.ts'
import { beforeOpenRound, runningField } from '../../event/rounds/swiss-field.ts'
import type { EventState } from '../../event/spine/state.ts'
import { type RepairChoice, repairChoices } from '../../pairing/repair/repair.ts'

/**
 * What a leader can do about a round that players already know when a result was amended, somebody
 * left or came: leave it, change the fewest tables, pair anew whoever has not begun. Null where no
 * such round is running.
 */
export const repairView = (state: EventState): readonly RepairChoice[] | null => {
  const round = openRound(state)
  if (round?.status !== 'published' || isBracket(stageKindOf(state, round.number))) return null
  const everybody = runningField(state, round.entropy)
  // Byes won elsewhere are nobody's to take.
  const earned = round.byes.filter(({ kind }) => kind === 'earned')
  const field = earned.reduce((left, { player }) => without(left, player), everybody)
  const published = matchesOf(state, round).map((match) => ({
    table: match.table,
    players: match.players,
    isUnderWay: isUnderWay(match),
  }))
  return repairChoices(field, published, byeLevels(beforeOpenRound(state), field).flat())
}

/** The command that carries a choice out; null where it changes nothing. */
export const repairCommand = (
  state: EventState,
  choice: RepairChoice,
  reason: string,
): Extract<Command, { kind: 'repair-round' }> | null => {
  const round = openRound(state)
  if (round === null) return null
  const before = matchesOf(state, round)
  const isKept = (players: readonly unknown[]) =>
    before.some((match) => players.every((player) => match.players.includes(player as never)))
  const matches = before
    .filter(({ table }) => choice.changedTables.includes(table))
    .map(({ match }) => match)
  const pairs = choice.pairs.filter((players) => !isKept(players))
  const sitting = new Set(round.byes.map(({ player }) => player))
  const byes = choice.sittingOut
    .filter((player) => !sitting.has(player))
    .map((player) => ({ player, kind: 'odd-number' as const }))
  if (matches.length + pairs.length + byes.length === 0) return null
  return { kind: 'repair-round', matches, pairs, byes, reason }
}
