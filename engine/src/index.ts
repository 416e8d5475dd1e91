export { cardCount } from './cards/card-count.ts'
export type { Catalogue } from './cards/catalogue.ts'
export { putCard, readList, suggestCards, writeList } from './cards/list-cards.ts'
export type { Place as CardPlace, Suggestion } from './cards/place.ts'
export { isJson } from './cards/plain-lines.ts'
export type { Reading, ReadLine } from './cards/reading.ts'
export { type SquadSlot, shipFacts, squadSlots } from './cards/squad/squad-slots.ts'
export { xwsOf } from './cards/squad/xws-of.ts'
export { type Chance, chanceFrom } from './chance/chance.ts'
export { type Sha256, sha256 } from './chance/sha256.ts'
export { type Command, type CommandKind, may, traitsOf } from './event/commands.ts'
export { cutOf } from './event/cut/cut-of.ts'
export { finalPlaces, type Place } from './event/cut/final-places.ts'
export { type Asked, decide } from './event/decide.ts'
export { factKinds, roundsRevision } from './event/facts.ts'
export { firstImpossible } from './event/impossible.ts'
export { rulingRule } from './event/leaders/ruling-leader.ts'
export { findingsIn, listFindings } from './event/lists/list-findings.ts'
export { isCommitted } from './event/luck/draw-luck.ts'
export { freePlaces, takenPlaces, waitingList } from './event/players/places-in-hall.ts'
export { teamRefusals } from './event/players/team-refusals.ts'
export type { Bracket, PlayedGame } from './event/reading/bracket/bracket.ts'
export { bracketOf } from './event/reading/bracket/bracket-of.ts'
export { cardsOf } from './event/reading/cards-of.ts'
export { drawWitnesses } from './event/reading/draw-witness.ts'
export { followingStage } from './event/reading/following-stage.ts'
export { deductedUntil, lastCountedRound, ledgerOf } from './event/reading/ledger-of.ts'
export {
  areListsDue,
  missingLists,
  uncheckedLists,
  unsignedTables,
} from './event/reading/list-gate.ts'
export { matchSetting } from './event/reading/match-setting.ts'
export { missionBag, permittedMaps } from './event/reading/missions.ts'
export { remaining } from './event/reading/remaining.ts'
export {
  activePlayers,
  currentRound,
  currentStage,
  isBracket,
  matchesOf,
  openMatches,
  openRound,
  plannedStages,
  takesPart,
} from './event/reading/rounds.ts'
export { type Rules, rulesOf, teamSize } from './event/reading/rules.ts'
export { earnedIn } from './event/reading/scoring-of.ts'
export { type SideReason, sideReason } from './event/reading/sides.ts'
export { standingsOf } from './event/reading/standings-of.ts'
export { advance, type Event, emptyEvent, openEvent } from './event/replay.ts'
export { resultDoubts } from './event/results/result-doubts.ts'
export { ownPlayer, ownTableRefusal } from './event/second-voice.ts'
export type { Fact, FactKind, FactOf, Matter, Refusal, RefusalCode } from './event/spine/answers.ts'
export type { Ask } from './event/spine/ask.ts'
export type { Decision, Warning } from './event/spine/decision.ts'
export type { Entry, Log } from './event/spine/entry.ts'
export { liveEntries } from './event/spine/live-entries.ts'
export type { Proposal, RulingOnRecord } from './event/spine/matters.ts'
export type {
  AnnouncedAnew,
  Clock,
  EventState,
  Leader,
  Match,
  PlayerState,
  Round,
  RoundStatus,
} from './event/spine/state.ts'
export { alsoOf, isSameStep } from './event/spine/step.ts'
export { upcast } from './event/spine/upcast.ts'
export type { Subjects } from './event/subjects.ts'
export { undoOwnFor } from './event/undo.ts'
export type { ListClauses } from './legality/clauses.ts'
export { damageDecksOn } from './legality/damage-decks.ts'
export { listPoints } from './legality/points.ts'
export { unambiguousName } from './legality/same-name.ts'
export { playChart, readyGames } from './pairing/elimination/play-chart.ts'
export { type Field, meetingsOf } from './pairing/field/field.ts'
export type { Forecast } from './pairing/forecast/forecast.ts'
export type { RepairChoice } from './pairing/repair/repair.ts'
export { pairSwiss } from './pairing/swiss/swiss.ts'
export { nameParts } from './people/name-parts.ts'
export {
  type MemberShown,
  type People,
  type Person,
  peopleFrom,
  shownNames,
} from './people/people.ts'
export {
  type Naming,
  numberAsName,
  type PublicName,
  publicMembers,
  publicNames,
} from './people/public-names.ts'
export { shortName } from './people/short-name.ts'
export { canonical } from './record/canonical.ts'
export { type Intervention, interventionsIn } from './record/interventions.ts'
export { linkEntries } from './record/link-entries.ts'
export { openLog } from './record/open-log.ts'
export type { RecordProblem } from './record/problem.ts'
export { publicHead, publicLength } from './record/public-length.ts'
export { type PublicRecord, publicRecord, recordText } from './record/public-record.ts'
export { readRecord } from './record/read-record.ts'
export { shortCode, typedCode } from './record/short-code.ts'
export type { CheckedRound, VerifyStep } from './record/steps.ts'
export { type Verdict, verifyRecord } from './record/verify.ts'
export { regulationOf, regulations } from './regulations/catalogue.ts'
export { documentedRule } from './regulations/documented-rule.ts'
export type { Regulation } from './regulations/regulation.ts'
export type { IdentityToken } from './regulations/set-up-clauses.ts'
export type { OwnTerms } from './regulations/terms/own-terms.ts'
export { type TextKey, textKeys } from './regulations/text-keys.ts'
export type { Text, TextPlace } from './regulations/texts.ts'

