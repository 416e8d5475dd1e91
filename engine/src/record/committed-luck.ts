import { commitmentTo, entropyFrom } from '../chance/lots.ts'
import type { FactOf } from '../event/spine/answers.ts'
import type { EventState } from '../event/spine/state.ts'
import type { DrawnLuck } from '../vocabulary/luck.ts'

/** What was told of the lots so far: the hash of each round's, and how often it was drawn. */
export type Commitments = {
  readonly take: (before: EventState, fact: FactOf<'round-paired'>) => LuckFault | null
  readonly places: (before: EventState, fact: FactOf<'stage-started'>) => LuckFault | null
  readonly isCommitted: boolean
}

/**
 * `not-told`: where the entropy came from is not said. `other-lot`: not the lot that was fixed
 * before. `other-draw`: not as often drawn as it says. `other-hall`: not what the hall had added.
 * `other-entropy`: what was drawn by does not come of all that.
 */
export type LuckFault = 'not-told' | 'other-lot' | 'other-draw' | 'other-hall' | 'other-entropy'

/** Follows the lots of an event from the first commitment on; a log of before has none. */
export const followLuck = (created: FactOf<'event-created'>): Commitments => {
  const { committed } = created
  const told = new Map<number, string>(committed === undefined ? [] : [[1, committed]])

  const faultIn = (
    before: EventState,
    round: number,
    luck: DrawnLuck | undefined,
    drawn: { readonly draw: number | 'places'; readonly entropy: string | undefined },
  ): LuckFault | null => {
    if (committed === undefined) return null
    if (luck === undefined) return 'not-told'
    if (commitmentTo(luck.lot) !== told.get(round)) return 'other-lot'
    const hall = before.luck.hall.map(({ text }) => text)
    if (JSON.stringify(hall) !== JSON.stringify(luck.hall)) return 'other-hall'
    if (entropyFrom(luck.lot, drawn.draw, luck.hall) !== drawn.entropy) return 'other-entropy'
    return null
  }

  return {
    isCommitted: committed !== undefined,
    take: (before, { round, luck, entropy }) => {
      const fault = faultIn(before, round, luck, { draw: luck?.draw ?? 0, entropy })
      if (luck !== undefined) told.set(round + 1, luck.committed)
      if (fault !== null || luck === undefined) return fault
      const { drawn } = before.luck
      const times = drawn?.round === round ? drawn.draw : -1
      // A pairing that was taken back comes from the same draw; drawing again is the next one.
      const isNext = luck.draw === times + 1 || (times >= 0 && luck.draw === times)
      return isNext ? null : 'other-draw'
    },
    places: (before, { luck, entropy, places }) =>
      places === undefined
        ? null
        : faultIn(before, before.rounds.length + 1, luck, { draw: 'places', entropy }),
  }
}
