import type { IdentityToken, Outcome, SetUpView } from '@topcut/engine'
import { plural } from '@topcut/protocol/words'

const count = (one: string, other: string) => (n: number) => plural('en', n, { one, other })

/** What a player's phone says on pages that are loaded after the first. */
export const phonePages = {
  luck: {
    offer: 'Add a word to the lot of the next round',
    added: (round: number) => `You added to the lot of round ${round}:`,
    about: 'With words from the hall nobody can know before who will meet whom.',
    word: 'Any word',
    otherWord: 'Another word instead',
    add: 'Add',
  },
  offerAlert: 'Tell me when I’m paired',
  tellMe: 'Tell me',
  tellMeNote:
    'Sound and vibration when a round is published. Keep this page open and the sound on.',
  staysAwake: 'While you wait for a round, the screen stays on.',

  leave: 'Leave the tournament',
  leaveAsk: 'Do you want to leave the tournament?',
  leaveNote: 'You won’t be paired any more. You can come back until a round goes on without you.',
  leaveBefore: 'Your place becomes free for somebody else.',
  leaveAfterRound: 'Leave after this round',
  leaveNow: 'Leave now',
  stay: 'Stay',

  signOut: 'Sign out on this phone',
  signOutAsk: 'Does somebody else use this phone from now on?',
  signOutNote:
    'Nothing about you stays on it. To come back, use your personal link or your own code, or ask at the desk.',
  signOutUnsent: 'Something has not been sent yet and would be lost.',
  signOutNow: 'Sign out',

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
  appealDecided: {
    upheld: 'Appeal: the ruling stands.',
    changed: 'Appeal: the ruling is changed.',
  },

  needsTitle: 'What do I need',
  noNeeds: 'There is nothing to work out: no cut, or no round yet.',

  atThisTable: 'At this table',
  steps: {
    'set-up': 'Setting up',
    'mirror-match': 'Both play the same faction',
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
      white: 'Your ID tokens are white.',
      black: 'Your ID tokens are black.',
    } satisfies Record<IdentityToken, string>,
    map: 'Whoever has initiative brings and sets up the map.',
    firstSides: {
      'lot-gives-choice': 'First game: a random draw decides who chooses the side.',
      'lot-gives-dark': 'First game: a random draw decides who plays the dark side.',
    } satisfies Record<NonNullable<SetUpView['firstSides']>['value'], string>,
    secondSides: 'Second game: the sides are swapped.',
    mirror: 'Both squads are of the same faction: mark your ships.',
  },

  material: 'Something is lost or damaged',
  materialNote: 'Leaders see this at once, with the time at which you noticed it.',
  component: 'Component',
  componentName: 'Name',
  tellLeaders: 'Tell the leaders',
  caseOpen: 'The leaders know of it.',

  tableRound: (table: number, round: string) => `Table ${table} · ${round}`,
  nothingToReport: 'You have no match to report.',
  howEnded: 'End of the match',
  handIn: 'Report',
  handInThis: (result: string) => `Report ${result}`,
  bothHandIn: 'Both of you report. If the results agree, you’re done; if not, a judge comes.',
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

  bye: 'Bye',
  byeNote:
    'You sit out this round. It counts by the rules of this tournament; there is nothing to report.',
  waitingList: (place: number) => `Waiting list, place ${place}`,
  waitingNote: 'The hall is full. As soon as a place is free, this page says so.',
  left: 'You have left the tournament',
  leftStays: 'Standings and your record stay here. If it was a mistake, you can still come back.',
  leftNote: 'Standings and your record stay here. Only the organizer can take you in again.',
  outNote: 'There are no more rounds for you. Standings and your record stay here.',
  finished: 'The tournament is over',
  played: 'All rounds are played',
  playedNote: 'The places are announced at the ceremony.',
  place: 'Place',
  champion: 'Champion',
  notPaired: 'Not paired yet',
  notPairedNote: 'Table and opponent appear here as soon as the round is published.',
  yourNumber: (number: number) => `You are number ${number}.`,
  checkedIn: 'You are checked in.',
  checkIn: 'Check in at the desk when you arrive.',
  handInList: 'Submit my list',
  submitList: 'Submit list',
  signPointsCheck: 'Sign points check',

  about: 'Reason',
  callNote: 'A judge sees your table and the reason. Stop playing until somebody has come.',
  callReasons: [
    'A question about the rules',
    'We do not agree',
    'Time or pace',
  ] satisfies readonly [string, ...string[]],
  drawNote: 'A draw agreed on by both? A judge must be present and enters it.',
  callWitness: 'Call a judge as witness',
  witnessReason: 'Witness for an intentional draw',
  cancelCall: 'Cancel the call',

  /** What the day holds while there is no match: one for each moment. */
  moments: {
    registered: 'You’re registered',
    listMissing: 'Your list is missing',
    listMissingNote: 'Hand it in before the start.',
    late: 'You play from the next round on',
    missed: (rounds: readonly number[]) =>
      rounds.length === 1
        ? `Round ${rounds[0]} counts as missed: an unpaired loss.`
        : `Rounds ${rounds.join(', ')} count as missed: unpaired losses.`,
    roundOver: (round: string) => `${round} is over`,
    placeNow: (place: number, of: number) => `You are in place ${place} of ${of}.`,
    madeCut: (top: string) => `You’re in the ${top}`,
    seed: (seed: number) => `Seed ${seed}.`,
    missedCut: (top: string) => `The ${top} play on without you. This is your final place.`,
    knockedOut: (round: string) => `${round}: the tournament ends here for you.`,
    placesNote: 'Your exact place is clear when the round is over.',
    secondChance: 'You have one more chance',
    goesOn: 'You go on',
    next: (round: string) => `Next: ${round}.`,
    cutFollows: 'All Swiss rounds are played. You’ll see here whether you made the cut.',
    ceremony: 'The ceremony follows.',
    disqualified: 'You are disqualified',
    cancelled: 'The tournament is called off',
    won: 'You have won the tournament!',
    placeOf: (of: number) => `of ${of}`,
    comeBack: 'Come back after all',
    leaving: 'You leave after this round.',
    stayAfterAll: 'Stay after all',
    leavingSent: 'Your wish to leave is on its way.',
    share: 'Share my result',
    saved: 'The picture is saved on this phone.',
    shareText: (place: number, of: number, event: string) => `Place ${place} of ${of}: ${event}`,
  },
  /** Results as their reader sees them. */
  outcome: {
    win: 'Won',
    'modified-win': 'Won (modified win)',
    draw: 'Draw',
    loss: 'Lost',
    'double-loss': 'Lost (both)',
    bye: 'Bye',
    'earned-bye': 'Bye',
    'unpaired-loss': 'Missed',
  } satisfies Record<Outcome, string>,
  scoreMeans: {
    ships: 'Score: the squad points each of you destroyed',
    figures: 'Victory points',
  },
  theirList: 'Their list',
  noTheirList: 'You do not see this list: the lists are closed, or nothing was handed in.',
  /** A score that the ships of one of the two do not add up to, and the nearest that they do. */
  unreachable: {
    theirs: (score: number, below: number, above: number) =>
      `${score} can’t be reached from their ships: ${below} or ${above}?`,
    own: (score: number, below: number, above: number) =>
      `${score} can’t be reached from your ships: ${below} or ${above}?`,
  },
  minutesLeft: 'The clock is still running, so time can’t have ended the match.',

  stranger: 'This phone is not known here',
  strangerNote:
    'Open the personal link that you were given, or scan your own code. Not registered yet? Use the event code. Otherwise ask at the desk.',
  toRegister: 'Register',
  otherSlip: 'This slip belongs to another table',
  otherSlipNote: 'Only the two who play there can report its result.',
}
