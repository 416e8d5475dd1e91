import type { PlayerId } from '../../vocabulary/ids.ts'
import { type Contest, rivalsOf, totalWith } from './contest.ts'
import { nothing, type Reached } from './reached.ts'

/** What one of the rounds to come can bring. */
type Range = { readonly least: number; readonly most: number }

/** How many are surely before the player, and how many can be before or level. */
type Reach = { readonly ahead: number; readonly reaching: number }

/** What tournament points prove with rounds still to be paired. */
export const bounds = (contest: Contest, own: number): Reached => {
  const { ahead, reaching } = reachOf(contest, own, [])
  if (ahead >= contest.size) return { ...nothing, out: true }
  if (reaching < contest.size) return { ...nothing, in: true }
  return { in: true, out: true, level: true }
}

/**
 * Nobody knows who meets whom in the rounds to come, so every rival is given whatever all matches
 * together can pay out. `own` is what the own match brings; `gone` have left with what they have.
 */
export const reachOf = (contest: Contest, own: number, gone: readonly PlayerId[]): Reach => {
  const { open, ends, field, player, roundsLeft, winPoints } = contest
  const earned = ends.flatMap((end) => end.earned.map(({ tournamentPoints }) => tournamentPoints))
  const round: Range = { least: Math.min(...earned), most: Math.max(winPoints, ...earned) }
  const playing = new Set(open.flat())
  const openFor = (one: typeof player) => (playing.has(one) ? 1 : 0)
  const later = openFor(player) + roundsLeft - 1
  const least = totalWith(contest, player, own + later * round.least)
  const most = totalWith(contest, player, own + later * round.most)

  const perMatch = Math.max(
    ...ends.map(({ earned: [a, b] }) => a.tournamentPoints + b.tournamentPoints),
  )
  const perRound = Math.floor(field.length / 2) * perMatch + (field.length % 2) * winPoints
  let paidOut = open.length * perMatch + roundsLeft * perRound
  const left = gone.map((one) => totalWith(contest, one, 0))
  let ahead = left.filter((total) => total > most).length
  let reaching = left.filter((total) => total >= least).length
  const lacking: number[] = []
  for (const rival of rivalsOf(contest)) {
    const rounds = openFor(rival) + roundsLeft
    if (totalWith(contest, rival, rounds * round.least) > most) ahead++
    if (totalWith(contest, rival, rounds * round.most) < least) continue
    lacking.push(Math.max(0, least - (contest.points.get(rival) ?? 0)))
  }
  // Those who lack the least come first: nobody can make more rivals reach the line than this.
  for (const lack of lacking.toSorted((a, b) => a - b)) {
    if (least > 0 && lack > paidOut) break
    if (least > 0) paidOut -= lack
    reaching++
  }
  return { ahead, reaching }
}
