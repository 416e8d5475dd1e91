import type { DecidedBy, PublicEvent, PublicStandings } from '@topcut/engine'
import { cutAfter } from './cut-after.ts'

/** Where the cut runs through the standings, and how certain that is. */
export type CutLine = {
  /** The last line that goes on. */
  readonly after: number
  readonly size: number
  /** The rounds before it are still being played. */
  readonly isEarly: boolean
  /** What keeps the next one out. */
  readonly decidedBy: DecidedBy | null
}

type Event = Pick<PublicEvent, 'stages' | 'stage' | 'cut'>

/** Null where no cut is planned, or everybody goes on. */
export const cutLine = (
  { stages, stage, cut }: Event,
  { rows, afterRound }: Pick<PublicStandings, 'rows' | 'afterRound'>,
): CutLine | null => {
  const size = cut?.length ?? stages?.[1]?.cut ?? null
  const seeds = cut?.map(({ player }) => player) ?? null
  const after = cutAfter(rows, size, seeds)
  if (after === null || size === null) return null
  const planned = stages?.[0]?.rounds ?? null
  const isOver = cut !== null || stage > 1 || (planned !== null && afterRound >= planned)
  return { after, size, isEarly: !isOver, decidedBy: rows[after]?.decidedBy ?? null }
}
