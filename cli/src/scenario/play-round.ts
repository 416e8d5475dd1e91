import {
  matchesOf,
  openMatches,
  openRound,
  type PlayerId,
  playerId,
  type Seat,
} from '@topcut/engine'
import { refused } from '../refusal.ts'
import { reachStage } from './reach-stage.ts'
import type { ScenarioRound } from './scenario.ts'
import { seated } from './seated.ts'
import type { Telling, Told } from './telling.ts'

/** How a file is taken: `strict` refuses somebody left out, `lenient` lets it stand to be judged. */
export type LeftOut = 'strict' | 'lenient'

/** What a round was drawn from, and how it is taken. */
type Drawn = { readonly entropy: string; readonly leftOut: LeftOut }

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
  enterResults(tale, round, path)
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

const enterResults = (tale: Telling, round: ScenarioRound, path: string): void => {
  const open = openRound(tale.state())
  const matches = open === null ? [] : matchesOf(tale.state(), open)
  const played = round.matches.flatMap((match, index) =>
    'players' in match ? [{ ...match, place: `${path}.matches[${index}].result` }] : [],
  )
  tale.giveAll(
    played.flatMap(({ players, result, place }, index): readonly Told[] => {
      const match = matches[index]?.match
      if (result === null || match === undefined) return []
      const seat = (name: string): Seat => {
        if (name === players[0]) return 'first'
        if (name === players[1]) return 'second'
        return refused({ code: 'not-at-this-table', player: name, at: place })
      }
      return [{ command: { kind: 'enter-result', match, result: seated(result, seat) }, place }]
    }),
  )
}
