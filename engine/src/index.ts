export type { Ask } from './event/ask.ts'
export type { Bracket, PlayedGame } from './event/bracket.ts'
export { bracketOf } from './event/bracket-of.ts'
export { decide } from './event/decide.ts'
export { followingStage } from './event/following-stage.ts'
export { ledgerOf } from './event/ledger-of.ts'
export { may } from './event/may.ts'
export { finalPlaces, type Place } from './event/places.ts'
export { advance, type Event, emptyEvent, liveEntries, openEvent } from './event/replay.ts'
export {
  activePlayers,
  currentRound,
  currentStage,
  matchesOf,
  openMatches,
  openRound,
  plannedStages,
} from './event/rounds.ts'
export { type Rules, rulesOf } from './event/rules.ts'
export { earnedIn } from './event/scoring-of.ts'
export { isBracket } from './event/stage-kinds.ts'
export { lastCountedRound, standingsOf } from './event/standings-of.ts'
export type {
  Clock,
  EventState,
  Leader,
  Match,
  PlayerState,
  Round,
  RoundStatus,
  Stage,
} from './event/state.ts'
export { winnerOf } from './event/winner-of.ts'
export { checkSquad } from './legality/findings.ts'
export { initiativeDecider } from './legality/initiative.ts'
export { isMirrorMatch } from './legality/mirror-match.ts'
export { isReleased } from './legality/release-gate.ts'
export { ambiguousCards, unambiguousName } from './legality/same-name.ts'
export type { Command, CommandKind, RoundMinutes, Ruling } from './log/command.ts'
export type { Decision, Warning } from './log/decision.ts'
export type { Entry, Log } from './log/entry.ts'
export type { Fact, FactKind } from './log/fact.ts'
export type { Refusal, RefusalCode } from './log/refusal.ts'
export { upcast } from './log/upcast.ts'
export { type People, type Person, peopleFrom, shownNames } from './people/people.ts'
export { regulationOf, regulations } from './regulations/catalogue.ts'
export type { Regulation } from './regulations/regulation.ts'
export { salvoDice } from './scoring/destroyed-points/salvo-dice.ts'
export { squadScore } from './scoring/destroyed-points/squad-score.ts'
export { timeoutPoints } from './scoring/sided-game/timeout.ts'
export { victoryPointsFrom } from './scoring/victory-points/figures.ts'
export { compare, type Fraction, fraction, fractionText } from './standings/fraction.ts'
export type { Ledger, Line } from './standings/ledger.ts'
export type { DecidedBy, Standing, Tally } from './standings/standings.ts'
export { planFor, stagesOf } from './structure/plan.ts'
export { type PlannedRound, timetable } from './structure/timetable.ts'
export { type Awaiting, awaiting } from './views/awaiting.ts'
export { type BracketView, bracketView } from './views/bracket.ts'
export {
  checkRound,
  isDeparture,
  type RoundCheck,
  type RoundFinding,
} from './views/check-round.ts'
export { type StandingRow, type StandingsView, standingsView } from './views/standings.ts'
export { type TableRow, tablesView } from './views/tables.ts'
export {
  type CommandId,
  commandId,
  type EventId,
  eventId,
  type LeaderId,
  leaderId,
  type MatchId,
  matchId,
  type PlayerId,
  playerId,
} from './vocabulary/ids.ts'
export { type Day, day, type Instant, instant, isDay } from './vocabulary/instant.ts'
export {
  type OptionName,
  type Options,
  type OptionValue,
  optionNames,
  optionValues,
  type Readings,
} from './vocabulary/option.ts'
export { type Earned, type Outcome, outcomes } from './vocabulary/outcome.ts'
export type { Bye, ByeKind, Pairing, Reason, Receipt, SideChoice } from './vocabulary/pairing.ts'
export type { PlayerStatus } from './vocabulary/player.ts'
export type {
  Ending,
  Game,
  Result,
  SalvoRolls,
  Score,
  Side,
  TableState,
  Tie,
} from './vocabulary/result.ts'
export {
  type Actor,
  isLeader,
  type LeaderRole,
  leaderRoles,
  type Role,
  roles,
} from './vocabulary/role.ts'
export { type Clause, clause, type RuleId } from './vocabulary/rule.ts'
export { atSeat, otherSeat, type Pair, pairFor, type Seat } from './vocabulary/seat.ts'
export {
  type StageKind,
  type StagePlan,
  type Structure,
  stageKinds,
  structureKinds,
} from './vocabulary/stage.ts'
export { type Tier, tiers } from './vocabulary/tier.ts'
