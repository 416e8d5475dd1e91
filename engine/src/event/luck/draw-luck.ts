import { commitmentTo, entropyFrom, lotOfRound } from '../../chance/lots.ts'
import type { Drawn } from '../../vocabulary/luck.ts'
import { openRound } from '../reading/rounds.ts'
import type { Ask } from '../spine/ask.ts'
import type { EventState } from '../spine/state.ts'

/** Whether the lots of this event were fixed before anybody had played. */
export const isCommitted = ({ created }: Pick<EventState, 'created'>): boolean =>
  created.committed !== undefined

/** The number of the round that is drawn next: a pairing that nobody has seen is drawn anew. */
export const roundToDraw = (state: Pick<EventState, 'rounds'>): number =>
  state.rounds.length + (isDrawnAgain(state) ? 0 : 1)

/** A pairing waits and is thrown away for another one: somebody has to say why. */
export const isDrawnAgain = (state: Pick<EventState, 'rounds'>): boolean =>
  openRound(state)?.status === 'paired'

/** What the hall has added to the lot of a round, the earliest first. */
export const wordsFor = ({ luck }: Pick<EventState, 'luck'>, round: number) =>
  luck.hall.filter((word) => word.round === round)

/**
 * The luck of the next round. A pairing that was taken back comes from the same lot as before, so
 * that taking back is no way to look for a better one; only drawing again, on record, is another
 * draw. Without the secret (in a window, in a log of before) it is what was handed in.
 */
export const luckOfRound = (state: EventState, ask: Pick<Ask, 'entropy'>): Drawn => {
  const { secret } = state.created
  if (secret === undefined || !isCommitted(state)) return { entropy: ask.entropy }
  const round = roundToDraw(state)
  const before = state.luck.drawn[round] ?? -1
  const draw = isDrawnAgain(state) ? before + 1 : Math.max(before, 0)
  const lot = lotOfRound(secret, round)
  const texts = wordsFor(state, round).map(({ text }) => text)
  const committed = commitmentTo(lotOfRound(secret, round + 1))
  return { entropy: entropyFrom(lot, draw, texts), luck: { lot, draw, hall: texts, committed } }
}

/** The luck that gives the places of a bracket without seeds, before its first round. */
export const luckOfPlaces = (state: EventState, ask: Pick<Ask, 'entropy'>): Drawn => {
  const { luck } = luckOfRound(state, ask)
  return luck === undefined
    ? { entropy: ask.entropy }
    : { entropy: entropyFrom(luck.lot, 'places', luck.hall), luck }
}
