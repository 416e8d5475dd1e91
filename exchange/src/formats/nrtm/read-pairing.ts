import type { ScenarioGame } from '../../scenario/scenario.ts'
import { type At, anyObject, field } from '../../scenario/shape.ts'
import type { FoundMatch, Said } from '../found.ts'
import { given, label, numeric, yes } from '../loose.ts'
import type { Lost } from '../lost.ts'

type ReadPairing = { readonly match: readonly FoundMatch[]; readonly isElimination: boolean }

/** Somebody against nobody, or against player 0, has a bye. */
export const readPairing = (at: At, nameOf: (id: string) => string, lost: Lost[]): ReadPairing => {
  anyObject(at)
  const sides = (['player1', 'player2'] as const).map((seat) => field(at, seat))
  const ids = sides.map((side) => {
    if (typeof side.value !== 'object' || side.value === null) return null
    const id = given(side, 'id', label) ?? '0'
    return id === '0' ? null : id
  })
  const [first = null, second = null] = ids
  const isElimination = given(at, 'eliminationGame', yes) ?? false
  if (first === null && second === null) {
    lost.push({ kind: 'field', of: 'player1, player2', where: at.path })
    return { match: [], isElimination }
  }
  if (first === null || second === null) {
    return { match: [{ at: at.path, bye: nameOf(first ?? second ?? '') }], isElimination }
  }
  const players = [nameOf(first), nameOf(second)] as const
  const [one, two] = sides as [At, At]
  const said = isElimination ? cutSaid(one, two, players) : swissSaid(at, one, two)
  return { match: [{ at: at.path, players, said }], isElimination }
}

/** In the cut one game is played; whoever runs plays the light side. */
const cutSaid = (one: At, two: At, players: readonly [string, string]): Said => {
  const isWon = [one, two].map((side) => given(side, 'winner', yes) ?? false)
  const winner = isWon[0] === isWon[1] ? undefined : players[isWon[0] === true ? 0 : 1]
  if (winner === undefined) {
    return isWon[0] === true ? { kind: 'unknown', text: 'winner, winner' } : { kind: 'nothing' }
  }
  const roles = [one, two].map((side) => given(side, 'role', label)?.toLowerCase())
  const light = roles.indexOf('runner')
  const isTold = light >= 0 || roles.includes('corp')
  const seat = light >= 0 ? light : 1 - roles.indexOf('corp')
  return { kind: 'sided', winner, light: isTold ? (players[seat] ?? null) : null }
}

const swissSaid = (at: At, one: At, two: At): Said => {
  const scores = (side: At) => ({
    runner: given(side, 'runnerScore', numeric),
    corp: given(side, 'corpScore', numeric),
    combined: given(side, 'combinedScore', numeric),
  })
  const [a, b] = [scores(one), scores(two)]
  const isAgreed = given(at, 'intentionalDraw', yes) ?? false
  const parts = [a.corp, b.runner, a.runner, b.corp]
  const isUnder = [a, b].some(({ runner = 0, corp = 0, combined = 0 }) => runner + corp < combined)
  // Cobra may have been told no more than what both games came to: then the games stand there as 0.
  const isSummed = isUnder && parts.every((part) => part === 0)
  if (!isSummed && parts.every((part) => part !== undefined)) {
    const [corp, otherRunner, runner, otherCorp] = parts as [number, number, number, number]
    const games = [gameOf(corp, otherRunner), gameOf(runner, otherCorp)] as const
    if (games[0] !== null && games[1] !== null)
      return { kind: 'games', games: [games[0], games[1]] }
    return { kind: 'unknown', text: `${corp}–${otherRunner}, ${runner}–${otherCorp}` }
  }
  if (isAgreed) return { kind: 'result', result: { ending: 'intentional-draw', witness: '?' } }
  if (a.combined === undefined || b.combined === undefined) return { kind: 'nothing' }
  return { kind: 'match-points', points: [a.combined, b.combined] }
}

/** Three points for a game won, one for a game drawn: other points are another game's. */
const gameOf = (first: number, second: number): ScenarioGame | null => {
  if (first === 3 && second === 0) return 'first'
  if (first === 0 && second === 3) return 'second'
  if (first === 1 && second === 1) return 'draw'
  return first === 0 && second === 0 ? 'unplayed' : null
}
