import { type MeasureName, measuresIn, type PlayerStatus } from '@topcut/engine'
import { type CutLine, cutLine } from '../../../parts/standings/cut-line.ts'
import { decidesIn } from '../../../parts/standings/decides-in.ts'
import type { PublicViews } from '../../../state/live/follow-public.ts'

/** One line of the standings or of the final places, with what stands below it. */
export type PlaceLine = {
  readonly player: string
  readonly place: number | null
  readonly name: string
  readonly members: readonly string[]
  readonly status: PlayerStatus
  /** Null among final places. */
  readonly points: number | null
  readonly measures: readonly {
    readonly name: MeasureName
    readonly shown: number
    /** Whether it put this line above or below a neighbour with as many points. */
    readonly isDeciding: boolean
  }[]
  /** What decided beside the measures, where something did. */
  readonly decidedBy: 'head-to-head' | 'lot' | null
  /** Below the last who goes on. */
  readonly cut: CutLine | null
}

/** A narrow table has no room for it, unless it decides. */
const fine: MeasureName = 'extended-strength-of-schedule'

export const placeLines = (
  show: 'standings' | 'places',
  { standings, event }: PublicViews,
): readonly PlaceLine[] => {
  const rows = standings?.rows ?? []
  const places = show === 'places' ? standings?.places : null
  if (places != null) {
    const statusOf = new Map(rows.map(({ player, status }) => [player, status]))
    return places.map(({ player, place, name, members = [] }) => ({
      ...{ player, place, name, members, points: null, measures: [], decidedBy: null, cut: null },
      status: statusOf.get(player) ?? 'active',
    }))
  }
  const line = event === undefined || standings === undefined ? null : cutLine(event, standings)
  const deciding = rows.map((_, at) => decidesIn(rows, at))
  const hasFine = deciding.some((one) => one.includes(fine))
  return rows.map((row, at) => {
    const decides = deciding[at] ?? []
    return {
      ...{ player: row.player, place: row.place, name: row.name, status: row.status },
      members: row.members ?? [],
      points: row.tournamentPoints,
      measures: measuresIn(row)
        .filter(({ name }) => hasFine || name !== fine)
        .map(({ name, shown }) => ({ name, shown, isDeciding: decides.includes(name) })),
      decidedBy: decides.find((one) => one === 'head-to-head' || one === 'lot') ?? null,
      cut: line?.after === at ? line : null,
    }
  })
}
