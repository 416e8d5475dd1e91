import { anyResult, clausesOf } from '../../../testing/any/any-result.ts'
import { id, names, type Story, story } from '../../../testing/story.ts'
import { type Chance, chanceFrom } from '../../chance/chance.ts'
import { cutOf } from '../../event/cut/cut-of.ts'
import { activePlayers, matchesOf, openMatches, openRound } from '../../event/reading/rounds.ts'
import { earnedIn, scorerOf } from '../../event/reading/scoring-of.ts'
import type { EventState, Match, Round } from '../../event/spine/state.ts'
import { regulationOf } from '../../regulations/catalogue.ts'
import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type { Game, Result, Score, Tie } from '../../vocabulary/result.ts'
import type { Pair } from '../../vocabulary/seat.ts'

export type Moment = {
  readonly regulation: string
  readonly players: number
  readonly rounds: number
  readonly cut: number
  /** Rounds that are not paired yet. */
  readonly left: number
  /** Tables of the latest round without a result; none closes the round. */
  readonly open: number
  readonly entropy: string
}

/** An event before its cut, as chance has it, with people who left in between. */
export const eventBeforeCut = (moment: Moment): Story => {
  const chance = chanceFrom(moment.entropy)
  const finals = regulationOf(moment.regulation)?.structure.finals ?? 'elimination'
  const told = story({
    regulation: moment.regulation,
    players: names(moment.players),
    structure: {
      kind: 'custom',
      stages: [
        { kind: 'swiss', rounds: moment.rounds, cut: null },
        { kind: finals, rounds: null, cut: moment.cut },
      ],
    },
  })
  const last = moment.rounds - moment.left
  for (let round = 1; round <= last; round++) {
    // Who does not appear is out; with nobody left the day ends here.
    if (activePlayers(told.state()).length < 2) break
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    const running = openRound(told.state()) as Round
    const matches = matchesOf(told.state(), running)
    const open = round === last ? moment.open : 0
    for (const match of matches.slice(Math.min(open, matches.length))) {
      const result = anyResult(chance, told.state(), match)
      told.does({ kind: 'enter-result', match: match.match, result }, { override: 'so it was' })
    }
    if (open > 0) break
    told.does({ kind: 'close-round' })
    if (chance.below(4) === 0) leave(told, chance, moment)
  }
  return told
}

const leave = (told: Story, chance: Chance, { players, cut }: Moment): void => {
  if (activePlayers(told.state()).length <= cut + 1) return
  told.ask({ kind: 'drop-player', player: id(`p${1 + chance.below(players)}`), when: 'now' })
}

/** How a match may end without a ruling: every outcome, and several scores for each. */
export const someResults = (state: EventState): readonly Result[] => {
  const clauses = clausesOf(state, 'swiss')
  const scorer = scorerOf(state.created, 'swiss')
  const both = (scores: readonly Score[]) => [
    ...scores,
    ...scores.map(([high, low]): Score => [low, high]),
  ]
  const all = (): readonly Result[] => {
    switch (clauses.method) {
      case 'destroyed-points':
        return [
          ...both([
            [100, 0],
            [100, 99],
          ]).map((score): Result => ({ ending: 'destruction', score })),
          ...both([
            [71, 60],
            [12, 0],
            [31, 30],
          ]).map((score): Result => ({ ending: 'time', score })),
          { ending: 'time', score: [50, 50] },
          { ending: 'time', score: [50, 50], salvo: 'first' },
          { ending: 'mutual-destruction', score: [100, 100], salvo: 'second' },
        ]
      case 'victory-points': {
        const tie: Tie = { defeats: [20, 12] }
        return [
          ...both([[40, 7]]).map((score): Result => ({ ending: 'points', score })),
          { ending: 'time', score: [20, 20], tie },
        ]
      }
      case 'two-games': {
        const games: readonly Game[] = ['first', 'second', 'draw', 'unplayed']
        return games.flatMap((one) =>
          games.map((two): Result => ({ ending: 'games', games: [one, two] })),
        )
      }
      case 'sided-game':
        return []
    }
  }
  return all().filter((result) => scorer.objection(result) === null)
}

