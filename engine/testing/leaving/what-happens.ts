import { expect } from 'vitest'
import {
  awaiting,
  bracketOf,
  type Command,
  currentRound,
  currentStage,
  isBracket,
  type Match,
  matchesOf,
  openMatches,
  openRound,
  type PlayerId,
  type Result,
  rulesOf,
  tablesView,
} from '../../src/index.ts'
import { lowerNumber, plainWin } from '../plain-win.ts'
import type { Story } from '../story.ts'
import { type Act, type Day, start } from './day.ts'

const ownMatch = (event: Story, player: PlayerId): Match | null => {
  const round = openRound(event.state())
  if (round?.status !== 'published') return null
  return matchesOf(event.state(), round).find(({ players }) => players.includes(player)) ?? null
}

/** Giving a match up as the document has it. */
const conceded = (event: Story, { players, round }: Match, player: PlayerId): Result => {
  const [by, other] =
    players[0] === player ? (['first', 'second'] as const) : (['second', 'first'] as const)
  const { scoring } = rulesOf(event.state().created).regulation
  const kind =
    event.state().stages[event.state().rounds[round - 1]?.stage ?? 0]?.plan.kind ?? 'swiss'
  const { method } = isBracket(kind) ? scoring.elimination : scoring.swiss
  switch (method) {
    case 'destroyed-points':
      return { ending: 'concession', by, score: by === 'first' ? [55, 20] : [20, 55] }
    case 'victory-points':
      return { ending: 'concession', by }
    case 'two-games':
      return { ending: 'games', games: [{ conceded: by }, other] }
    case 'sided-game':
      return { ending: 'forfeit', winner: other }
  }
}

/** The command for an act; null where there is no match that it could be about. */
const commandFor = ({ event, player }: Day, act: Act): Command | null => {
  const match = ownMatch(event, player)
  switch (act) {
    case 'drop':
      return { kind: 'drop-player', player, when: 'now' }
    case 'disqualification':
      return { kind: 'disqualify-player', player, when: 'now', reason: 'conduct' }
    case 'declined place':
      return { kind: 'decline-place', player }
    case 'concession':
      return match === null
        ? null
        : { kind: 'enter-result', match: match.match, result: conceded(event, match, player) }
    case 'no-show': {
      if (match === null) return null
      const by = match.players[0] === player ? 'first' : 'second'
      return { kind: 'enter-result', match: match.match, result: { ending: 'no-show', by } }
    }
  }
}

const statuses = {
  active: 'stays in',
  registered: 'stays registered',
  waiting: 'waits',
  dropped: 'out',
  disqualified: 'disqualified',
} as const

/** In a bracket those who are still there are in or out by their games alone. */
const statusTold = (event: Story, player: PlayerId): readonly string[] => {
  const { status = 'active' } = event.state().players.get(player) ?? {}
  const inBracket = isBracket(currentStage(event.state())?.plan.kind ?? 'swiss')
  return inBracket && status === 'active' ? [] : [statuses[status]]
}

const endings: { readonly [ending: string]: string } = {
  concession: 'the match is given up',
  games: 'the first game is given up',
  forfeit: 'the game is given up',
  'match-loss': 'the match is lost',
  'no-show': 'did not appear',
  withdrawal: 'the opponent moves on as with a bye',
}

const refusals: { readonly [code: string]: string } = {
  'no-place-to-decline': 'refused: no place to decline',
  'stage-running': 'refused: too late for a replacement',
}

/** What becomes of an act, in a few words, with the event played to its end afterwards. */
export const happens = (day: Day, act: Act): string => {
  const { event, player } = day
  if (act === 'no-show' && event.state().stages.length === 0) {
    start(event)
    playOut(event)
    return 'the event begins without; a late entry stays possible'
  }
  const command = commandFor(day, act)
  if (command === null) {
    playOut(event)
    return act === 'no-show' ? 'no match to miss' : 'no match to give up'
  }
  const before = event.state()
  const decision = event.ask(command)
  if (!decision.granted) {
    playOut(event)
    return refusals[decision.refusal.code] ?? `refused: ${decision.refusal.code}`
  }
  const match = ownMatch(event, player)
  const opponent = opponentOf(event, player)
  event.does(command)
  const told = [
    ...statusTold(event, player),
    ...resultTold(event, player, match),
    ...placeTold(event, before.cut?.seeds ?? []),
    ...(decision.warnings.some(({ code }) => code === 'place-left-empty')
      ? ['the leader is told that the place could go to the next']
      : []),
  ]
  const isBeforeCut = awaiting(before).step === 'make-cut'
  const rounds = event.state().rounds.length
  playOut(event)
  isGone(event, player, rounds)
  return [...told, ...endTold(event, { isBeforeCut, opponent, rounds })].join('; ')
}

