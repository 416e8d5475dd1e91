import type { PlayerId } from '../vocabulary/ids.ts'
import type { Actor, RulingLeader } from '../vocabulary/role.ts'
import { settledBy } from './facts.ts'
import { rulingLeader, rulingRule } from './leaders/ruling-leader.ts'
import { openRound, runningMatch } from './reading/rounds.ts'
import { isSameResult } from './results/same-result.ts'
import type { Fact, Refusal } from './spine/answers.ts'
import type { Ask } from './spine/ask.ts'
import type { Concern } from './spine/concern.ts'
import { type Decision, grant, refuse } from './spine/decision.ts'
import type { Log } from './spine/entry.ts'
import { settle } from './spine/override.ts'
import type { EventState, Match } from './spine/state.ts'

type Granted = Extract<Decision, { readonly granted: true }>

/** The player somebody is who also runs the event; null for everybody else. */
export const ownPlayer = ({ leaders }: EventState, by: Actor): PlayerId | null => {
  if (by.role === 'player' || by.role === 'spectator') return null
  const plays = leaders.find(({ leader }) => leader === by.leader)?.plays ?? null
  return plays ?? by.player ?? null
}

/**
 * Nobody decides alone about the own match or opponent. Whatever a command brings is looked at
 * here, fact by fact, so no command has to think of it: a result waits for the opponent's word,
 * everything else belongs to whoever rules at that table, and where that is nobody it goes on
 * record with its reason.
 */
export const withSecondVoice = (
  state: EventState,
  log: Log,
  own: PlayerId,
  { facts, warnings }: Granted,
  { asPlayer, ...ask }: Ask & { readonly asPlayer: () => Decision | null },
): Decision => {
  const isOwn = (fact: Fact) =>
    settledBy(state, fact, log).some((concern) => isAbout(state, own, concern))
  const concerning = facts.filter(isOwn)
  if (concerning.length === 0) return grant(facts, warnings)
  // What the player they are may say as well, is said by the player.
  const said = asPlayer()
  if (said?.granted === true) return said
  if (concerning.every((fact) => isRunningResult(state, fact))) {
    return grant(
      facts.map((fact) => (isOwn(fact) ? awaiting(state, own, fact) : fact)),
      warnings,
    )
  }
  const settled = settle([ownMatter(state, log, own, concerning, ask.by)], ask)
  if (settled.refusal !== null) return refuse(settled.refusal)
  // Behind the others: the matches of a repair are known by the entry they are in.
  return grant([...facts, ...settled.facts], warnings)
}

const opponentIn = (match: Match | null | undefined, own: PlayerId): PlayerId | null =>
  match?.players.includes(own) === true
    ? (match.players.find((player) => player !== own) ?? null)
    : null

const isAbout = (state: EventState, own: PlayerId, concern: Concern): boolean => {
  if ('match' in concern) return opponentIn(state.matches.get(concern.match), own) !== null
  const opponent = opponentIn(runningMatch(state, own), own)
  if ('opponentOf' in concern) return concern.opponentOf === opponent
  return concern.player === own || concern.player === opponent
}

/** Of the round that is played: the opponent is here and can speak. */
const isRunningResult = (state: EventState, fact: Fact): boolean =>
  (fact.kind === 'result-entered' || fact.kind === 'result-amended') &&
  state.matches.get(fact.match)?.round === openRound(state)?.number

/** Who has said the same before has spoken. */
const awaiting = (state: EventState, own: PlayerId, fact: Fact): Fact => {
  if (fact.kind !== 'result-entered' && fact.kind !== 'result-amended') return fact
  const match = state.matches.get(fact.match)
  const opponent = opponentIn(match, own)
  const said = match?.reports.find(({ player }) => player === opponent)?.result
  const isSaid = said !== undefined && isSameResult(said, fact.result)
  return opponent === null || isSaid ? fact : { ...fact, awaits: opponent }
}

const ownMatter = (
  state: EventState,
  log: Log,
  own: PlayerId,
  facts: readonly Fact[],
  by: Actor,
): Refusal => {
  const matches = facts
    .flatMap((fact) => settledBy(state, fact, log))
    .flatMap((concern) => ('match' in concern ? (state.matches.get(concern.match) ?? []) : []))
  const match = matches.find(({ players }) => players.includes(own)) ?? runningMatch(state, own)
  return ownMatterAt(state, by, match ?? { table: null, players: [own] })
}

type OwnMatter = Extract<Refusal, { readonly code: 'own-matter' }>

const ownMatterAt = (
  state: EventState,
  by: Actor,
  { table, players }: { readonly table: number | null; readonly players: readonly PlayerId[] },
): OwnMatter => {
  const ruling = whoElse(state, rulingLeader(state, players), by)
  return {
    code: 'own-matter',
    table,
    ruling,
    rule: rulingRule(state, players),
    ...(ruling.kind === 'missing' ? { overridable: true } : {}),
  }
}

/** Why who plays at a table does not settle what happens there; null for everybody else. */
export const ownTableRefusal = (state: EventState, by: Actor, match: Match): OwnMatter | null => {
  const own = ownPlayer(state, by)
  return own !== null && match.players.includes(own) ? ownMatterAt(state, by, match) : null
}

/** Somebody who plays without saying so on record may still be the only one who leads. */
const whoElse = ({ leaders }: EventState, ruling: RulingLeader, by: Actor): RulingLeader =>
  ruling.kind === 'any' && !leaders.some(({ leader, acting }) => acting && leader !== by.leader)
    ? { kind: 'missing' }
    : ruling
