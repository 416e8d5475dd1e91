import { cutOf } from '../event/cut/cut-of.ts'
import { cutDue, endRefusal } from '../event/cut/end-of-stage.ts'
import { finalPlaces } from '../event/cut/final-places.ts'
import { placeAfterCut, placeGivenUp } from '../event/cut/place-after-cut.ts'
import { isCommitted } from '../event/luck/draw-luck.ts'
import { chartOf, followingStage } from '../event/reading/following-stage.ts'
import { pairable } from '../event/rounds/pairable.ts'
import { isSamePlan, planOf } from '../event/set-up/announcements.ts'
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

/**
 * Computes again what a fact says came out, on the state before it; null where it was not its turn.
 * The state is asked for only by those that compute: making one for every fact takes a second.
 */
export const checkFact = (
  state: () => EventState,
  { fact, n }: Entry,
  luck: Commitments,
): CheckedFact | null => {
  switch (fact.kind) {
    case 'round-paired': {
      const before = state()
      return 'refusal' in pairable(before) ? null : checkRoundAgain(before, fact, n, luck)
    }
    case 'stage-started': {
      const before = state()
      if (!isAsPlanned(before, fact)) return null
      const how = arePlacesDrawn(fact) ? luck.places(before, fact) : ('places' as const)
      const round = before.rounds.length + 1
      const none = { players: [], published: [], drawn: [] }
      return {
        problems: how === null ? [] : [{ ...at(n, round), code: 'round-differs', how, ...none }],
      }
    }
    case 'cut-made': {
      const before = state()
      const due = cutDue(before)
      if ('refusal' in due || due.kind !== fact.kindOfStage) return null
      return { problems: differ('cut', n, fact.seeds, cutOf(before, due.size).seeds) }
    }
    case 'place-declined': {
      const before = state()
      const place = placeAfterCut(before, fact.player)
      const seeds =
        place.refusal === null ? placeGivenUp(before, fact.player, place).declined.seeds : []
      return { problems: differ('cut', n, fact.seeds, seeds) }
    }
    case 'event-finished': {
      const before = state()
      if (endRefusal(before) !== null) return null
      const told = fact.places.map(({ player, place }) => `${place} ${player}`)
      const again = finalPlaces(before).map(({ player, place }) => `${place} ${player}`)
      return { problems: differ('places', n, told, again) }
    }
    default:
      return { problems: [] }
  }
}

/** A stage that is shorter, or of another kind, than players were told makes another winner. */
const isAsPlanned = (
  before: EventState,
  { stage, plan, entrants, chart, places }: FactOf<'stage-started'>,
): boolean => {
  const planned = stage === 0 ? planOf(before, entrants.length)?.[0] : followingStage(before)
  if (planned === undefined || planned === null || !isSamePlan([planned], [plan])) return false
  // A bracket that begins the event has no seeds, any other one no lots.
  if ((places !== undefined) !== (stage === 0 && plan.kind === 'elimination')) return false
  // Before lots were fixed beforehand a chart was as large as those who had come.
  return chart === chartOf(plan) || (chart === undefined && !isCommitted(before))
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
      certified: again.certified,
      tables: fact.pairings.length,
      committed: luck.isCommitted ? fault === null : null,
    },
  }
}
