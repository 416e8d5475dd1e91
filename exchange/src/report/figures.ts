import { approximately, type EventState, measured, playerId, standingsOf } from '@topcut/engine'
import type { Claims, Figure, FoundPlayer } from '../formats/found.ts'
import { marginCause, pointsCause } from './causes.ts'
import type { Computed } from './computed.ts'
import type { Discrepancy } from './discrepancy.ts'
import type { Unsure } from './unsure.ts'

type Claimed = Pick<FoundPlayer, 'name' | 'claims'>

/** Equal as far as the tool writes it: its last decimal may be rounded either way. */
export const isSame = ({ value, decimals }: Figure, own: number): boolean =>
  Math.abs(value - own) <= 0.5 * 10 ** -decimals + 1e-9 ||
  // Some tools cut off what others round.
  Math.trunc(own * 10 ** decimals + 1e-9) / 10 ** decimals === value

export type Figures = {
  readonly points: number
  readonly margin: number | null
  readonly schedule: number
  readonly extended: number | null
}

/** What the document makes of everybody's results. */
export const figuresOf = (state: EventState, rounds: number): ReadonlyMap<string, Figures> =>
  new Map(
    standingsOf(state, rounds).map((standing) => {
      const value = (name: Parameters<typeof measured>[1]) => {
        const own = measured(standing, name)
        return own === null ? null : approximately(own)
      }
      return [
        standing.player as string,
        {
          points: standing.tournamentPoints,
          margin: value('margin-of-victory'),
          schedule: value('strength-of-schedule') ?? 0,
          extended: value('extended-strength-of-schedule'),
        },
      ]
    }),
  )

/** The points and margins a file claims, beside those its results earn. */
export const pointsAndMargins = (
  players: readonly Claimed[],
  { state, ledger, rounds }: Computed,
  unsure: Unsure | null = null,
): readonly Discrepancy[] => {
  const figures = figuresOf(state, rounds)
  return players.flatMap(({ name, claims }) => {
    if (unsure?.results(name) === true) return []
    const own = figures.get(name) ?? { points: 0, margin: null, schedule: 0, extended: null }
    const lines = ledger.get(playerId(name))?.lines ?? []
    const differs = (claim: keyof Claims, computed: number | null) => {
      const figure = claims[claim] as Figure | undefined
      return figure !== undefined && computed !== null && !isSame(figure, computed) ? figure : null
    }
    const points = differs('points', own.points)
    const margin = differs('margin', own.margin)
    return [
      ...(points === null
        ? []
        : [
            {
              ...{ player: name, round: null, what: 'tournament-points' as const },
              ...{ file: `${points.value}`, computed: `${own.points}` },
              likely: pointsCause(points.value - own.points, lines, state),
            },
          ]),
      ...(margin === null
        ? []
        : [
            {
              ...{ player: name, round: null, what: 'margin-of-victory' as const },
              ...{ file: `${margin.value}`, computed: `${own.margin}` },
              likely: marginCause(margin.value - (own.margin ?? 0), lines, state),
            },
          ]),
    ]
  })
}
