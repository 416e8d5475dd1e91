import { commitmentTo, entropyFrom } from '../chance/lots.ts'
import { wordsFor } from '../event/luck/draw-luck.ts'
import type { FactOf } from '../event/spine/answers.ts'
import type { EventState } from '../event/spine/state.ts'
import type { DrawnLuck } from '../vocabulary/luck.ts'

/** What was told of the lots so far: the hash of each round's, and how often it was drawn. */
export type Commitments = {
  readonly take: (before: EventState, fact: FactOf<'round-paired'>) => LuckFault | null
  readonly places: (before: EventState, fact: FactOf<'stage-started'>) => LuckFault | null
  /** Whether a draw of the round has been seen, also one that was taken back. */
  readonly isKnown: (round: number) => boolean
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
  const halls = new Map<string, string>()

  const faultIn = (
    before: EventState,
    round: number,
    luck: DrawnLuck | undefined,
    drawn: { readonly draw: number | 'places'; readonly entropy: string | undefined },
  ): LuckFault | null => {
    // Nobody could know lots that were not fixed before: a commitment was taken out.
    if (committed === undefined) return luck === undefined ? null : 'not-told'
    if (luck === undefined) return 'not-told'
    if (commitmentTo(luck.lot) !== told.get(round)) return 'other-lot'
    const hall = wordsFor(before, round).map(({ text }) => text)
    if (JSON.stringify(hall) !== JSON.stringify(luck.hall)) return 'other-hall'
    // Words that came or went since it was drawn first would be a search for a better draw.
    const key = `${round} ${drawn.draw === 'places'}`
    const first = halls.get(key) ?? JSON.stringify(hall)
    halls.set(key, first)
    if (JSON.stringify(hall) !== first) return 'other-hall'
    if (entropyFrom(luck.lot, drawn.draw, luck.hall) !== drawn.entropy) return 'other-entropy'
    return null
  }

  /** What was told first stays: whoever could tell another one later would choose the next lot. */
  const tell = (round: number, luck: DrawnLuck | undefined): LuckFault | null => {
    if (committed === undefined || luck === undefined) return null
    const first = told.get(round + 1) ?? luck.committed
    told.set(round + 1, first)
    return first === luck.committed ? null : 'other-lot'
  }

  return {
    isCommitted: committed !== undefined,
    isKnown: (round) => told.has(round + 1),
    take: (before, { round, luck, entropy }) => {
      const other = tell(round, luck)
      const fault = faultIn(before, round, luck, { draw: luck?.draw ?? 0, entropy }) ?? other
      if (fault !== null || luck === undefined) return fault
      const times = before.luck.drawn[round] ?? -1
      // A pairing that was taken back comes from the same draw; drawing again is the next one.
      const isNext = luck.draw === times + 1 || (times >= 0 && luck.draw === times)
      return isNext ? null : 'other-draw'
    },
    places: (before, { luck, entropy, places }) => {
      if (places === undefined) return null
      const round = before.rounds.length + 1
      const other = tell(round, luck)
      return faultIn(before, round, luck, { draw: 'places', entropy }) ?? other
    },
  }
}