/** Whoever has left is paired no more; the disqualified have no place in the end. */
const isGone = (event: Story, player: PlayerId, rounds: number): void => {
  const { players, finished } = event.state()
  const { status } = players.get(player) ?? expect.fail('nobody')
  if (status === 'active') return
  const later = event.state().rounds.slice(rounds)
  const seated = later.flatMap((round) => [
    ...matchesOf(event.state(), round).flatMap((one) => one.players),
    ...round.byes.map((bye) => bye.player),
  ])
  expect(seated).not.toContain(player)
  const place = finished?.places.find((one) => one.player === player)?.place ?? null
  if (status === 'disqualified') expect(place).toBeNull()
}

/** The other one in this game of a bracket, or in the next. */
const opponentOf = (event: Story, player: PlayerId): PlayerId | null => {
  const kind = currentStage(event.state())?.plan.kind ?? 'swiss'
  if (!isBracket(kind)) return null
  const slots =
    ownMatch(event, player)?.players ??
    bracketOf(event.state(), event.state().stages.length - 1).next.find(({ slots: due }) =>
      due.includes(player),
    )?.slots
  return slots?.find((one) => one !== null && one !== player) ?? null
}

type End = {
  readonly isBeforeCut: boolean
  readonly opponent: PlayerId | null
  readonly rounds: number
}

/** What comes of it later on. */
const endTold = (event: Story, { isBeforeCut, opponent, rounds }: End): readonly string[] => {
  const { stages, cut, finished } = event.state()
  if (isBeforeCut) {
    return [cut === null || stages.length < 2 ? 'who stays wins' : 'the next goes on instead']
  }
  if (opponent === null) return []
  const sitting = event
    .state()
    .rounds.slice(rounds)
    .flatMap(({ byes }) => byes)
  if (sitting.some(({ player, kind }) => player === opponent && kind === 'opponent-withdrew')) {
    return ['the next opponent has a bye']
  }
  const isEnd = event.state().rounds.length <= rounds
  return isEnd && finished?.champion === opponent ? ['the opponent is champion'] : []
}

/** What the match is worth now: `the match is given up (win 5/200)`. */
const resultTold = (event: Story, player: PlayerId, match: Match | null): readonly string[] => {
  const entered = match === null ? undefined : event.state().matches.get(match.match)
  const round = currentRound(event.state())
  if (entered?.result == null || round === null) return []
  const row = tablesView(event.state(), round).find((one) => one.match === entered.match)
  const other = row?.earned?.[entered.players[0] === player ? 1 : 0]
  if (other === undefined) return []
  const isSwiss = currentStage(event.state())?.plan.kind === 'swiss'
  const { outcome, tournamentPoints, marginOfVictory } = other
  const worth =
    marginOfVictory === null ? `${tournamentPoints}` : `${tournamentPoints}/${marginOfVictory}`
  const ending = endings[entered.result.ending] ?? entered.result.ending
  return [isSwiss ? `${ending} (opponent: ${outcome} ${worth})` : ending]
}

const placeTold = (event: Story, before: readonly PlayerId[]): readonly string[] => {
  const seeds = event.state().cut?.seeds ?? []
  if (seeds.join() === before.join() || before.length === 0) return []
  const came = seeds.find((seed) => !before.includes(seed))
  if (came === undefined) return ['the place stays empty']
  return [seeds.at(-1) === came ? 'the next moves up as the lowest seed' : 'the next moves up']
}

/** From here to the champion, each match won by the lower number. */
const playOut = (event: Story): void => {
  for (let steps = 0; steps < 60; steps++) {
    const next = awaiting(event.state())
    switch (next.step) {
      case 'nothing':
        return
      case 'enter-results': {
        const round = openRound(event.state()) ?? expect.fail('no round')
        for (const match of openMatches(event.state(), round)) {
          const result = plainWin(event.state(), match, lowerNumber(match))
          event.does({ kind: 'enter-result', match: match.match, result })
        }
        break
      }
      case 'check-in-players':
      case 'announce-event':
        start(event)
        break
      default:
        event.does({ kind: next.step } as Command)
    }
  }
  expect.fail('the event does not end')
}
