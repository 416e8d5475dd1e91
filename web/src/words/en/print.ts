import type { Regulation, Tie } from '@topcut/engine'

const sheets = {
  announcement: 'Announcement',
  lists: 'Lists',
  numbers: 'Table numbers',
  'by-name': 'Pairings by surname',
  'by-table': 'Pairings by table',
  slips: 'Result slips',
  scores: 'Score sheets',
  standings: 'Standings',
  bracket: 'Bracket',
  places: 'Final places',
  proxies: 'Proxy cards',
  kit: 'Paper kit',
}

/** What a sheet is for, beside the preview. */
const about = {
  announcement: 'What the document wants told before the start, to read out and to hang up.',
  lists: 'Blank, with the names of the players, or as handed in.',
  numbers: 'Cut down the middle and folded across, they stand on the tables.',
  'by-name': 'For the wall. The first letters on each page are large at the top.',
  'by-table': 'For leaders, and for whoever looks for a table.',
  slips:
    'Cut the whole pile at once, lay the piles one under the other from the top left to the bottom right: they are in order. A code scanned at the desk goes to its table.',
  scores: 'Part of a page for each player, with the results so far.',
  standings: 'For the wall, after any round.',
  bracket: 'As it stands, or blank to fill in by hand.',
  places: 'With the prizes as they are typed at the desk.',
  proxies: 'Made by a leader for a damaged card, in the size of a card.',
  kit: 'Everything the next round needs if the computer fails. Print it early.',
}

/** How a round is paired without a machine, for each clause a document may have. */
const byHand = {
  byeFirst: 'With an odd number of players, settle first who has the bye.',
  bye: {
    'by-chance': 'The bye is drawn by lot.',
    'fewest-points-lowest-margin':
      'The bye goes to the player with the fewest tournament points; of those the lowest Margin of Victory; then by lot.',
    'lowest-place-without-bye': 'The bye goes to the lowest-ranked player who has not had one yet.',
    'fewest-points-highest-number-without-bye':
      'The bye goes to the player with the fewest tournament points who has not had one yet; of those the highest player number.',
  } satisfies Record<Regulation['bye']['laterRounds']['value'], string>,
  pairing: {
    random: 'All players are paired by lot.',
    'random-in-points-groups':
      'Begin with the group that has the most tournament points and pair its players by lot. If one is left over, a player of the next group is drawn as the opponent; then the rest of that group is paired, and so on down.',
    fold: 'Sort every points group by player number. The first plays the last, the second the last but one. If one is left over, that player goes to the top of the next group.',
  } satisfies Record<
    Regulation['pairing']['firstRound']['value'] | Regulation['pairing']['laterRounds']['value'],
    string
  >,
  rematch: {
    'in-stage':
      'Two who have met in this stage do not meet again; then another player of the same group is taken.',
    'in-swiss':
      'Two who have met in the Swiss rounds do not meet again; then another player of the same group is taken.',
  } satisfies Record<Regulation['pairing']['rematch']['value'], string>,
  avoid: 'Family members and travel partners should not meet in round 1.',
  write: 'Write every pair on the sheet of tables, then on a slip for the table.',
  addUp: 'Enter the results, add up the points and sort the players by them.',
  goOn: (size: number) =>
    `The first ${size} who are still there go on. Write their names into the bracket by seed.`,
  finalMatch: 'If the first two have the same tournament points, they play a final match.',
  lastRound: 'No further round follows. The standings are the final places.',
  lastGame: 'No further round follows. Whoever wins the final is the tournament champion.',
  seeding: 'Seeds follow the standings after the Swiss rounds.',
  bracket: {
    'by-game-number':
      'The winner of match 1 meets the winner of the match with the highest number, the winner of match 2 that of the second highest, and so on.',
    chart: 'The chart says where winners and losers go. Whoever loses twice is out.',
  } satisfies Record<Regulation['elimination']['bracket']['value'], string>,
  withdrawal: 'If somebody withdraws, the opponent moves on.',
}

