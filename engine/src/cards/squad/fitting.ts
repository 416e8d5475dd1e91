import type {
  Exception,
  ExceptionOf,
  PilotCard,
  ShipCard,
  ShipStats,
  Stat,
  UpgradeCard,
} from '../catalogue.ts'

/** A ship with a pilot and the upgrades on it. */
export type Fitting = {
  readonly kind: ShipCard
  readonly pilot: PilotCard
  readonly upgrades: readonly UpgradeCard[]
}

const none: readonly never[] = []

export const exceptionsOf = <K extends Exception['is']>(
  { exceptions }: UpgradeCard,
  kind: K,
): readonly ExceptionOf<K>[] =>
  exceptions?.filter((one): one is ExceptionOf<K> => one.is === kind) ?? none

/** The exceptions of one kind that the upgrades of a ship bring along. */
export const exceptionsOn = <K extends Exception['is']>(
  { upgrades }: Pick<Fitting, 'upgrades'>,
  kind: K,
): readonly ExceptionOf<K>[] => upgrades.flatMap((upgrade) => exceptionsOf(upgrade, kind))

const granted = ({ upgrades }: Fitting, stat: Stat): number =>
  upgrades
    .flatMap(({ grants = [] }) => grants)
    .reduce((sum, grant) => ('stat' in grant && grant.stat === stat ? sum + grant.by : sum), 0)

/** As printed, before any upgrade. */
export const printedStats = ({ kind, pilot }: Fitting): ShipStats => pilot.stats ?? kind

/** A value with what the upgrades add. */
export const statOf = (fitting: Fitting, stat: Stat): number => {
  const own = stat === 'skill' ? (fitting.pilot.skill ?? 0) : printedStats(fitting)[stat]
  return own + granted(fitting, stat)
}

export const actionsOf = ({ kind, upgrades }: Fitting): readonly string[] => [
  ...kind.actions,
  ...upgrades
    .flatMap(({ grants = [] }) => grants)
    .flatMap((grant) => ('action' in grant ? [grant.action] : [])),
]

/** What an upgrade costs beside the others of its ship. */
export const costOf = (
  fitting: Pick<Fitting, 'upgrades'>,
  { slot, points }: UpgradeCard,
): number => {
  const less = exceptionsOn(fitting, 'cheaper')
    .filter((one) => one.slot === undefined || one.slot === slot)
    .reduce((sum, { by }) => sum + by, 0)
  // A card that gives points back keeps to what it gives.
  return Math.max(Math.min(points, 0), points - less)
}
