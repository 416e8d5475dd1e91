import type { Regulation } from '@topcut/engine'

type Value<C> = C extends { readonly value: infer V extends string } ? V : never

/** What the desk explains of its own parts, by the document that the event is run by. */
export const help = {
  heading: 'Help',
  document: 'What the rules say',
  byDocument: (document: string) => `In our own words, after: ${document}.`,
  silent: 'The document has no rule about this.',
  /** What a part of the desk is for. */
  about: {
    tables: 'The tables of a round: who plays where, what is entered, what is missing.',
    matters: 'Calls, rulings, lost material and disqualifications, with everything still open.',
    standings: 'The places after every round, and how they came about.',
    players: 'Everybody who takes part: register, check in, drop, come back.',
    lists: 'What players bring, and what is wrong with it.',
    announcement: 'What players are told before the start: rounds, cut and times.',
    leaders: 'Who runs the tournament, who may look in, and their links.',
    settings: 'Name, day, place, rules, and what everybody gets to see.',
    bracket: 'Who goes on after the cut, and against whom.',
    log: 'Everything that has happened, with name and time. Nothing is ever deleted; undoing adds an entry.',
  },

  /** How it is worked with, in a few words. */
  how: {
    tables: [
      'Type the table and the score in the line at the bottom, then Enter. Or choose a table and type there.',
      'A score that a player’s phone sent is accepted with one press.',
      'Wrong opponents, a missing player, more time: choose the table, the panel on the right has it.',
    ],
    matters: [
      'A player’s call stays on top until somebody answers it.',
      'Begin with what happened; what the rules allow for it follows.',
    ],
    standings: [
      'Press a number to see what it is made of.',
      'To send the standings or save them, press Share.',
    ],
    players: [
      'Paste names, one per line, or drop a file. You see who would be registered before you press.',
      'Leave out whoever has not come by the start with one press.',
      'Press a name to drop a player, change a name or give a link.',
    ],
    lists: [
      'Paste a list from a squad builder; what cannot be read is marked.',
      'A finding names the rule and what to change.',
    ],
    announcement: [
      'Set rounds, cut and times on the right, then announce it: players are told on their phones.',
      'What changes later has to be announced again, with a reason.',
    ],
    leaders: [
      'Name a judge and send the link: it opens the judge’s page on their phone.',
      'The event code lets players register themselves.',
    ],
    bracket: [
      'The cut is shown before it is made, with everybody who goes on.',
      'Press a match to enter its result.',
    ],
    log: [
      'Choose an entry to see how everything stood then.',
      'Undo takes back all that one press did, and first says what that is.',
    ],
    settings: [
      'Change what you like and save once. Everybody sees it at once.',
      'What is locked says why.',
    ],
  },

  firstRound: 'Round 1 is paired by lot.',
  laterRounds: {
    'random-in-points-groups': 'Later rounds pair players with the same tournament points, by lot.',
    fold: 'Later rounds pair the upper half of a points group with the lower half.',
  } satisfies Record<Value<Regulation['pairing']['laterRounds']>, string>,
  rematch: {
    'in-stage': 'Nobody meets the same opponent twice in one stage.',
    'in-swiss': 'Nobody meets the same opponent twice in the Swiss rounds.',
  } satisfies Record<Value<Regulation['pairing']['rematch']>, string>,
  bye: 'Whoever is left over has a bye, and it counts as a win.',
  roundLasts: (minutes: number) => `A Swiss round lasts ${minutes} minutes.`,
  roundUnlimited: 'Swiss rounds have no time limit.',
  finalUnlimited: 'The final has no time limit.',

  winner: 'Whoever has the most tournament points is first.',
  level: (measures: string) => `Ties are broken in this order: ${measures}.`,
  deduction: 'A ruling may take tournament points away, never below zero.',

  structure: {
    suggested: 'For this tier the document suggests how many rounds and which cut.',
    minimum: 'For this tier the document demands at least the rounds and cut of its table.',
    free: 'For this tier the structure is left to the organizer.',
  },
  counted: 'The table goes by the number of registered players.',

  listsDue: 'Every player hands in a list.',
  listsLocked: 'Once play has begun, a list stays as it is.',
  listContents: (contents: string) => `A list contains: ${contents}.`,

  mayPlay: (tiers: string) =>
    `With a second judge announced, leaders may play at these tiers: ${tiers}.`,
  mayNotPlay: (tiers: string) => `Leaders may not play at these tiers: ${tiers}.`,
  second: 'The second judge rules where the first one plays.',
  lastWord: (roles: string) => `Last word on a ruling: ${roles}.`,
  disqualifiedBy: (roles: string) => `Disqualifications are decided by: ${roles}.`,

  noShow: 'Whoever does not appear at the table is removed from the tournament.',
  readmission: 'Whoever has left may come back within the same stage.',
  avoid: (tiers: string) =>
    `Family and travel partners may ask not to meet in round 1, at these tiers: ${tiers}.`,

  seeding: 'The standings give everybody who goes on a place in the bracket.',
  bracket: {
    'by-game-number': 'Who meets whom later follows from the numbers of the matches.',
    chart: 'Who meets whom later is in the document’s chart.',
  } satisfies Record<Value<Regulation['elimination']['bracket']>, string>,
  champion: 'The last player left has won the tournament.',
  withdrawal: 'If somebody withdraws, the opponent moves on.',
  replacement: {
    'until-seeded':
      'A place given up goes to the next in the standings until the bracket is drawn up.',
    'until-first-match':
      'A place given up goes to the next in the standings until the first match.',
  } satisfies Record<Value<Regulation['cut']['replacement']>, string>,
}
