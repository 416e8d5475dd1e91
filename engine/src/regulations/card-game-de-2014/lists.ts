import type { DeckClauses } from '../../legality/clauses.ts'
import { clause } from '../../vocabulary/rule.ts'
import type { SetUpClauses } from '../set-up-clauses.ts'

export const lists: DeckClauses = {
  kind: 'decks',
  // Lists of single players are nowhere mentioned: an event may ask for them.
  list: clause('LCG-16', { always: false, askedAt: [], contents: [] }),
  decks: clause('LCG-16', ['light', 'dark']),
  affiliations: clause('LCG-17', 1),
  leastSets: clause('LCG-17', 10),
  copies: clause('LCG-18', 2),
  ownSets: clause('LCG-18', true),
  team: null,
  // Only one expansion has them: its ordinary objective sets may be played.
  barredMarks: [clause('LCG-24', 'challenge-scenario'), clause('LCG-21', 'banned')],
  noProxies: [clause('LCG-23', ['card'])],
  languages: clause('LCG-23', ['german', 'english']),
  release: clause('LCG-21', { edition: 'german', days: 14, region: null }),
  releaseIn: [clause('LCG-22', { language: 'english', edition: 'german', days: 14 })],
  admissionsWait: clause('LCG-25', true),
  excludedShows: null,
  sameName: null,
  sleeves: {
    mandatoryAt: clause('LCG-26', ['competitive', 'premier']),
    hiding: clause('LCG-27', { marks: ['aurebesh', 'alternate-art'], sleeves: ['opaque', 'art'] }),
    barred: null,
  },
  locked: clause('LCG-11', ['decks']),
  investigate: null,
  deckCheck: {
    when: clause('LCG-19', 'after-result'),
    consequences: clause('LCG-20', ['games-annulled', 'warning', 'disqualified-if-not-legal']),
  },
  pointsCheck: null,
}

/** All four decks of a team, handed in together. */
export const teamLists: DeckClauses = {
  ...lists,
  kind: 'team-decks',
  list: clause('LCG-59', {
    always: true,
    askedAt: [],
    contents: ['objectives', 'owner', 'team-mate'],
  }),
  decks: clause('LCG-58', ['light', 'light', 'dark', 'dark']),
  locked: clause('LCG-58', ['decks']),
  team: { size: clause('LCG-57', 2), oneOfEachSide: clause('LCG-59', true) },
}

export const setUp: SetUpClauses = {
  complete: null,
  mirrorMatch: null,
  identification: null,
  initiative: null,
  map: null,
  firstSides: clause('LCG-30', 'lot-gives-choice'),
  secondSides: clause('LCG-31', 'swapped'),
  teamSeats: null,
}

export const teamSetUp: SetUpClauses = {
  ...setUp,
  firstSides: clause('LCG-62', 'lot-gives-dark'),
  // The first of the dark side sits to the right of the second; the light side sits opposite.
  teamSeats: clause('LCG-62', [
    [
      { side: 'dark', number: 2 },
      { side: 'dark', number: 1 },
    ],
    [
      { side: 'light', number: null },
      { side: 'light', number: null },
    ],
  ]),
}
