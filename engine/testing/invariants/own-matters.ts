import { expect } from 'vitest'
import { isSameResult } from '../../src/event/results/same-result.ts'
import {
  type Event,
  type EventState,
  isLeader,
  type LeaderId,
  type Log,
  type Match,
  matchesOf,
  openRound,
  type PlayerId,
} from '../../src/index.ts'
import type { Step } from '../any/any-event.ts'

/** The player whom somebody at the desk is as well, by what is on record. */
export const ownOf = ({ before, ask: { by } }: Step): PlayerId | null => {
  if (!isLeader(by) && by.role !== 'scorekeeper') return null
  const plays = before.state?.leaders.find(({ leader }) => leader === by.leader)?.plays
  return plays ?? by.player ?? null
}

/**
 * Nobody decides alone about the own match or opponent. Looked at from outside: whatever is on
 * record about the two was the same before, or somebody else has spoken, or nobody else was there
 * and the reason stands in the log.
 */
export const decidesNothingAlone = (step: Step): void => {
  const { before, decision, after, ask } = step
  const own = ownOf(step)
  if (own === null || !decision.granted || before.state === null || after.state === null) return
  const { leader } = ask.by
  const opponent = opponentOf(before.state, own)
  const [was, is] = [before, after].map(({ state }) =>
    pictureOf(state ?? expect.fail('no event'), own, opponent, leader, before.state as EventState),
  ) as [Picture, Picture]
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (key) => was.get(key) !== is.get(key) && !isSpoken(step, own, key, before.log),
  )
  if (changed.length === 0) return
  const isOnRecord = decision.facts.some(
    (fact) => fact.kind === 'rule-overridden' && fact.refusal.code === 'own-matter',
  )
  const told = `${ask.by.role} ${ask.by.leader ?? ''}, who is ${own}, changed ${changed.join(', ')}`
  if (!isOnRecord) expect.fail(told)
  if (isSomebodyThere(before.state, own, ask.by.leader)) expect.fail(`${told}, though not alone`)
}

/** Somebody on duty, where no two leaders meet; who is off duty holds the office all the same. */
const isSomebodyThere = (state: EventState, own: PlayerId, leader: string | undefined): boolean => {
  const others = state.leaders.filter((one) => one.leader !== leader)
  const meets = [...state.matches.values()].some(
    ({ players }) =>
      players.includes(own) &&
      others.some(({ plays }) => plays !== null && players.includes(plays)),
  )
  return others.some(({ acting }) => acting) && !meets
}

const opponentOf = (state: EventState, own: PlayerId): PlayerId | null => {
  const round = openRound(state)
  if (round?.status !== 'published') return null
  const match = matchesOf(state, round).find(({ players }) => players.includes(own))
  return match?.players.find((player) => player !== own) ?? null
}

type Picture = ReadonlyMap<string, string>

/** Everything that can be decided about two players, thing by thing, as texts. */
const pictureOf = (
  state: EventState,
  own: PlayerId,
  opponent: PlayerId | null,
  leader: LeaderId | undefined,
  first: EventState,
): Picture => {
  const picture = new Map<string, string>()
  const put = (key: string, value: unknown) => picture.set(key, JSON.stringify(value) ?? 'nothing')
  const both = opponent === null ? [own] : [own, opponent]
  const isBoth = (player: PlayerId | null) => player !== null && both.includes(player)
  // Rounds that players had seen; whom the next one brings together is the hall's.
  const seen = first.rounds.filter(({ status }) => status !== 'paired').map(({ number }) => number)
  const isSeen = ({ round }: Match) => seen.includes(round)
  const matches = [...state.matches.values()].filter(
    (match) => match.players.includes(own) && isSeen(match),
  )
  for (const { match, players, result, extension, signed, reports, awaits } of matches) {
    const other = players.find((player) => player !== own) as PlayerId
    put(`result ${match}`, result)
    put(`time ${match}`, extension)
    put(`signed ${match}`, signed.includes(other))
    put(`said ${match}`, reports.find(({ player }) => player === other)?.result ?? null)
    put(`awaits ${match}`, awaits === other)
    put(`seats ${match}`, players)
  }
  const ids = matches.map(({ match }) => match)
  const round = openRound(first)
  const tables = round === null ? [] : matches.filter((one) => one.round === round.number)
  for (const player of both) {
    const one = state.players.get(player)
    // Coming and going is one's own wish; being sent away is not.
    const isGone = one?.status === 'dropped' && player !== own
    put(`status ${player}`, isGone || one?.status === 'disqualified')
    put(`deductions ${player}`, one?.deductions)
    put(`list ${player}`, state.lists.get(player))
    put(
      `constraints ${player}`,
      state.constraints.filter(({ players }) => players.includes(player)),
    )
  }
  for (const { n, ruling, appeal } of state.rulings.values()) {
    const { players, penalty, table } = ruling
    const costs = penalty !== undefined && 'match' in penalty && ids.includes(penalty.match)
    const isHere = tables.some((one) => one.table === table)
    if (players.some(isBoth) || costs || isHere) put(`ruling ${n}`, appeal?.decision ?? 'stands')
  }
  for (const { n, player, answer } of state.proposals.values()) {
    if (isBoth(player)) put(`proposal ${n}`, answer)
  }
  for (const { n, player, match, granted, outcome } of state.cases.values()) {
    const isKnown = first.cases.has(n) || isBoth(player)
    if (isKnown && (isBoth(player) || (match !== null && ids.includes(match)))) {
      put(`case ${n}`, [granted, outcome])
    }
  }
  for (const { n, player, match, taken, closedAt } of state.calls.values()) {
    const isHere = match !== null && ids.includes(match)
    if (player !== own && (isHere || isBoth(player))) put(`call ${n}`, [taken, closedAt])
  }
  put(
    'deck checks',
    state.deckChecks.filter(({ match }) => ids.includes(match)),
  )
  // Who stopped being the player they are could decide all of this after all.
  const leading = state.leaders.find((one) => one.leader === leader)
  if (first.stages.length > 0 && leading !== undefined) put('plays', leading.plays)
  return picture
}

