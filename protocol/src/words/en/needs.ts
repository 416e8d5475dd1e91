import type { BracketNeeds, CutNeeds, Leads, PlacesNeeds } from '@topcut/engine'
import { plural } from '../plural.ts'

/** The short answer to *am I in*. What was only played through is never more than likely. */
export type Answer = 'in' | 'out' | 'likely' | 'unlikely' | 'depends'

/** `top` is the cut, as in `Top 8`. */
type Said = (top: string) => string

const headline: { readonly [A in Answer | 'tie-breakers' | 'own-match']: Said } = {
  in: (top) => `You’re in: your place in the ${top} is certain.`,
  out: (top) => `You’re out: the ${top} can no longer be reached.`,
  likely: (top) => `You’re likely in the ${top}.`,
  unlikely: (top) => `The ${top} is unlikely, but still possible.`,
  depends: (top) => `It depends on other results whether you’re in the ${top}.`,
  'tie-breakers': (top) => `It depends on tiebreakers whether you’re in the ${top}.`,
  'own-match': (top) => `It depends on your match whether you’re in the ${top}.`,
}

/** What one outcome of the own match means. */
const verdict = {
  in: 'You’re in',
  out: 'You’re out',
  'tie-breakers': 'Depends on tiebreakers',
  depends: 'Depends on other results',
}

/** Of so many ways in which the rest of the rounds was played through. */
const share = {
  all: (of: number) =>
    plural('en', of, {
      one: 'Very likely in: in the one way we played it through',
      other: 'Very likely in: in all {{count}} ways we played it through',
    }),
  likely: (found: number, of: number) =>
    `Likely in: in ${found} of ${of} ways we played it through`,
  open: (found: number, of: number) => `Open: in ${found} of ${of} ways we played it through`,
  unlikely: (found: number, of: number) =>
    `Unlikely: in ${found} of ${of} ways we played it through`,
  none: (of: number) =>
    plural('en', of, {
      one: 'Very unlikely: not in the one way we played it through',
      other: 'Very unlikely: in none of the {{count}} ways we played it through',
    }),
}

export const needs = {
  closed: 'Available after your match: no aids during play.',
  headline,
  verdict,
  share,
  /** What the outcomes are about. */
  about: {
    open: 'If your match ends like this',
    next: 'If your next match ends like this',
  } satisfies Record<NonNullable<CutNeeds['match']>, string>,
  by: {
    exact: 'Certain: every possible end was looked at.',
    simulation: 'In and out are certain. The rest was played through at random.',
  } satisfies Record<CutNeeds['by'], string>,
  assumed: 'Assuming that nobody leaves or joins, every match is played and there are no rulings.',
  places: {
    one: (place: number, until: PlacesNeeds['until']) =>
      until === 'end'
        ? `You finish in place ${place}.`
        : `After this round you are in place ${place}.`,
    range: (best: number, worst: number, until: PlacesNeeds['until']) =>
      until === 'end'
        ? `You can still finish in places ${best} to ${worst}.`
        : `After this round: places ${best} to ${worst}.`,
    row: (best: number, worst: number) =>
      best === worst ? `Place ${best}` : `Places ${best} to ${worst}`,
    by: 'Certain by tournament points; tiebreakers decide ties.',
  },
  status: {
    in: 'You’re still in.',
    out: 'You’re out.',
    champion: 'You have won the tournament.',
  } satisfies Record<BracketNeeds['status'], string>,
  leads: {
    champion: 'You win the tournament',
    'goes-on': 'You go on',
    'second-chance': 'You have one more chance',
    out: 'You’re out',
  } satisfies Record<Leads, string>,
}
