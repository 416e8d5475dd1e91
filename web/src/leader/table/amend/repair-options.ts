import { type EventState, matchesOf, type RepairChoice, repairView } from '@topcut/engine'
import { isSame } from '../../../parts/is-same.ts'
import { type Cost, movesBetween } from './cost.ts'

type RepairOption = { readonly choice: RepairChoice; readonly cost: Cost }

export type RepairOptions = {
  readonly round: number
  readonly options: readonly RepairOption[]
  /** Its clock was started: people play, and to change a table takes a leader's word. */
  readonly isClocked: boolean
  /** The cheapest that makes the round as good as it can be; where people play, as it is. */
  readonly recommended: RepairChoice['kind']
}

/** Who meets whom and who sits out, in whatever order it was found. */
const meetings = ({ pairs, sittingOut }: RepairChoice): readonly string[] =>
  [...pairs.map((pair) => pair.toSorted().join()), ...sittingOut].toSorted()

const isAsGood = (one: RepairChoice, best: RepairChoice): boolean =>
  one.sittingOut.length === best.sittingOut.length && isSame(one.receipt, best.receipt)

/** What can be done about the round that is played, each with its price; the same is told once. */
export const repairOptions = (state: EventState): RepairOptions | null => {
  const choices = repairView(state)
  const round = state.rounds.at(-1)
  if (choices === null || round === undefined) return null
  const before = matchesOf(state, round).map(({ players }) => players)
  const distinct = choices.filter(
    (choice, index) =>
      choices.findIndex((other) => isSame(meetings(other), meetings(choice))) === index,
  )
  const best = choices.find(({ kind }) => kind === 'best')
  const isClocked = round.clock !== null
  const recommended = distinct.find((choice) => best !== undefined && isAsGood(choice, best))
  return {
    round: round.number,
    isClocked,
    recommended: isClocked ? 'leave' : (recommended?.kind ?? 'leave'),
    options: distinct.map((choice) => ({
      choice,
      cost: {
        moves: movesBetween(before, choice.pairs),
        tables: choice.changedTables,
        alone: choice.sittingOut,
        receipt: choice.receipt,
      },
    })),
  }
}
