import { expect } from 'vitest'
import {
  awaiting,
  bracketOf,
  type Command,
  currentRound,
  currentStage,
  type EventState,
  isBracket,
  type Match,
  matchesOf,
  openMatches,
  openRound,
  type PlayerId,
  type Result,
  rulesOf,
  type Seat,
  standingsView,
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
      // The second game is played all the same; a final match has to have a winner.
      return { ending: 'games', games: [{ conceded: by }, isBracket(kind) ? other : by] }
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
  forfeit: 'the game is given up',
  'match-loss': 'the match is lost',
  'no-show': 'did not appear',
  withdrawal: 'the opponent moves on as with a bye',
}

/** How a match ended for this seat. */
const endingTold = (result: Result, seat: Seat): string => {
  if (result.ending !== 'games') return endings[result.ending] ?? result.ending
  return `the first game is given up, the second ${result.games[1] === seat ? 'won' : 'lost'}`
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
    event.does({ kind: 'pair-round' })
    expect(seatedIn(event, 0)).not.toContain(player)
    const late = { kind: 'register-late-player', player } as const
    expect(event.ask(late)).toMatchObject({ granted: true })
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
    ...decision.warnings.flatMap(({ code }) => warnings[code] ?? []),
  ]
  const rounds = event.state().rounds.length
  playOut(event)
  isGone(event, player, rounds)
  return [...told, ...endTold(event, { before, player, opponent, rounds })].join('; ')
}

/** What the leader hears, as far as it is more than what happens. */
const warnings: { readonly [code: string]: string } = {
  'pairing-discarded': 'the round is paired anew',
  'place-left-empty': 'the leader is told that the place could go to the next',
  'score-assumed': 'the leader is told that nothing counts as scored',
  'games-assumed': 'the leader is told that both games count as lost',
}

/** Everybody who has a table or a bye in the rounds from this one on. */
const seatedIn = (event: Story, from: number): readonly PlayerId[] =>
  event
    .state()
    .rounds.slice(from)
    .flatMap((round) => [
      ...matchesOf(event.state(), round).flatMap((one) => one.players),
      ...round.byes.map((bye) => bye.player),
    ])

/** Whoever has left is paired no more, and keeps a place; the disqualified have none. */
const isGone = (event: Story, player: PlayerId, rounds: number): void => {
  const { players, finished } = event.state()
  const { status } = players.get(player) ?? expect.fail('nobody')
  if (status === 'active') return
  expect(seatedIn(event, rounds)).not.toContain(player)
  const place = finished?.places.find((one) => one.player === player)?.place ?? null
  // Who left before the first round was published never took part.
  const keepsPlace = status === 'dropped' && hasPlayed(event, player)
  expect(place).toEqual(keepsPlace ? expect.any(Number) : null)
}

const hasPlayed = (event: Story, player: PlayerId): boolean => seatedIn(event, 0).includes(player)

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
  /** The event when somebody went. */
  readonly before: EventState
  readonly player: PlayerId
  readonly opponent: PlayerId | null
  readonly rounds: number
}

/** What comes of it later on. */
const endTold = (event: Story, end: End): readonly string[] => {
  if (awaiting(end.before).step === 'make-cut') return [cutTold(event, end)]
  const { before, player, opponent, rounds } = end
  const { cut, finished } = event.state()
  const isStageToCome = before.cut !== null && before.stages.length <= before.cut.stage
  const [last, ...others] = cut?.seeds ?? []
  if (isStageToCome && others.length === 0) {
    expect(finished?.champion).toBe(last)
    return ['who stays wins']
  }
  if (opponent === null) return []
  const isEnd = event.state().rounds.length <= rounds
  if (isEnd && finished?.champion === opponent) return ['the opponent is champion']
  const sitting = event
    .state()
    .rounds.slice(rounds)
    .flatMap(({ byes }) => byes)
  if (sitting.some((bye) => bye.player === opponent && bye.kind === 'opponent-withdrew')) {
    return ['the next opponent has a bye']
  }
  return event.state().players.get(player)?.status === 'active' ? [lossTold(event, end)] : []
}

/** The place of whoever goes before the cut is no place yet: the best of those who are left go on. */
const cutTold = (event: Story, { before, player }: End): string => {
  const { stages, cut, finished } = event.state()
  const left = standingsView(before)
    .rows.map((row) => row.player)
    .filter((one) => one !== player)
  if (cut === null || stages.length < 2) {
    expect(finished?.champion).toBe(left[0])
    return 'who stays wins'
  }
  expect(cut.seeds.toSorted()).toEqual(left.slice(0, 8).toSorted())
  return 'the next goes on instead'
}

/** Whoever is still there has lost a game of the bracket: the first of two, or the only one. */
const lossTold = (event: Story, { player, rounds }: End): string => {
  const [next] = event.state().rounds.slice(rounds)
  const games = next === undefined ? [] : matchesOf(event.state(), next).map(({ game }) => game)
  if (games.includes('GF2')) return 'one last game decides'
  return seatedIn(event, rounds).includes(player) ? 'plays on after a first loss' : 'eliminated'
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
  const ending = endingTold(entered.result, entered.players[0] === player ? 'first' : 'second')
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
