import { cutOf } from '../event/cut/cut-of.ts'
import { finalPlaces } from '../event/cut/final-places.ts'
import { placeAfterCut, placeGivenUp } from '../event/cut/place-after-cut.ts'
import { followingStage } from '../event/reading/following-stage.ts'
import type { FactOf } from '../event/spine/answers.ts'
import type { Entry } from '../event/spine/entry.ts'
import type { EventState } from '../event/spine/state.ts'
import { roundNameOf } from '../views/rounds/round-name.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import { canonical } from './canonical.ts'
import type { Commitments } from './committed-luck.ts'
import { at, type RecordProblem } from './problem.ts'
import { arePlacesDrawn, redraw } from './redraw.ts'
import type { CheckedRound } from './steps.ts'

export type CheckedFact = {
  readonly problems: readonly RecordProblem[]
  readonly round?: CheckedRound
}

/** Computes again what a fact says came out, on the state before it. */
export const checkFact = (
  before: EventState,
  { fact, n }: Entry,
  luck: Commitments,
): CheckedFact => {
  switch (fact.kind) {
    case 'round-paired':
      return checkRoundAgain(before, fact, n, luck)
    case 'stage-started': {
      const how = arePlacesDrawn(fact) ? luck.places(before, fact) : ('places' as const)
      const round = before.rounds.length + 1
      const none = { players: [], published: [], drawn: [] }
      return {
        problems: how === null ? [] : [{ ...at(n, round), code: 'round-differs', how, ...none }],
      }
    }
    case 'cut-made': {
      const { seeds } = cutOf(before, followingStage(before)?.cut ?? fact.seeds.length)
      return { problems: differ('cut', n, fact.seeds, seeds) }
    }
    case 'place-declined': {
      const place = placeAfterCut(before, fact.player)
      const seeds =
        place.refusal === null ? placeGivenUp(before, fact.player, place).declined.seeds : []
      return { problems: differ('cut', n, fact.seeds, seeds) }
    }
    case 'event-finished': {
      const places = finalPlaces(before)
      const told = fact.places.map(({ player, place }) => `${place} ${player}`)
      const again = places.map(({ player, place }) => `${place} ${player}`)
      return { problems: differ('places', n, told, again) }
    }
    default:
      return { problems: [] }
  }
}

const differ = (
  how: 'cut' | 'places',
  n: number,
  told: readonly string[],
  again: readonly string[],
): readonly RecordProblem[] => {
  if (canonical(told) === canonical(again)) return []
  const players = [...new Set([...told, ...again])]
    .filter((one) => told.indexOf(one) !== again.indexOf(one))
    .map((one) => (one.split(' ').at(-1) ?? one) as PlayerId)
  return [{ ...at(n), code: 'standings-differ', how, players: [...new Set(players)] }]
}

const checkRoundAgain = (
  before: EventState,
  fact: FactOf<'round-paired'>,
  n: number,
  luck: Commitments,
): CheckedFact => {
  const again = redraw(before, fact)
  const fault = luck.take(before, fact)
  const place = { ...at(n, fact.round), code: 'round-differs' as const }
  const published = fact.pairings.map(({ players }) => players)
  const none = { players: [], published: [], drawn: [] }
  return {
    problems: [
      ...(fault === null ? [] : [{ ...place, how: fault, ...none }]),
      ...(again.kind === 'differs'
        ? [
            {
              ...place,
              how: 'tables' as const,
              players: again.differing,
              published,
              drawn: again.drawn,
            },
          ]
        : []),
    ],
    round: {
      round: fact.round,
      name: roundNameOf(before, fact.round),
      redrawn: again.kind === 'same',
      byHand: again.kind === 'by-hand',
      certified: fact.receipt?.certified ?? null,
      tables: fact.pairings.length,
      committed: luck.isCommitted ? fault === null : null,
    },
  }
}
