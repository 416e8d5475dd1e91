import {
  leaderId,
  matchesOf,
  openMatches,
  openRound,
  type PlayerId,
  playerId,
  rulesOf,
  type Seat,
} from '@topcut/engine'
import { refused } from '../refusal.ts'
import { reachStage } from './reach-stage.ts'
import type { ScenarioRound } from './scenario.ts'
import { seated } from './seated.ts'
import type { Telling, Told } from './telling.ts'

/** How a file is taken: `strict` refuses somebody left out, `lenient` lets it stand to be judged. */
export type LeftOut = 'strict' | 'lenient'

/** What a round was drawn from, how it is taken, and what the file says of the others. */
type Drawn = {
  readonly entropy: string
  readonly leftOut: LeftOut
  readonly before: readonly ScenarioRound[]
  readonly later: readonly ScenarioRound[]
}

/** Tells one round as it was played, then what took effect after it. */
export const playRound = (
  tale: Telling,
  round: ScenarioRound,
  path: string,
  drawn: Drawn,
): void => {
  reachStage(tale, round.stage, path)
  seatPlayers(tale, round, path, drawn)
  tale.give({ kind: 'publish-round' })
  enterResults(tale, round, path, drawn.later)
  const open = openRound(tale.state())
  if (open !== null && openMatches(tale.state(), open).length === 0) {
    tale.give({ kind: 'close-round' })
  }
  round.rulings.forEach(({ player: name, deduct: points }, index) => {
    const place = `${path}.rulings[${index}]`
    const player = known(tale, name, place)
    tale.give({ kind: 'deduct-points', player, points, reason: 'as ruled' }, { place })
  })
  round.drop.forEach((name, index) => {
    const place = `${path}.drop[${index}]`
    const player = known(tale, name, place)
    // Where a no-show takes somebody out, a file may say so once more.
    if (isOutByNoShow(tale, [...drawn.before, round], name)) return
    tale.give({ kind: 'drop-player', player, when: 'after-round' }, { place })
  })
  round.readmit.forEach((name, index) => {
    const place = `${path}.readmit[${index}]`
    tale.give({ kind: 'readmit-player', player: known(tale, name, place) }, { place })
  })
  round.disqualify.forEach((name, index) => {
    const place = `${path}.disqualify[${index}]`
    const player = known(tale, name, place)
    tale.give(
      { kind: 'disqualify-player', player, when: 'after-round', reason: 'as ruled' },
      { place },
    )
  })
}

const known = (tale: Telling, name: string, at: string): PlayerId => {
  const player = playerId(name)
  return tale.state().players.has(player) ? player : refused({ code: 'unknown-player', player, at })
}

const seatPlayers = (tale: Telling, round: ScenarioRound, path: string, drawn: Drawn): void => {
  const tables: (readonly [PlayerId, PlayerId])[] = []
  const byes: { readonly player: PlayerId; readonly kind: 'odd-number' }[] = []
  round.matches.forEach((match, index) => {
    const place = `${path}.matches[${index}]`
    if ('bye' in match) byes.push({ player: known(tale, match.bye, place), kind: 'odd-number' })
    else tables.push([known(tale, match.players[0], place), known(tale, match.players[1], place)])
  })
  // What is in the file has happened: a leader may have let others meet than the bracket says.
  const isHistory = round.stage !== 'swiss' || drawn.leftOut === 'lenient'
  tale.give(
    { kind: 'pair-round-by-hand', tables, byes, reason: 'as played' },
    {
      place: path,
      entropy: drawn.entropy,
      ...(isHistory ? { override: 'as played' } : {}),
    },
  )
}

type Played = Extract<ScenarioRound['matches'][number], { readonly players: unknown }>

/** Whether somebody did not come to a match. */
const isAbsent = (
  { players, result }: Pick<Played, 'players' | 'result'>,
  name: string,
): boolean =>
  result?.ending === 'double-no-show'
    ? players.includes(name)
    : result?.ending === 'no-show' && result.by === name

/** Whoever did not come and has not been dropped in as many words. */
const isOutByNoShow = (tale: Telling, rounds: readonly ScenarioRound[], name: string): boolean => {
  if (tale.state().players.get(playerId(name))?.status !== 'dropped') return false
  const last = rounds.findLastIndex(({ matches }) =>
    matches.some((match) => 'players' in match && isAbsent(match, name)),
  )
  return last >= 0 && rounds.slice(last, -1).every(({ drop }) => !drop.includes(name))
}

/** Whoever plays again without having been let back in was kept by a leader. */
const isKept = (round: ScenarioRound, later: readonly ScenarioRound[], name: string): boolean => {
  if (round.drop.includes(name)) return false
  let isBack = round.readmit.includes(name)
  for (const { matches, readmit } of later) {
    const plays = matches.some((match) =>
      'bye' in match ? match.bye === name : match.players.includes(name),
    )
    if (plays) return !isBack
    isBack ||= readmit.includes(name)
  }
  return false
}

/** A file names whoever saw two agree on a draw, and nobody's office: one who did was a judge. */
const appointWitnesses = (tale: Telling, played: readonly Pick<Played, 'result'>[]): void => {
  for (const { result } of played) {
    if (result?.ending !== 'intentional-draw' || result.witness.trim() === '') continue
    const leader = leaderId(result.witness)
    if (tale.state().leaders.some((one) => one.leader === leader)) continue
    tale.give({ kind: 'appoint-leader', leader, role: 'judge' })
  }
}

const enterResults = (
  tale: Telling,
  round: ScenarioRound,
  path: string,
  later: readonly ScenarioRound[],
): void => {
  const { noShowIsRemoved } = rulesOf(tale.state().created).regulation.leaving
  const open = openRound(tale.state())
  const matches = open === null ? [] : matchesOf(tale.state(), open)
  const played = round.matches.flatMap((match, index) =>
    'players' in match ? [{ ...match, place: `${path}.matches[${index}].result` }] : [],
  )
  appointWitnesses(tale, played)
  tale.giveAll(
    played.flatMap(({ players, result, place }, index): readonly Told[] => {
      const match = matches[index]?.match
      if (result === null || match === undefined) return []
      const seat = (name: string): Seat => {
        if (name === players[0]) return 'first'
        if (name === players[1]) return 'second'
        return refused({ code: 'not-at-this-table', player: name, at: place })
      }
      const stays =
        noShowIsRemoved?.value === true &&
        players.some((name) => isAbsent({ players, result }, name) && isKept(round, later, name))
      const command = { kind: 'enter-result', match, result: seated(result, seat) } as const
      // Other sides than the rules have are history as well, and so is a ruling: `check` tells of them.
      const isRuled = 'light' in result || result.ending === 'match-loss'
      const told = isRuled ? { place, override: 'as played' } : { place }
      return [{ command: stays ? { ...command, keep: 'as played' } : command, ...told }]
    }),
  )
}
