import { countedLedger, lastCountedRound, swissStageAfterCut } from '../event/reading/ledger-of.ts'
import { rulesOf } from '../event/reading/rules.ts'
import { standingsOf, standingsRules } from '../event/reading/standings-of.ts'
import type { EventState } from '../event/spine/state.ts'
import {
  approximately,
  divide,
  type Fraction,
  fraction,
  fractionText,
} from '../standings/fraction.ts'
import { isUnplayed, type Ledger, type Line, linesOf } from '../standings/ledger.ts'
import { type ScheduleFormulaName, scheduleFormulas } from '../standings/schedule/catalogue.ts'
import type { ExtendedFormulaName } from '../standings/schedule/extended.ts'
import { type Course, coursesOf, unknownCourse } from '../standings/schedule/schedule.ts'
import type { DecidedBy, Standing } from '../standings/standings.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import type { RuleId } from '../vocabulary/rule.ts'
import { rankingRules } from './ranking-rules.ts'

/** One number that goes into a measure: the round and the opponent it comes from. */
type Addend = Pick<Line, 'round' | 'opponent' | 'outcome'> & {
  /** A whole number, or `p/q`. */
  readonly value: string
  readonly shown: number
}

/** A measure taken apart: its addends, added up and divided, are its value. */
export type Explained = {
  readonly how: 'own-rounds' | ScheduleFormulaName | ExtendedFormulaName
  readonly addends: readonly Addend[]
  /** What the sum is divided by; 1 where it is not. */
  readonly dividedBy: number
  readonly value: string
  readonly shown: number
  readonly rules: readonly RuleId[]
}

/** What separates two players who stand next to each other. */
export type Decided = {
  readonly by: DecidedBy
  readonly other: PlayerId
  readonly rule: RuleId
}

export type Explanation = {
  readonly place: Standing['place']
  readonly tournamentPoints: Explained
  /** Tournament points taken away by rulings: they are missing from the sum. */
  readonly deducted: number
  readonly marginOfVictory: Explained | null
  readonly strengthOfSchedule: Explained
  readonly extendedStrengthOfSchedule: Explained | null
  /** Towards the player above, and towards the one below. */
  readonly above: Decided | null
  readonly below: Decided | null
}

/** Every number of one line of the standings, down to the rounds it comes from. */
export const explain = (
  state: EventState,
  player: PlayerId,
  afterRound: number = lastCountedRound(state),
): Explanation | null => {
  const standings = standingsOf(state, afterRound)
  const index = standings.findIndex((one) => one.player === player)
  const standing = standings[index]
  if (standing === undefined) return null
  const ledger = ledgerBehind(state, player, afterRound)
  const lines = linesOf(ledger, player)
  const own = (value: number, of: (line: Line) => number, rules: readonly RuleId[]): Explained => ({
    how: 'own-rounds',
    addends: lines.map((line) => addend(line, fraction(of(line)))),
    dividedBy: 1,
    value: `${value}`,
    shown: value,
    rules,
  })
  const { tournamentPoints, marginOfVictory } = standing
  const rules = rulesBehind(state, ledger, player)
  const [before, after] = [standings[index - 1], standings[index + 1]]
  return {
    place: standing.place,
    tournamentPoints: own(tournamentPoints, (line) => line.tournamentPoints, rules.points),
    deducted: ledger.get(player)?.deducted ?? 0,
    marginOfVictory:
      marginOfVictory === null
        ? null
        : own(marginOfVictory, (line) => line.marginOfVictory ?? 0, rules.margin),
    ...schedules(state, standing, ledger, afterRound),
    above: decided(state, before, before),
    below: decided(state, standing, after),
  }
}

/** The lines a standing is made of: whom a cut left behind stands as before the cut. */
const ledgerBehind = (state: EventState, player: PlayerId, afterRound: number): Ledger => {
  const stage = swissStageAfterCut(state, afterRound)
  return stage === undefined || stage.entrants.includes(player)
    ? countedLedger(state, afterRound)
    : ledgerBehind(state, player, stage.firstRound - 1)
}

const addend = ({ round, opponent, outcome }: Line, value: Fraction): Addend => ({
  round,
  opponent,
  outcome,
  value: fractionText(value),
  shown: approximately(value),
})

