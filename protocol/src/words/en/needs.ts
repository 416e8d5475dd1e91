import type { NeedsWords } from '../needs/needs-words.ts'
import { plural } from '../plural.ts'

export const needsEn: NeedsWords = {
  closed: 'Closed while the own match runs: no aids during play.',
  headline: {
    in: (top) => `A place in the ${top} is certain.`,
    out: (top) => `The ${top} can no longer be reached.`,
    'tie-breakers': (top) => `Tiebreakers decide about the ${top}.`,
    depends: (top) => `It is still open whether it is enough for the ${top}.`,
  },
  verdict: {
    in: (top) => `in the ${top}`,
    out: (top) => `not in the ${top}`,
    'tie-breakers': () => 'tiebreakers decide',
    depends: () => 'other results decide',
  },
  share: (found, of) =>
    plural('en', of, {
      one: `in ${found} of {{count}} simulated end`,
      other: `in ${found} of {{count}} simulated ends`,
    }),
  about: { open: 'If the match ends like this', next: 'If the next match ends like this' },
  by: {
    exact: 'Exact: every possible end was looked at.',
    simulation: 'In and out are certain; the shares come from simulated ends.',
  },
  assumed: 'Assuming that nobody leaves or joins, every match is played and there are no rulings.',
  status: { in: 'Still in.', out: 'Out.', champion: 'Tournament champion.' },
  leads: {
    champion: 'tournament champion',
    'goes-on': 'goes on',
    'second-chance': 'one more chance',
    out: 'out',
  },
}
