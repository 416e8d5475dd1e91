import type { Clause, OptionName, Regulation, RuleId } from '@topcut/engine'

type Ruled = Clause<unknown> | { readonly [value: string]: Clause<unknown> } | null | undefined

const rulesIn = (ruled: Ruled): readonly RuleId[] => {
  if (ruled === null || ruled === undefined) return []
  if ('rule' in ruled) return [(ruled as Clause<unknown>).rule]
  return Object.values(ruled).flatMap(({ rule }) => rule)
}

const gamePoints = ({ scoring: { swiss } }: Regulation): Ruled =>
  'tournamentPoints' in swiss ? (swiss.tournamentPoints as Ruled) : null

const about: { readonly [N in OptionName]: (regulation: Regulation) => readonly Ruled[] } = {
  strengthOfSchedule: ({ standings }) => [standings.strengthOfSchedule],
  headToHead: ({ standings }) => [standings.tieBreakers],
  cutOrder: ({ cut }) => [cut.tieBreakers ?? cut.seeding],
  repeatByes: ({ bye }) => [bye.laterRounds],
  earnedByeCounts: ({ bye }) => [bye.earned, bye.laterRounds],
  unpairedLossMargin: ({ leaving }) => [leaving.readmission],
  scheduleByes: ({ standings }) => [standings.strengthOfSchedule],
  halfPoints: ({ halfPoints }) => [halfPoints],
  noShow: ({ leaving }) => [leaving.noShowIsRemoved],
  readmission: ({ leaving }) => [leaving.readmission],
  lateEntry: () => [],
  afterCut: ({ cut }) => [cut.seeding],
  finalPlaces: ({ elimination }) => [elimination.champion],
  disqualifiedInSchedule: ({ standings }) => [standings.strengthOfSchedule],
  teamGamePoints: (regulation) => [gamePoints(regulation)],
  unplayedGame: ({ roundLength }) => [roundLength.atTime],
  annulledGame: (regulation) => [gamePoints(regulation)],
  extendedSchedule: ({ standings }) => [standings.extended],
}

/** The rules that an option is a reading of; none where the document is silent. */
export const optionRules = (regulation: Regulation, name: OptionName): readonly RuleId[] => [
  ...new Set(about[name](regulation).flatMap(rulesIn)),
]
