import type { IdentityToken, InitiativeBy, SetUpView } from '@topcut/engine'
import { plural } from '@topcut/protocol/words'

const count = (one: string, other: string) => (n: number) => plural('en', n, { one, other })

/** What a player's phone says by itself; the sentences of the documents come later. */
export const phone = {
  title: 'My match – Topcut',
  titleAt: (table: number) => `Table ${table} – Topcut`,
  pages: 'Pages',
  tabs: {
    match: 'Match',
    standings: 'Standings',
    record: 'Record',
    needs: 'Chances',
    list: 'List',
  },
  menu: 'Menu',
  back: 'Back to the match',
  loading: 'Loading …',
  noServer: 'The server cannot be reached. This page goes on by itself when it can.',
  stranger: 'This phone is not known here',
  strangerNote:
    'Open the personal link that you were given, or scan your own code. Whoever is not registered yet can do so with the event code. Otherwise the desk helps.',
  toRegister: 'Register',
  publicPage: 'Pairings and standings for everybody',
  otherSlip: 'This slip is of another table',
  otherSlipNote: 'Only the two who play there can report its result.',
  toMyMatch: 'To my match',

  asOf: (time: string, minutes: number) =>
    minutes === 0
      ? `Not connected. As of ${time}.`
      : count(
          `Not connected. As of ${time}, {{count}} minute ago.`,
          `Not connected. As of ${time}, {{count}} minutes ago.`,
        )(minutes),
  toSend: count('{{count}} entry still to send.', '{{count}} entries still to send.'),
  notTaken: 'That was not taken.',
  understood: 'Understood',

  until: (time: string) => `until ${time}`,
  clock: {
    'not-started': 'not started yet',
    'no-limit': 'without time limit',
    running: 'running',
    closed: 'closed',
    paused: 'paused',
    called: 'time called',
  },
  extended: count(
    'This table has {{count}} minute more.',
    'This table has {{count}} minutes more.',
  ),

  table: 'Table',
  you: 'you',
  points: count('{{count}} tournament point', '{{count}} tournament points'),
  pointsLikeYou: count(
    '{{count}} tournament point like you',
    '{{count}} tournament points like you',
  ),
  pointsUnit: count('tournament point', 'tournament points'),
  tally: (won: number, drawn: number, lost: number) =>
    drawn === 0 ? `${won} won, ${lost} lost` : `${won} won, ${drawn} drawn, ${lost} lost`,
  seed: (seed: number) => `Seed ${seed}.`,
  sitFirst: 'You are player 1.',
  sitSecond: 'You are player 2.',
  mission: 'Mission',
  side: { light: 'You play the light side.', dark: 'You play the dark side.' },
  chooseSide: 'You choose the side.',
  /** Behind the name of the opponent. */
  choosesSide: 'chooses the side.',
  decideInitiative: 'You decide who has initiative.',
  decidesInitiative: 'decides who has initiative.',
  initiativeBy: {
    coin: 'A coin decides about initiative.',
    lot: 'A lot decides about initiative.',
    'by-the-guide': 'Initiative by the rules of the game.',
  } satisfies Record<Exclude<InitiativeBy, 'first' | 'second'>, string>,

  /** `match`: what the title calls one. */
  matchEnded: (match: string) => `${match} ended`,
  isItOver: 'Is your match over?',
  noAids: 'While it is played, no notes and no aids: this phone counts nothing until then.',
  yesOver: 'Yes, it is over',
  notYet: 'Not yet',
  over: 'The match is over. Hand in the result.',
  enterResult: 'Enter result',
  changeResult: 'Change my result',
  youSaid: 'You said:',
  waitingFor: 'Waiting for the result of',
  says: 'says:',
  judgeTold: 'The two do not agree. A judge has been told.',
  resultIn: 'Entered:',
  nextPairing: 'The next pairing appears here as soon as it is published.',
  thatIsRight: 'That’s right',
  sayOtherwise: 'That’s not right',

  bye: 'Bye',
  byeNote:
    'You sit out this round. It counts by the rules of this tournament; there is nothing to report.',
  waitingList: (place: number) => `Waiting list, place ${place}`,
  waitingNote: 'The hall is full. As soon as a place is free, this page says so.',
  left: 'You have left the tournament',
  leftNote: 'Standings and your record stay here. Only the organizer can take you in again.',
  out: 'All your rounds are played',
  outNote: 'No further round is to come for you. Standings and your record stay here.',
  finished: 'The tournament is over',
  played: 'All is played',
  playedNote: 'The places are told at the ceremony.',
  place: 'Place',
  champion: 'Champion',
  notPaired: 'Not paired yet',
  notPairedNote: 'Table and opponent appear here as soon as the round is published.',
  yourNumber: (number: number) => `You are number ${number}.`,
  checkedIn: 'You are checked in.',
  checkIn: 'Check in at the desk when you arrive.',
  handInList: 'Hand in my list',
  submitList: 'Submit list',
  signPointsCheck: 'Sign points check',

  callJudge: 'Call a judge',
  calling: 'Calling …',
  calledFor: (n: number) =>
    n === 0
      ? 'Judge called'
      : count('Judge called, {{count}} minute', 'Judge called, {{count}} minutes')(n),
  onTheWay: 'A judge is on the way',
  about: 'What about',
  callNote: 'A judge sees your table and the reason. Stop playing until somebody has come.',
  callReasons: [
    'A question about the rules',
    'We do not agree',
    'Time or pace',
  ] satisfies readonly [string, ...string[]],
  drawNote: 'A draw agreed on by both? A judge must be present and enters it.',
  callWitness: 'Call a judge as witness',
  witnessReason: 'Witness for an intentional draw',
  cancelCall: 'No longer needed',

  leave: 'Leave the tournament',
  leaveAsk: 'Do you want to leave the tournament?',
  leaveNote: 'You are not paired any more. Only the organizer can take you in again.',
  leaveBefore: 'Your place becomes free for somebody else.',
  leaveAfterRound: 'Leave after this round',
  leaveNow: 'Leave now',
  stay: 'Stay',

  signOut: 'Sign out on this phone',
  signOutAsk: 'Does somebody else use this phone from now on?',
  signOutNote:
    'Nothing of you stays on it. Your personal link or your own code lets you in again; otherwise the desk helps.',
  signOutUnsent: 'Something has not been sent yet and would be lost.',
  signOutNow: 'Sign out',

  tellMe: 'Tell me',
  tellMeNote:
    'Sound and vibration when a round is published. Keep this page open, and the phone not silent.',
  staysAwake: 'While you wait for a round, the screen stays on.',

  noStandings: 'Standings appear here when the first round is closed.',
  afterRound: (round: number) => `after round ${round}`,
  finalPlaces: 'Final places',
  cutNote: (size: number) => `The dashed line is the cut: the first ${size} go on.`,

  noRecord: 'Your numbers appear here when the first round is closed.',
  numbers: 'My numbers',
  matches: 'My matches',
  roundTable: (round: string, table: number) => `${round}, table ${table}`,
  stillOpen: 'still open',
  rulings: 'Rulings',
  deducted: count('{{count}} tournament point deducted', '{{count}} tournament points deducted'),
  appeal: 'Appeal to the head judge',
  appealed: 'Appealed; a decision is still to come.',
  appealDecided: { upheld: 'Appeal: the ruling stands.', changed: 'Appeal: decided otherwise.' },

  needsTitle: 'What do I need',
  noNeeds: 'There is nothing to work out: no cut, or no round yet.',

  setUp: 'Set-up steps',
  atThisTable: 'At this table',
  steps: {
    'set-up': 'Setting up',
    'mirror-match': 'Both of one faction',
    'round-start': 'When the round starts',
    'at-the-table': 'During the match',
    'round-end': 'When time is called',
  },
  setUpFacts: {
    complete: {
      'before-start-call': 'Everything is set up before the start of the round is called.',
      'may-precede-start-call': 'You may set up before the start of the round is called.',
    } satisfies Record<NonNullable<SetUpView['complete']>['value'], string>,
    token: {
      white: 'Your identity tokens are white.',
      black: 'Your identity tokens are black.',
    } satisfies Record<IdentityToken, string>,
    map: 'Who has initiative brings and builds the map.',
    firstSides: {
      'lot-gives-choice': 'First game: a lot gives the choice of side.',
      'lot-gives-dark': 'First game: a lot gives the dark side.',
    } satisfies Record<NonNullable<SetUpView['firstSides']>['value'], string>,
    secondSides: 'Second game: the sides are swapped.',
    mirror: 'Both squads are of one faction: mark your ships.',
    pointsCheck: 'Add up the list of your opponent and sign for it.',
  },

  material: 'Something is lost or damaged',
  materialNote: 'Leaders see this at once, with the time at which you noticed it.',
  component: 'What it is',
  componentName: 'Its name',
  tellLeaders: 'Tell the leaders',
  caseOpen: 'The leaders know of it.',

  nothingToReport: 'You have no match to report.',
  howEnded: 'How it ended',
  handIn: 'Hand in',
  handInThis: (result: string) => `Hand in ${result}`,
  bothHandIn: 'Both players hand in. If the results agree, that is it; if not, a judge comes.',
  theirShips: (player: string) => `Ships of ${player}`,
  ownShips: 'Your ships',
  half: 'half',
  theirFigures: (player: string) => `Figures of ${player}`,
  ownFigures: 'Your figures',
  countFigures: 'Count by figures',
  figureCost: 'Cost of a figure',
  defeated: 'defeated',
  fewer: 'One fewer',
  oneMore: 'One more',
  noneLeft: 'None left',
  otherPoints: 'From cards and the mission',

  onItsWay: 'Your list is on its way.',
  listIn: 'Handed in. Until the start you can replace it.',
  listLocked: 'Handed in and locked. Only a leader can correct it now.',
  corrected: 'Corrected by a leader:',
  listPoints: count('{{count}} point', '{{count}} points'),
  replaceList: 'Replace the list',

  register: {
    title: 'Registration',
    code: 'Event code',
    codeNote: 'You’ll find it on the poster.',
    name: 'First and last name',
    club: 'Club or group (may stay empty)',
    shown: 'How you are named in public',
    shownNote: 'On the screens, on the wall and in lists for everybody. Leaders see the full name.',
    shownAs: {
      usual: 'Default for this tournament',
      full: 'Full name',
      short: 'First name and initial',
    },
    button: 'Register',
    already: 'You are registered already.',
  },
}
