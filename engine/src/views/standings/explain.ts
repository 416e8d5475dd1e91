import {
  countedLedger,
  lastCountedRound,
  swissStageAfterCut,
} from '../../event/reading/ledger-of.ts'
import { rulesOf } from '../../event/reading/rules.ts'
import { standingsOf, standingsRules } from '../../event/reading/standings-of.ts'
import type { EventState } from '../../event/spine/state.ts'
import { approximately, fraction, fractionText, type Part } from '../../standings/fraction.ts'
import { isUnplayed, type Ledger, type Line, linesOf } from '../../standings/ledger.ts'
import { type MeasureName, measureNames } from '../../standings/measure-names.ts'
import { measures, type Origin } from '../../standings/measures.ts'
import {
  coursesOf,
  divisorOf,
  isMet,
  scheduleFormulas,
  unknownCourse,
} from '../../standings/schedule.ts'
import { type DecidedBy, measured, type Standing } from '../../standings/standings.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { RuleId } from '../../vocabulary/rule.ts'
import { remembered } from '../remembered.ts'
import { rankingRules } from './ranking-rules.ts'
import { type MeasureField, measureField } from './shown-measures.ts'

/** One number that goes into a measure: the round and the opponent it comes from. */
type Addend = Pick<Line, 'round' | 'opponent' | 'outcome'> & {
  /** A whole number, or `p/q`. */
  readonly value: string
  readonly shown: number
}

/** A measure taken apart: its addends, added up and divided, are its value. */
export type Explained = {
  readonly how: Origin['how']
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
  /** Towards the player above, and towards the one below. */
  readonly above: Decided | null
  readonly below: Decided | null
} & ExplainedMeasures

/** Null where the document has no such measure. */
type ExplainedMeasures = { readonly [F in MeasureField]: Explained | null }

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
  const { tournamentPoints } = standing
  const [before, after] = [standings[index - 1], standings[index + 1]]
  return {
    place: standing.place,
    tournamentPoints: {
      how: 'own-rounds',
      addends: linesOf(ledger, player).map((line) => addend(line, whole(line.tournamentPoints))),
      dividedBy: 1,
      value: `${tournamentPoints}`,
      shown: tournamentPoints,
      rules: pointsRules(state, ledger, player),
    },
    deducted: ledger.get(player)?.deducted ?? 0,
    ...explainedMeasures(state, standing, ledger, afterRound),
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

const addend = ({ round, opponent, outcome }: Line, { top, bottom }: Part): Addend => {
  const value = fraction(top, bottom)
  return {
    round,
    opponent,
    outcome,
    value: fractionText(value),
    shown: approximately(value),
  }
}

const whole = (top: number): Part => ({ top, bottom: 1 })

/** Of everybody, whoever asks. */
const coursesIn = remembered((state: EventState, ledger: Ledger) => {
  const { readings, schedule } = standingsRules(state, 0, 'standings')
  return coursesOf(ledger, readings, scheduleFormulas[schedule])
})

const explainedMeasures = (
  state: EventState,
  standing: Standing,
  ledger: Ledger,
  afterRound: number,
): ExplainedMeasures => {
  const { player } = standing
  const rules = standingsRules(state, afterRound, 'standings')
  const courses = coursesIn(state, ledger)
  const courseOf = (one: PlayerId | null) =>
    (one === null ? undefined : courses.get(one)) ?? unknownCourse
  const sumOf = (origin: Origin): Pick<Explained, 'addends' | 'dividedBy'> =>
    'part' in origin
      ? {
          addends: linesOf(ledger, player).map((line) => addend(line, whole(origin.part(line)))),
          dividedBy: 1,
        }
      : {
          addends: linesOf(ledger, player)
            .filter(({ opponent }) => isMet(opponent, ledger, rules.readings))
            .map((line) => addend(line, origin.formula.part(courseOf(line.opponent)))),
          dividedBy: divisorOf(origin.formula, courseOf(player)),
        }
  const explained = (name: MeasureName): Explained | null => {
    const origin = measures[name].origin(rules)
    const value = measured(standing, name)
    if (origin === null || value === null) return null
    return {
      how: origin.how,
      ...sumOf(origin),
      value: fractionText(value),
      shown: approximately(value),
      rules: measureRules(state, ledger, player, name),
    }
  }
  return Object.fromEntries(
    measureNames.map((name) => [measureField(name), explained(name)]),
  ) as ExplainedMeasures
}

const pointsRules = (state: EventState, ledger: Ledger, player: PlayerId): readonly RuleId[] => {
  const { bye, standings } = rulesOf(state.created).regulation
  const isDeducted = (ledger.get(player)?.deducted ?? 0) > 0
  return known([
    rankingRules(state).tournamentPoints,
    linesOf(ledger, player).some(isUnplayed) ? bye.outcome.rule : null,
    isDeducted ? standings.deduction?.rule : null,
  ])
}

const measureRules = (
  state: EventState,
  ledger: Ledger,
  player: PlayerId,
  name: MeasureName,
): readonly RuleId[] => {
  const { bye } = rulesOf(state.created).regulation
  const rule = rankingRules(state).measures[name]
  if (name !== 'margin-of-victory') return [rule]
  const has = (outcome: Line['outcome']) =>
    linesOf(ledger, player).some((line) => line.outcome === outcome)
  return known([
    rule,
    has('bye') ? bye.marginOfVictory?.rule : null,
    has('earned-bye') ? bye.earned?.rule : null,
  ])
}

const known = (rules: readonly (RuleId | null | undefined)[]): readonly RuleId[] =>
  [...new Set(rules)].filter((rule) => rule !== null && rule !== undefined)

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
