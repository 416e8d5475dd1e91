import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Bye } from '../../vocabulary/pairing.ts'
import type { FactOf } from '../spine/answers.ts'
import type { Concern } from '../spine/concern.ts'
import type { Log } from '../spine/entry.ts'
import { liveEntries } from '../spine/live-entries.ts'
import type { EventState } from '../spine/state.ts'

/** Whose table is taken apart, and whoever is seated or sent home by it. */
export const concernsOfRepair = (
  state: EventState,
  repair: FactOf<'round-repaired'>,
  log: Log,
): readonly Concern[] => {
  const { byes, sat } = beforeRepair(state, repair, log)
  const isNewHome = ({ player }: Bye) => !byes.some((bye) => bye.player === player)
  const placed = repair.pairings.flatMap(({ players }) => players)
  const sentHome = repair.byes.filter(isNewHome).map(({ player }) => player)
  return [
    ...repair.removed.map((match) => ({ match })),
    ...[...sat, ...placed, ...sentHome].map((player) => ({ player })),
  ]
}

type BeforeRepair = {
  readonly byes: readonly Bye[]
  /** Who sat at the tables it takes apart, where these are gone already. */
  readonly sat: readonly PlayerId[]
}

/** One that is taken back has happened: the log alone tells who had a place before. */
const beforeRepair = (
  { rounds }: EventState,
  repair: FactOf<'round-repaired'>,
  log: Log,
): BeforeRepair => {
  const round = rounds[repair.round - 1]
  const live = liveEntries(log)
  const at = live.findIndex(({ fact }) => fact === repair)
  if (at === -1) return { byes: round?.byes ?? [], sat: [] }
  const told = live.slice(0, at).flatMap(({ fact }) => {
    const isSeating = fact.kind === 'round-paired' || fact.kind === 'round-repaired'
    return isSeating && fact.round === repair.round ? [fact] : []
  })
  const pairings = told.flatMap((fact) => fact.pairings)
  const gone = pairings.filter(({ match }) => repair.removed.includes(match))
  const sat = [...gone.flatMap(({ players }) => players), ...(round?.leftOut ?? [])]
  return { byes: told.at(-1)?.byes ?? [], sat }
}
