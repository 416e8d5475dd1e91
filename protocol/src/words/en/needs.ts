import type { BracketNeeds, CutNeeds, Leads, Verdict } from '@topcut/engine'
import { plural } from '../plural.ts'

/** `top` is the cut, as in `Top 8`. */
type PerVerdict = { readonly [V in Verdict]: (top: string) => string }

const headline: PerVerdict = {
  in: (top) => `A place in the ${top} is certain.`,
  out: (top) => `The ${top} can no longer be reached.`,
  'tie-breakers': (top) => `Tiebreakers decide about the ${top}.`,
  depends: (top) => `It is still open whether it is enough for the ${top}.`,
}

/** What one outcome of the own match means. */
const verdict: PerVerdict = {
  in: (top) => `in the ${top}`,
  out: (top) => `not in the ${top}`,
  'tie-breakers': () => 'tiebreakers decide',
  depends: () => 'other results decide',
}

export const needs = {
  closed: 'Closed while the own match runs: no aids during play.',
  headline,
  verdict,
  share: (found: number, of: number) =>
    plural('en', of, {
      one: `in ${found} of {{count}} simulated end`,
      other: `in ${found} of {{count}} simulated ends`,
    }),
  /** What the outcomes are about. */
  about: {
    open: 'If the match ends like this',
    next: 'If the next match ends like this',
  } satisfies Record<NonNullable<CutNeeds['match']>, string>,
  by: {
    exact: 'Exact: every possible end was looked at.',
    simulation: 'In and out are certain; the shares come from simulated ends.',
  } satisfies Record<CutNeeds['by'], string>,
  assumed: 'Assuming that nobody leaves or joins, every match is played and there are no rulings.',
  status: {
    in: 'Still in.',
    out: 'Out.',
    champion: 'Tournament champion.',
  } satisfies Record<BracketNeeds['status'], string>,
  leads: {
    champion: 'tournament champion',
    'goes-on': 'goes on',
    'second-chance': 'one more chance',
    out: 'out',
  } satisfies Record<Leads, string>,
}