/** Whether this is no decision of one alone: somebody else has spoken, or it is one's own wish. */
const isSpoken = (step: Step, own: PlayerId, key: string, log: Log): boolean => {
  const { before, after, ask, decision } = step
  const [what = '', which = ''] = key.split(' ')
  const was = [...(before.state?.matches.values() ?? [])].find(({ match }) => match === which)
  const is = [...(after.state?.matches.values() ?? [])].find(({ match }) => match === which)
  const other = (is ?? was)?.players.find((player) => player !== own)
  const hasLeft =
    after.state?.players.get(own)?.status === 'dropped' &&
    before.state?.players.get(own)?.status !== 'dropped'
  // Who goes takes the own match along; a round that begins anew for all had nothing played in it.
  const isOfMatch = ['result', 'time', 'signed', 'said', 'awaits', 'seats'].includes(what)
  const isAnew =
    was?.result === null && is === undefined && (after.state?.rounds.length ?? 0) < was.round
  if (isOfMatch && (hasLeft || isAnew)) return true
  switch (what) {
    case 'result':
      return (is?.awaits !== null && is?.awaits === other) || isSaid()
    // Waiting for somebody takes nothing away from them, nor does giving in to what they said.
    case 'awaits':
      return is?.awaits === other || isSaid()
    case 'list':
      return (
        which === own &&
        decision.granted &&
        ask.command.kind === 'submit-list' &&
        !decision.facts.some(({ kind }) => kind === 'rule-overridden')
      )
    case 'case':
      return ask.command.kind === 'report-material' && ask.command.player === own
    // Where a round is taken back the table is nobody's, and what was ruled there stands.
    case 'ruling':
      return rulingIn(before) === rulingIn(after)
    // Who is only now on record as a player, or leads no more, has not stopped being one.
    case 'plays':
      return leadingIn(before)?.plays == null || leadingIn(after) === undefined
    default:
      return false
  }

  function leadingIn({ state }: Event) {
    return state?.leaders.find((one) => one.leader === ask.by.leader)
  }

  function rulingIn({ state }: Event): string {
    const ruled = state?.rulings.get(Number(which))
    return JSON.stringify(ruled && [ruled.ruling, ruled.appeal]) ?? 'none'
  }

  /** Whether the result is the one that the opponent has reported. */
  function isSaid(): boolean {
    const said = was?.reports.find(({ player }) => player === other)?.result
    const result = is?.result ?? null
    return said !== undefined && result !== null && isSameResult(said, result) && isTheirs()
  }

  /** What stands as the opponent's word was not typed by who profits from it. */
  function isTheirs(): boolean {
    const entry = log.findLast(
      ({ fact }) =>
        fact.kind === 'result-reported' && fact.match === which && fact.player === other,
    )
    return entry?.by.leader === undefined || entry.by.leader !== ask.by.leader
  }
}
