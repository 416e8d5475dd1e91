import { type EventState, type Ledger, playerId, rulesOf } from '@topcut/engine'
import type { Figure, FoundPlayer } from '../formats/found.ts'
import type { Computed } from './computed.ts'
import type { Cause, Discrepancy } from './discrepancy.ts'
import { type Figures, figuresOf, isSame } from './figures.ts'
import { extendedOf, type ScheduleFormula, scheduleFormulas } from './formulas.ts'
import type { Unsure } from './unsure.ts'

type Values = (player: string) => number
type Claimed = Pick<FoundPlayer, 'name' | 'claims'>

/** How a file works its schedules out, which may be otherwise than the document does. */
export type OwnSchedules = {
  readonly schedule: Values
  readonly extended: Values
  readonly discrepancies: readonly Discrepancy[]
}

const shown = (value: number): string => `${Math.round(value * 10000) / 10000}`

export const schedules = (
  players: readonly Claimed[],
  { state, ledger, rounds }: Computed,
  unsure: Unsure,
  usual: ScheduleFormula | null,
): OwnSchedules => {
  const figures = figuresOf(state, rounds)
  const own =
    (of: (one: Figures) => number | null): Values =>
    (player) => {
      const one = figures.get(player)
      return one === undefined ? 0 : (of(one) ?? 0)
    }
  const documented = { name: 'document', values: own(({ schedule }) => schedule) }
  const all = Object.keys(scheduleFormulas) as readonly ScheduleFormula[]
  const formulas = all.toSorted((a, b) => Number(b === usual) - Number(a === usual))
  const isUsual = usual !== null && usual !== documentFormula(state)
  const others = formulas.map((name) => ({
    name,
    values: (player: string) => scheduleFormulas[name](ledger, player),
  }))
  const isUnsure = players.some(({ name }) => unsure.results(name))
  const claimsOf = (of: 'schedule' | 'extended') =>
    players.flatMap(({ name, claims }) =>
      claims[of] === undefined || (of === 'extended' ? isUnsure : unsure.schedule(name))
        ? []
        : [{ name, figure: claims[of] }],
    )
  const [first, ...rest] = others
  const fits =
    isUsual && first !== undefined ? [first, documented, ...rest] : [documented, ...others]
  const schedule = bestFit(claimsOf('schedule'), fits)
  const hasExtended = [...figures.values()].some(({ extended }) => extended !== null)
  const kinds = ['average-of-schedules', 'sum-of-schedules'] as const
  const base = formulas.find((name) => name === schedule.name)
  const extended = bestFit(claimsOf('extended'), [
    ...(hasExtended && !isUsual ? [{ name: 'document', values: own((one) => one.extended) }] : []),
    ...kinds.flatMap((kind) =>
      (base === undefined ? formulas : [base]).map((name) => ({
        name: kind,
        values: (player: string) => extendedOf(kind, name)(ledger, player),
      })),
    ),
  ])
  const follows = pointsAsClaimed(players, ledger, schedule.name)
  return {
    schedule: schedule.values,
    extended: extended.values,
    discrepancies: [
      ...differing(
        { what: 'strength-of-schedule', ruled: documentFormula(state) },
        claimsOf('schedule'),
        schedule,
        (name, figure) => (isSame(figure, follows(name)) ? 'follows-points' : null),
      ),
      ...differing(
        { what: 'extended-strength-of-schedule', ruled: extendedFormula(state) },
        claimsOf('extended'),
        extended,
        () => null,
      ),
    ],
  }
}

/** What the document itself says, by the name that formulas have here. */
const documentFormula = (state: EventState): string => {
  const { regulation, readings } = rulesOf(state.created)
  const ruled = regulation.standings.strengthOfSchedule
  return 'rule' in ruled ? ruled.value : ruled[readings.strengthOfSchedule].value
}

const extendedFormula = (state: EventState): string => {
  const { regulation, readings } = rulesOf(state.created)
  const ruled = regulation.standings.extended
  if (ruled === null) return ''
  return 'rule' in ruled ? ruled.value : ruled[readings.extendedSchedule].value
}

type Fit = { readonly name: string; readonly values: Values }
type Claim = { readonly name: string; readonly figure: Figure }

/** The formula that explains most of what a file claims; of equals the first. */
const bestFit = (claims: readonly Claim[], fits: readonly Fit[]): Fit => {
  const [first = { name: 'document', values: () => 0 }, ...others] = fits
  const misses = ({ values }: Fit) =>
    claims.filter(({ name, figure }) => !isSame(figure, values(name))).length
  let [best, fewest] = [first, misses(first)]
  for (const fit of others) {
    const missed = misses(fit)
    if (missed < fewest) [best, fewest] = [fit, missed]
  }
  // A formula that hardly explains more than the document does is none: the file has errors.
  return best !== first && fewest * 2 > misses(first) ? first : best
}

const differing = (
  {
    what,
    ruled,
  }: {
    readonly what: 'strength-of-schedule' | 'extended-strength-of-schedule'
    readonly ruled: string
  },
  claims: readonly Claim[],
  { name: formula, values }: Fit,
  cause: (name: string, figure: Figure) => Cause | null,
): readonly Discrepancy[] => {
  const lines = claims
    .filter(({ name, figure }) => !isSame(figure, values(name)))
    .map(({ name, figure }) => ({
      ...{
        player: name,
        round: null,
        what,
        file: `${figure.value}`,
        computed: shown(values(name)),
      },
      likely: cause(name, figure),
    }))
  if (formula === 'document' || claims.length === 0) return lines
  const own = { player: null, round: null, what, file: formula, computed: ruled } as const
  return [{ ...own, likely: 'own-formula' }, ...lines]
}

/** What the schedule would be if everybody had the points that the file claims. */
const pointsAsClaimed = (players: readonly Claimed[], ledger: Ledger, formula: string): Values => {
  const claimed = new Map(players.map(({ name, claims }) => [name, claims.points?.value]))
  const name = formula in scheduleFormulas ? (formula as ScheduleFormula) : 'sum-of-points'
  const changed: Ledger = new Map(
    [...ledger].map(([player, account]) => {
      const points = account.lines.reduce((sum, line) => sum + line.tournamentPoints, 0)
      const more = (claimed.get(player) ?? points) - points
      const [first, ...rest] = account.lines
      const lines =
        first === undefined
          ? []
          : [{ ...first, tournamentPoints: first.tournamentPoints + more }, ...rest]
      return [playerId(player), { ...account, lines }]
    }),
  )
  return (player) => scheduleFormulas[name](changed, player)
}