export { wayOf } from './scoring/catalogue.ts'
export { salvoDice } from './scoring/destroyed-points/salvo.ts'
export { countsHalf, squadScore } from './scoring/destroyed-points/squad-score.ts'
export { timeoutPoints } from './scoring/sided-game/sided-game.ts'
export { victoryPointsFrom } from './scoring/victory-points/figures.ts'
export { tieVerdict } from './scoring/victory-points/tie-chain.ts'
export { approximately } from './standings/fraction.ts'
export type { Ledger, Line } from './standings/ledger.ts'
export { type MeasureName, measureNames } from './standings/measure-names.ts'
export { type DecidedBy, measured, type Standing } from './standings/standings.ts'
export { planFor, stagesOf } from './structure/plan.ts'
export { timetable } from './structure/timetable.ts'
export {
  type AnnouncementLine,
  announcementSheet,
  type ToldValues,
} from './views/announcement-sheet.ts'
export { isEndKept, withoutEnd } from './views/kept-end.ts'
export { isBeaten } from './views/needs/bracket-needs.ts'
export { closedNeeds, needsView } from './views/needs/needs.ts'
export type {
  BracketNeeds,
  CutNeeds,
  Leads,
  NeedsView,
  OwnOutcome,
  PlacesNeeds,
  Prospect,
} from './views/needs/needs-view.ts'
export type { Placed } from './views/player/own-end.ts'
export type { OwnRuling } from './views/player/own-rulings.ts'
export type { OwnMatch, OwnTable } from './views/player/own-table.ts'
export { type OwnView, ownView } from './views/player/own-view.ts'
export { type InitiativeBy, type SetUpView, setUpView } from './views/player/set-up.ts'
export { type Slip, slipDoubts, slipVerdict } from './views/player/slip.ts'
export { type ListChanges, listChanges } from './views/players/list-changes.ts'
export type { ListShares } from './views/players/list-shares.ts'
export { type ListView, listsView, listView } from './views/players/lists.ts'
export { type CallRow, type CaseRow, type CaseStep, mattersView } from './views/players/matters.ts'
export { type Participant, participants } from './views/players/participants.ts'
export { type PlayerSheet, playerSheet } from './views/players/player-sheet.ts'
export type { PublicAnnouncement } from './views/public/announcement.ts'
export type { PublicBracket } from './views/public/bracket.ts'
export type { PublicClock } from './views/public/clock.ts'
export type { PublicEvent } from './views/public/event.ts'
export type { PublicAnew, PublicLeader } from './views/public/leader.ts'
export type { PublicList } from './views/public/lists.ts'
export type { PublicPictures } from './views/public/pictures.ts'
export type { PublicPlayer, PublicPlayerRow } from './views/public/player.ts'
export { type PublicPart, type PublicView, publicParts } from './views/public/public.ts'
export type { PublicStandings } from './views/public/standings.ts'
export { type PublicTable, type PublicTables, publicTables } from './views/public/tables.ts'
export { asPublished, type Published, type Redacted, readsLog, redact } from './views/redact.ts'
export { type Awaiting, awaiting } from './views/rounds/awaiting.ts'
export { type BracketView, bracketView } from './views/rounds/bracket.ts'
export { chartView } from './views/rounds/chart.ts'
export { checkRound, isDeparture, type RoundCheck } from './views/rounds/check-round.ts'
export { type ClockView, clockView } from './views/rounds/clock.ts'
export { type Conflict, conflicts } from './views/rounds/conflicts.ts'
export { forecastView } from './views/rounds/forecast.ts'
export { type LuckNow, luckNow } from './views/rounds/luck-now.ts'
export { repairCommand, repairView } from './views/rounds/repair.ts'
export { type RoundEnd, roundEnd, type SlowTable } from './views/rounds/round-end.ts'
export { type RoundName, roundNameIn, roundNameOf } from './views/rounds/round-name.ts'
export { type TableRow, tablesView } from './views/rounds/tables.ts'
export {
  type Decided,
  type Explained,
  type Explanation,
  explain,
} from './views/standings/explain.ts'
export { type Pictures, picturesView } from './views/standings/pictures.ts'
export { type RoundTime, roundTimes } from './views/standings/pictures-of-time.ts'
export { rankingRules } from './views/standings/ranking-rules.ts'
export { measureField, measuresIn } from './views/standings/shown-measures.ts'
export { type StandingRow, standingsView } from './views/standings/standings.ts'
export { textsAt } from './views/texts.ts'
export {
  type About,
  type AboutChange,
  isLogo,
  longestLogo,
  type Prize,
} from './vocabulary/about.ts'
export type { CameFrom } from './vocabulary/came-from.ts'
export {
  type Edition,
  editions,
  type Part,
  parts,
  type Sleeves,
  sleeveKinds,
} from './vocabulary/card.ts'
export { type Details, type EditionRelease, type Tier, tiers } from './vocabulary/details.ts'
export { type Embedding, isSite } from './vocabulary/embedding.ts'
export type { Finding, ListContent, LockedPart, ShipLack } from './vocabulary/finding.ts'
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
  PairConstraint,
  Reason,
  Receipt,
  SideChoice,
  Source,
} from './vocabulary/pairing.ts'
export {
  type PlayerStatus,
  type ShownName,
  shownNameKinds,
  type Wish,
} from './vocabulary/player.ts'
export type { Ending, Game, Result, Side, TableState, Tie } from './vocabulary/result.ts'
export {
  type Actor,
  isLeader,
  type LeaderRole,
  leaderRoles,
  type Role,
  roles,
} from './vocabulary/role.ts'
export { type Clause, clause, type RuleId } from './vocabulary/rule.ts'
export {
  type Infraction,
  infractions,
  type PenaltyKind,
  penaltyKinds,
  type Ruling,
} from './vocabulary/ruling.ts'
export { atSeat, type Pair, type Seat } from './vocabulary/seat.ts'
export type { ListKind, ListOf, ListsOpenTo, SquadList } from './vocabulary/squad-list.ts'
export {
  type RoundMinutes,
  type StageKind,
  type StagePlan,
  type Structure,
  stageKinds,
  structureKinds,
} from './vocabulary/stage.ts'
