import { lastCountedRound } from '../../event/reading/ledger-of.ts'
import { standingsOf, standingsRules } from '../../event/reading/standings-of.ts'
import type { EventState } from '../../event/spine/state.ts'
import { approximately, fractionText } from '../../standings/fraction.ts'
import type { MeasureName } from '../../standings/measure-names.ts'
import { measuresBy } from '../../standings/measures.ts'
import type { Standing } from '../../standings/standings.ts'
import type { PlayerStatus } from '../../vocabulary/player.ts'
import { remembered } from '../remembered.ts'
import { type MeasureField, measureField } from './shown-measures.ts'

/** A line as it travels: exact values as texts, a decimal only to look at. */
export type StandingRow = Omit<Standing, 'measures'> &
  TravellingMeasures & { readonly status: PlayerStatus }

/** What programs elsewhere read has been called so from the beginning, and is never left out. */
type KnownElsewhere = {
  /** Null where the document has none. */
  readonly marginOfVictory: number | null
  readonly strengthOfSchedule: string
  readonly extendedStrengthOfSchedule: string | null
  readonly strengthOfScheduleShown: number
}

type TravellingMeasures = KnownElsewhere & {
  readonly [F in Exclude<MeasureField, keyof KnownElsewhere>]?: string
}

type StandingsView = {
  readonly afterRound: number
  /** The columns beside the points. */
  readonly measures: readonly MeasureName[]
  readonly rows: readonly StandingRow[]
}

export const standingsView = (state: EventState, afterRound?: number): StandingsView => {
  const after = Math.min(afterRound ?? lastCountedRound(state), lastCountedRound(state))
  return {
    afterRound: after,
    measures: measuresBy(standingsRules(state, after, 'standings')),
    rows: rowsOf(state, standingsOf(state, after)),
  }
}

const rowsOf = remembered((state: EventState, standings: readonly Standing[]) =>
  standings.map((standing) => rowOf(state, standing)),
)

const rowOf = (state: EventState, { measures, ...standing }: Standing): StandingRow => {
  const { place, player, tournamentPoints, ...others } = standing
  return {
    ...{ place, player, tournamentPoints },
    ...travelling(measures),
    ...others,
    status: state.players.get(player)?.status ?? 'active',
  }
}

const travelling = (measures: Standing['measures']): TravellingMeasures => {
  const texts: { [F in MeasureField]?: string } = {}
  for (const { name, value } of measures) texts[measureField(name)] = fractionText(value)
  const { marginOfVictory, strengthOfSchedule = '0', extendedStrengthOfSchedule } = texts
  const schedule = measures.find(({ name }) => name === 'strength-of-schedule')
  return {
    ...texts,
    marginOfVictory: marginOfVictory === undefined ? null : Number(marginOfVictory),
    strengthOfSchedule,
    extendedStrengthOfSchedule: extendedStrengthOfSchedule ?? null,
    strengthOfScheduleShown: schedule === undefined ? 0 : approximately(schedule.value),
  }
}
