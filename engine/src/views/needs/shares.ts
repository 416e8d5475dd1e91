import { chanceFrom } from '../../chance/chance.ts'
import { matchesOf, stageKindOf } from '../../event/reading/rounds.ts'
import { earnedIn, scorerOf, settingOf } from '../../event/reading/scoring-of.ts'
import type { EventState } from '../../event/spine/state.ts'
import { byeEarned } from '../../scoring/bye.ts'
import type { Earned } from '../../vocabulary/outcome.ts'
import type { Contest } from './contest.ts'
import type { Prospect } from './needs-view.ts'
import type { OwnRow } from './own-rows.ts'
import { type Habits, ownEarned, simulatedEnd } from './simulate.ts'

/** How many ends are simulated in all, and what their luck starts from. */
export type Simulation = { readonly runs: number; readonly entropy: string }

/** In how many simulated ends the player is in, for each row an equal number of them. */
export const shares = (
  state: EventState,
  contest: Contest,
  { runs, entropy }: Simulation,
  rows: readonly OwnRow[],
): ReadonlyMap<OwnRow, Prospect['share']> => {
  const of = Math.floor(runs / Math.max(1, rows.length))
  if (of === 0) return new Map()
  const chance = chanceFrom(entropy)
  const habits = habitsOf(state)
  return new Map(
    rows.map((row) => {
      const own = row.earned === null ? null : ownEarned(row, habits)
      let found = 0
      for (let run = 0; run < of; run++) {
        if (simulatedEnd(contest, habits, chance, own)) found++
      }
      return [row, { in: found, of }]
    }),
  )
}

const habitsOf = (state: EventState): Habits => {
  const { created } = state
  const swiss = state.rounds.filter(({ number }) => stageKindOf(state, number) === 'swiss')
  return {
    played: swiss
      .flatMap((round) => matchesOf(state, round))
      .flatMap((match) => {
        const earned = earnedIn(state, match, 'swiss')
        return earned === null || earned.some(isAbsence) ? [] : [earned]
      }),
    bye: byeEarned(settingOf(created, 'swiss'), scorerOf(created, 'swiss')),
  }
}

/** Somebody did not come; here everybody does. */
const isAbsence = ({ outcome }: Earned): boolean => outcome === 'bye' || outcome === 'unpaired-loss'
