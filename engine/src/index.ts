export { type Chance, chanceFrom } from './chance/chance.ts'
export type { Ask } from './event/ask.ts'
export type { Bracket, PlayedGame } from './event/bracket.ts'
export { bracketOf } from './event/bracket-of.ts'
export { type Cut, cutOf } from './event/cut.ts'
export { decide } from './event/decide.ts'
export { deductedUntil } from './event/deducted.ts'
export { factKinds } from './event/evolve.ts'
export { followingStage } from './event/following-stage.ts'
export { ledgerOf } from './event/ledger-of.ts'
export { findingsIn, listFindings } from './event/list-findings.ts'
export { areListsDue, missingLists, unsignedTables } from './event/list-gate.ts'
export { isMarshal, marshals } from './event/marshal.ts'
export type {
  Appeal,
  Call,
  Deduction,
  MaterialCase,
  Proposal,
  RulingOnRecord,
  Sharing,
} from './event/matters.ts'
export { may } from './event/may.ts'
export { finalPlaces, type Place } from './event/places.ts'
export { freePlaces, takenPlaces, waitingList } from './event/places-in-hall.ts'
export { remaining } from './event/remaining.ts'
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
export { roundsRevision } from './event/rounds-revision.ts'
export { type Rules, rulesOf } from './event/rules.ts'
export { type RulingLeader, rulingLeader } from './event/ruling-leader.ts'
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
export { teamSize } from './event/team-size.ts'
export { winnerOf } from './event/winner-of.ts'
export type { ListClauses } from './legality/clauses.ts'
export { damageDecksOn } from './legality/damage-decks.ts'
export { listPoints } from './legality/points.ts'
export { unambiguousName } from './legality/same-name.ts'
export type { Command, CommandKind } from './log/command.ts'
export type { ListsOpenTo } from './log/commands/lists.ts'
export type { PairConstraint } from './log/commands/rounds.ts'
export type { Ruling } from './log/commands/rulings.ts'
export type { RoundMinutes } from './log/commands/set-up.ts'
export type { Decision, Warning } from './log/decision.ts'
export type { Entry, Log } from './log/entry.ts'
export type { Fact, FactKind, FactOf } from './log/fact.ts'
export type { ListFact } from './log/facts/lists.ts'
export type { PeopleFact } from './log/facts/people.ts'
export type { RoundFact } from './log/facts/rounds.ts'
export type { RulingFact } from './log/facts/rulings.ts'
export type { SetUpFact } from './log/facts/set-up.ts'
export type { Refusal, RefusalCode } from './log/refusal.ts'
export type { ListRefusal } from './log/refusals/lists.ts'
export type { LogRefusal } from './log/refusals/log.ts'
export type { PeopleRefusal } from './log/refusals/people.ts'
export type { ResultRefusal } from './log/refusals/results.ts'
export type { RoundRefusal } from './log/refusals/rounds.ts'
export type { Matter, RulingRefusal } from './log/refusals/rulings.ts'
export type { SetUpRefusal } from './log/refusals/set-up.ts'
export { upcast } from './log/upcast.ts'
export { playChart, readyGames } from './pairing/double-elimination/play-chart.ts'
export { type Field, type Meetings, meetingsOf } from './pairing/field.ts'
export type { Forecast } from './pairing/forecast.ts'
export type { RepairChoice } from './pairing/repair.ts'
export { type PairedRound, pairSwiss } from './pairing/swiss.ts'
export {
  type People,
  type Person,
  type PlayerNumbers,
  peopleFrom,
  shownNames,
} from './people/people.ts'
export { type NameClauses, publicNames } from './people/public-names.ts'
export { shortName } from './people/short-name.ts'
export { regulationOf, regulations } from './regulations/catalogue.ts'
export type { Regulation } from './regulations/regulation.ts'
export type { IdentityToken, SetUpClauses, TeamSeat } from './regulations/set-up-clauses.ts'
export { type TextKey, textKeys } from './regulations/text-keys.ts'
export { type Strength, type Text, type TextPlace, textPlaces } from './regulations/texts.ts'
export { salvoDice } from './scoring/destroyed-points/salvo-dice.ts'
export { squadScore } from './scoring/destroyed-points/squad-score.ts'
export { timeoutPoints } from './scoring/sided-game/timeout.ts'
export { victoryPointsFrom } from './scoring/victory-points/figures.ts'
export { compare, type Fraction, fraction, fractionText } from './standings/fraction.ts'
export type { Ledger, Line } from './standings/ledger.ts'
export type { DecidedBy, Standing, Tally } from './standings/standings.ts'
export { planFor, stagesOf } from './structure/plan.ts'
export { type PlannedRound, timetable } from './structure/timetable.ts'
export {
  type AnnouncementLine,
  type AnnouncementSheet,
  announcementSheet,
  type ToldValues,
} from './views/announcement-sheet.ts'
export { type Awaiting, awaiting } from './views/awaiting.ts'
export { type BracketView, bracketView } from './views/bracket.ts'
export { type ChartLine, chartView } from './views/chart.ts'
export {
  checkRound,
  isDeparture,
  type RoundCheck,
  type RoundFinding,
} from './views/check-round.ts'
export { type ClockView, clockView, type ExtendedTable } from './views/clock.ts'
export { type Conflict, conflicts } from './views/conflicts.ts'
export {
  type Addend,
  type Decided,
  type Explained,
  type Explanation,
  explain,
} from './views/explain.ts'
export { forecastView } from './views/forecast.ts'
export { type ListStatus, type ListView, listsView, listView } from './views/lists.ts'
export {
  type CallRow,
  type CaseRow,
  type CaseStep,
  type MattersView,
  mattersView,
} from './views/matters.ts'