const inSchedule: { readonly [F in ScheduleFormulaName]: (opponent: Course) => Fraction } = {
  'sum-of-points': ({ total }) => fraction(total),
  'averages-over-own-rounds': ({ average }) => fraction(average.top, average.bottom),
  'averages-over-opponents': ({ average }) => fraction(average.top, average.bottom),
}

const inExtended: { readonly [F in ExtendedFormulaName]: (opponent: Course) => Fraction } = {
  'sum-of-schedules': ({ strength }) => strength,
  'average-of-schedules': ({ strength }) => strength,
  'schedules-over-their-opponents': ({ strength, opponents }) =>
    divide(strength, Math.max(1, opponents.length)),
}

const schedules = (
  state: EventState,
  { player, strengthOfSchedule, extendedStrengthOfSchedule }: Standing,
  ledger: Ledger,
  afterRound: number,
): Pick<Explanation, 'strengthOfSchedule' | 'extendedStrengthOfSchedule'> => {
  const { schedule, extended, readings } = standingsRules(state, afterRound, 'standings')
  const courses = coursesOf(ledger, readings, scheduleFormulas[schedule])
  const isCounted = ({ opponent }: Line): boolean =>
    opponent !== null &&
    (readings.disqualifiedInSchedule !== 'remove' || ledger.get(opponent)?.isRanked !== false)
  const lines = linesOf(ledger, player)
  const met = lines.filter(isCounted)
  const courseOf = ({ opponent }: Line): Course =>
    (opponent === null ? undefined : courses.get(opponent)) ?? unknownCourse
  const divisors: { readonly [F in ScheduleFormulaName | ExtendedFormulaName]?: number } = {
    'averages-over-own-rounds': lines.length,
    'averages-over-opponents': met.length,
    'average-of-schedules': met.length,
  }
  const taken = <F extends ScheduleFormulaName | ExtendedFormulaName>(
    how: F,
    value: Fraction,
    of: (opponent: Course) => Fraction,
    rule: RuleId | null,
  ): Explained => ({
    how,
    addends: met.map((line) => addend(line, of(courseOf(line)))),
    dividedBy: Math.max(1, divisors[how] ?? 1),
    value: fractionText(value),
    shown: approximately(value),
    rules: rule === null ? [] : [rule],
  })
  const rules = rankingRules(state)
  return {
    strengthOfSchedule: taken(
      schedule,
      strengthOfSchedule,
      inSchedule[schedule],
      rules.strengthOfSchedule,
    ),
    extendedStrengthOfSchedule:
      extended === null || extendedStrengthOfSchedule === null
        ? null
        : taken(
            extended,
            extendedStrengthOfSchedule,
            inExtended[extended],
            rules.extendedStrengthOfSchedule,
          ),
  }
}

const rulesBehind = (state: EventState, ledger: Ledger, player: PlayerId) => {
  const { bye, standings } = rulesOf(state.created).regulation
  const { tournamentPoints, marginOfVictory } = rankingRules(state)
  const lines = linesOf(ledger, player)
  const has = (outcome: Line['outcome']) => lines.some((line) => line.outcome === outcome)
  const isDeducted = (ledger.get(player)?.deducted ?? 0) > 0
  const known = (rules: readonly (RuleId | null | undefined)[]): readonly RuleId[] =>
    [...new Set(rules)].filter((rule) => rule !== null && rule !== undefined)
  return {
    points: known([
      tournamentPoints,
      lines.some(isUnplayed) ? bye.outcome.rule : null,
      isDeducted ? standings.deduction?.rule : null,
    ]),
    margin: known([
      marginOfVictory,
      has('bye') ? bye.marginOfVictory?.rule : null,
      has('earned-bye') ? bye.earned?.rule : null,
    ]),
  }
}

const decided = (
  state: EventState,
  upper: Standing | undefined,
  other: Standing | undefined,
): Decided | null => {
  if (upper === undefined || other === undefined) return null
  const { decidedBy: by } = upper
  if (by === null || other.place === null) return null
  const { order, tieBreakers } = rankingRules(state)
  return { by, other: other.player, rule: by === 'tournament-points' ? order : tieBreakers }
}
