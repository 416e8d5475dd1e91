import type { Chance } from '../../chance/chance.ts'
import { draw, shuffle } from '../../chance/shuffle.ts'
import type { Line } from '../../standings/ledger.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Earned } from '../../vocabulary/outcome.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import type { Contest } from './contest.ts'
import { comingFrom } from './ended-ledger.ts'
import type { MatchEnd } from './match-ends.ts'
import type { OwnRow } from './own-rows.ts'
import { placedAmong } from './placed-among.ts'

/** What simulated matches and byes bring. */
export type Habits = {
  /** What matches of this event have brought so far; in another one they end otherwise. */
  readonly played: readonly Pair<Earned>[]
  readonly bye: Earned
}

/** One end of the rounds before the cut, by chance. True where it has the player in. */
export const simulatedEnd = (
  contest: Contest,
  habits: Habits,
  chance: Chance,
  own: OwnEarned | null,
): boolean => {
  const { player, open, field, round, roundsLeft, size } = contest
  const coming: (readonly [PlayerId, Line])[] = []
  const points = new Map(field.map((one) => [one, contest.points.get(one) ?? 0]))
  const note = (one: PlayerId, line: Line) => {
    coming.push([one, line])
    points.set(one, (points.get(one) ?? 0) + line.tournamentPoints)
  }
  let isOwnDue = own !== null
  const play = (match: Pair<PlayerId>, number: number) => {
    const seat = match.indexOf(player)
    const isOwn = isOwnDue && seat >= 0
    if (isOwn) isOwnDue = false
    const fixed = isOwn && own !== null ? own(chance) : null
    const earned =
      fixed === null ? anyEarned(contest, habits, chance) : seat === 0 ? fixed : swapped(fixed)
    for (const [one, line] of comingFrom(match, earned, number)) note(one, line)
  }
  for (const match of open) play(match, round)
  for (let number = round + 1; number <= round + roundsLeft; number++) {
    const order = shuffle(field, chance).toSorted(
      (a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0),
    )
    // A bye is a win; whoever asks what the next match brings is not given one.
    const sitting =
      order.length % 2 === 0 ? undefined : order.findLast((one) => !isOwnDue || one !== player)
    if (sitting !== undefined) note(sitting, { ...habits.bye, round: number, opponent: null })
    const seated = order.filter((one) => one !== sitting)
    for (let first = 0; first + 1 < seated.length; first += 2) {
      play([seated[first] as PlayerId, seated[first + 1] as PlayerId], number)
    }
  }
  const { above, level } = placedAmong(contest, coming)
  return above + chance.below(level + 1) < size
}

const swapped = ([a, b]: Pair<Earned>): Pair<Earned> => [b, a]

const anyEarned = ({ ends }: Contest, { played }: Habits, chance: Chance): Pair<Earned> => {
  const earned = draw(played, chance) ?? draw(ends, chance)?.earned
  return chance.below(2) === 0 ? (earned as Pair<Earned>) : swapped(earned as Pair<Earned>)
}

/** What the own match brings, the player in the first seat. */
type OwnEarned = (chance: Chance) => Pair<Earned>

/** The own match as it was asked for: like those that were played, otherwise anywhere in its range. */
export const ownEarned = ({ ends }: OwnRow, { played }: Habits): OwnEarned => {
  const isEnd = ([first, second]: Pair<Earned>) =>
    ends.some(({ earned }) => isSame(first, earned[0]) && isSame(second, earned[1]))
  const seen = [...played, ...played.map(swapped)].filter(isEnd)
  return (chance) => draw(seen, chance) ?? inRange(draw(ends, chance) as MatchEnd, chance)
}

const isSame = (a: Earned, b: Earned): boolean =>
  a.outcome === b.outcome && a.tournamentPoints === b.tournamentPoints

const inRange = ({ earned, margins: [first, second] }: MatchEnd, chance: Chance): Pair<Earned> => {
  const more = chance.below(first.to - first.from + 1)
  const withMargin = (one: Earned, marginOfVictory: number): Earned =>
    one.marginOfVictory === null ? one : { ...one, marginOfVictory }
  return [withMargin(earned[0], first.from + more), withMargin(earned[1], second.to - more)]
}