/** What is said about paper, and on it. */
export const print = {
  choose: 'Sheets',
  teams: {
    sheets: { ...sheets, 'by-name': 'Pairings by team' },
    about: {
      ...about,
      lists: 'Blank, with the names of the teams, or as handed in.',
      scores: 'Part of a page for each team, with the results so far.',
    },
    groupsRunning: (round: number) =>
      `Round ${round} is still being played: its results move teams to other groups.`,
    byHand: {
      ...byHand,
      byeFirst: 'With an odd number of teams, settle first who has the bye.',
      bye: {
        ...byHand.bye,
        'fewest-points-highest-number-without-bye':
          'The bye goes to the team with the fewest tournament points that has not had one yet; of those the highest team number.',
      },
      pairing: {
        ...byHand.pairing,
        random: 'All teams are paired by lot.',
        fold: 'Sort every points group by team number. The first plays the last, the second the last but one. If one is left over, that team goes to the top of the next group.',
      },
      rematch: {
        ...byHand.rematch,
        'in-swiss':
          'Two teams that have met in the Swiss rounds do not meet again; then another team of the same group is taken.',
      },
      addUp: 'Enter the results, add up the points and sort the teams by them.',
    },
  },
  sheets,
  about,
  size: 'Paper',
  sizes: { a4: 'A4', letter: 'Letter' },
  language: 'Language of the print',
  asScreen: 'as on the screen',
  fullNames: 'Full names, except of those who object or asked to be named otherwise',
  blank: 'Blank, to fill in by hand',
  listKinds: { blank: 'blank', named: 'blank with names', filled: 'as handed in' },

  onlyHere: 'Phones cannot open this address. Type the one for phones on the poster page.',

  asOf: (time: string) => `as of ${time}`,
  leafOf: (leaf: number, of: number) => `page ${leaf} of ${of}`,
  resultsOf: (round: string) => `${round}, results`,
  nothingToPrint: 'Nothing to print yet',
  placesLater: 'Final places are there when the tournament is finished.',
  noProxiesYet: 'No proxy card has been made yet. Tick “Blank” for cards to fill in by hand.',
  noProxies: 'The document of this tournament knows no proxy cards.',
  noBracket: 'No bracket is planned. It follows a cut.',
  noLists: 'No list has been handed in yet.',

  handIn: 'Hand in at the desk',
  handInOrScan: 'Hand in or scan',
  code: (match: string) => `Code of match ${match}`,
  drops: 'drops',
  signature: 'signature',
  /** What decides equal scores, in one word each. */
  tie: { defeats: 'figures', damage: 'damage', die: 'die' } satisfies Record<keyof Tie, string>,
  gameWon: (game: number) => `game ${game} won`,
  gameDrawn: (game: number) => `game ${game} drawn`,

  ownScore: 'Own score',
  otherScore: 'Opponent’s score',
  opponentSigns: 'Opponent signs',

  addedUp: 'added up by the opponent',
  checkedBy: 'checked by a leader',
  corrected: 'Corrected:',
  removed: 'Removed:',
  addedMarked: 'What was added is marked *.',
  upgrades: 'Upgrades with points',
  skill: (skill: number) => `pilot skill ${skill}`,
  figures: (figures: number, points: number) => `${figures} figures, ${points} each`,
  attached: 'attached cards with points',
  commands: 'Command cards',

  kitAbout: {
    round:
      'In this kit: the standings, the tables of the round, slips, and what is needed to pair the next round by hand. Whatever is written here can be entered later, in the same order.',
    cut: 'In this kit: the standings, the tables of the round, the bracket and slips. Whatever is written here can be entered later, in the same order.',
    end: 'In this kit: the standings and the tables of the last round. Whatever is written here can be entered later, in the same order.',
    nothing: 'The tournament is over. In this kit: the final places and how they came about.',
  },
  pairByHand: (round: string) => `${round}: pairing by hand`,
  cutByHand: (size: number) => `Cut to ${size}, by hand`,
  endByHand: 'After this round',
  times: 'Times',
  begins: 'begins',
  ends: 'ends',
  groups: 'Points groups',
  groupsNote: 'From the top. Tick whoever is paired; numbers are those of opponents met already.',
  groupsRunning: (round: number) =>
    `Round ${round} is still being played: its results move players to other groups.`,
  met: 'met',
  meets: 'meets',
  tablesByHand: 'Tables, paired by hand',
  byHand,
}