/** What was seen of a player in the ends gone through, by the own outcome. */
type Seen = Map<string, { in: boolean; out: boolean }>

export const outcomeKey = (outcome: string, points: number): string => `${outcome} ${points}`

/** Goes through ends of the rounds before the cut and asks the engine itself who goes on. */
export const everyEnd = (state: EventState, size: number, left: number): Map<PlayerId, Seen> => {
  const results = someResults(state)
  const seen = new Map<PlayerId, Seen>()
  const running = openRound(state)
  const next = running === null ? null : openMatches(state, running)
  const last = state.rounds.length

  const look = (end: EventState): void => {
    const seeds = new Set(cutOf(end, size).seeds)
    const [open, further] = [ownKeys(end, last), ownKeys(end, last + 1)]
    for (const { player } of activePlayers(end)) {
      const byOutcome = seen.get(player) ?? new Map()
      seen.set(player, byOutcome)
      for (const key of ['', `open ${open.get(player)}`, `next ${further.get(player)}`]) {
        const one = byOutcome.get(key) ?? { in: false, out: false }
        byOutcome.set(key, {
          in: one.in || seeds.has(player),
          out: one.out || !seeds.has(player),
        })
      }
    }
  }
  const play = (before: EventState, matches: readonly Match[], then: (end: EventState) => void) => {
    const [match, ...rest] = matches
    if (match === undefined) {
      const rounds = before.rounds.map((round): Round => ({ ...round, status: 'closed' }))
      return then({ ...before, rounds })
    }
    for (const result of results) {
      const ended = new Map(before.matches).set(match.match, { ...match, result })
      play({ ...before, matches: ended }, rest, then)
    }
  }
  const goOn = (before: EventState, rounds: number): void => {
    if (rounds === 0) look(before)
    else
      for (const pairs of pairingsOf(activePlayers(before).map(({ player }) => player))) {
        const { paired, matches } = withRound(before, pairs)
        play(paired, matches, (end) => goOn(end, rounds - 1))
      }
  }
  play(state, next ?? [], (end) => goOn(end, left))
  return seen
}

/** Everybody's own outcome of a round. */
export const ownKeys = (end: EventState, round: number): Map<PlayerId, string> => {
  const keys = new Map<PlayerId, string>()
  const { matches = [] } = end.rounds[round - 1] ?? {}
  for (const match of matches.map((one) => end.matches.get(one) as Match)) {
    const earned = earnedIn(end, match, 'swiss')
    match.players.forEach((player, seat) => {
      const own = earned?.[seat]
      if (own !== undefined) keys.set(player, outcomeKey(own.outcome, own.tournamentPoints))
    })
  }
  return keys
}

/** Every way to pair some players; one of an odd number sits out. */
const pairingsOf = (players: readonly PlayerId[]): readonly (readonly Pair<PlayerId>[])[] => {
  if (players.length % 2 === 1) {
    return players.flatMap((bye) => pairingsOf(players.filter((one) => one !== bye)))
  }
  const [first, ...rest] = players
  if (first === undefined) return [[]]
  return rest.flatMap((second) =>
    pairingsOf(rest.filter((one) => one !== second)).map((pairs) => [
      [first, second] as const,
      ...pairs,
    ]),
  )
}

const withRound = (state: EventState, pairs: readonly Pair<PlayerId>[]) => {
  const number = state.rounds.length + 1
  const like = [...state.matches.values()][0] as Match
  const matches = pairs.map(
    (players, index): Match => ({
      ...like,
      match: `${number}-${index}` as MatchId,
      players,
      round: number,
      table: index + 1,
      result: null,
    }),
  )
  const seated = new Set(pairs.flat())
  const round: Round = {
    ...(state.rounds.at(-1) as Round),
    number,
    status: 'published',
    matches: matches.map(({ match }) => match),
    byes: activePlayers(state)
      .filter(({ player }) => !seated.has(player))
      .map(({ player }) => ({ player, kind: 'odd-number' as const })),
  }
  const all = new Map(state.matches)
  for (const match of matches) all.set(match.match, match)
  return { paired: { ...state, rounds: [...state.rounds, round], matches: all }, matches }
}