export { closedNeeds, needsView } from './views/needs/needs.ts'
export type {
  BracketNeeds,
  CutNeeds,
  Leads,
  NeedsView,
  OwnOutcome,
  Prospect,
  Verdict,
} from './views/needs/needs-view.ts'
export type { Simulation } from './views/needs/shares.ts'
export type { OwnTable } from './views/own-table.ts'
export { type OwnView, ownView } from './views/own-view.ts'
export { type Participant, participants } from './views/participants.ts'
export {
  type FactionShare,
  type Pictures,
  type PlayerPlaces,
  type PointsGroup,
  picturesView,
} from './views/pictures.ts'
export { type RoundTime, roundTimes } from './views/pictures-of-time.ts'
export { type Offence, type PlayerSheet, playerSheet } from './views/player-sheet.ts'
export { type PublicPart, type PublicView, publicParts } from './views/public.ts'
export type { PublicAnnouncement } from './views/public-announcement.ts'
export type { PublicBracket, PublicGame } from './views/public-bracket.ts'
export type { PublicClock } from './views/public-clock.ts'
export type { PublicEvent } from './views/public-event.ts'
export type { PublicPictures } from './views/public-pictures.ts'
export type { PublicPlayer, PublicPlayerRow } from './views/public-player.ts'
export type { PublicStandings } from './views/public-standings.ts'
export { type PublicTable, type PublicTables, publicTables } from './views/public-tables.ts'
export { type RankingRules, rankingRules } from './views/ranking-rules.ts'
export { type Redacted, readsLog, redact } from './views/redact.ts'
export { repairCommand, repairView } from './views/repair.ts'
export { type RoundEnd, roundEnd, type SlowTable } from './views/round-end.ts'
export { type InitiativeBy, type SetUpView, setUpView } from './views/set-up.ts'
export { type Slip, type SlipVerdict, slipVerdict } from './views/slip.ts'
export { type StandingRow, type StandingsView, standingsView } from './views/standings.ts'
export { type TableRow, tablesView } from './views/tables.ts'
export { textsAt } from './views/texts.ts'
export { type Edition, type Part, type Sleeves, sleeveKinds } from './vocabulary/card.ts'
export type { Details } from './vocabulary/details.ts'
export type { Finding, ListContent, LockedPart } from './vocabulary/finding.ts'
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
  type Component,
  components,
  type MaterialOutcome,
  materialOutcomes,
  type ProxyCard,
  type SharedItem,
  sharedItems,
} from './vocabulary/material.ts'
export {
  type OptionName,
  type Options,
  type OptionValue,
  optionNames,
  optionValues,
  type Readings,
} from './vocabulary/option.ts'
export { type Earned, type Outcome, outcomes } from './vocabulary/outcome.ts'
export type {
  Bye,
  ByeKind,
  Pairing,
  Reason,
  Receipt,
  SideChoice,
  Source,
} from './vocabulary/pairing.ts'
export {
  type Infraction,
  infractions,
  type PenaltyKind,
  penaltyKinds,
} from './vocabulary/penalty.ts'
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
export { type ShownName, shownNameKinds } from './vocabulary/shown-name.ts'
export type { ListKind, ListOf, SquadList } from './vocabulary/squad-list.ts'
export {
  type StageKind,
  type StagePlan,
  type Structure,
  stageKinds,
  structureKinds,
} from './vocabulary/stage.ts'
export { type Tier, tiers } from './vocabulary/tier.ts'
export type { Wish } from './vocabulary/wish.ts'
