import type { InitiativeBy } from '@topcut/engine'
import { plural } from '@topcut/protocol/words'

const count = (one: string, other: string) => (n: number) => plural('en', n, { one, other })

/** What a player's phone says by itself; the sentences of the documents come later. */
export const phone = {
  teams: {
    sitFirst: 'You are team 1.',
    sitSecond: 'You are team 2.',
  },
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
  noServer: 'No connection to the server. This page goes on as soon as it is back.',
  publicPage: 'Pairings and standings for everybody',
  toMyMatch: 'To my match',

  asOf: (time: string, minutes: number) =>
    minutes === 0
      ? `Not connected. As of ${time}.`
      : count(
          `Not connected. As of ${time}, {{count}} minute ago.`,
          `Not connected. As of ${time}, {{count}} minutes ago.`,
        )(minutes),
  toSend: count('{{count}} entry still to send.', '{{count}} entries still to send.'),
  notTaken: 'That was not accepted.',
  understood: 'Got it',

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
    'This table has {{count}} extra minute.',
    'This table has {{count}} extra minutes.',
  ),

  table: 'Table',
  you: 'you',
  points: count('{{count}} tournament point', '{{count}} tournament points'),
  pointsLikeYou: count(
    '{{count}} tournament point, like you',
    '{{count}} tournament points, like you',
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
    coin: 'A coin toss decides initiative.',
    lot: 'Initiative is drawn at random.',
    'by-the-guide': 'Initiative by the rules of the game.',
  } satisfies Record<Exclude<InitiativeBy, 'first' | 'second'>, string>,

  theirList: 'Their list',
  setUp: 'Set-up steps',
  pointsCheck: 'Add up your opponent’s list and sign for it.',

  /** `match`: what the title calls one. */
  matchEnded: (match: string) => `${match} ended`,
  isItOver: 'Is your match over?',
  noAids: 'No notes and no aids while you play: this phone only counts afterwards.',
  yesOver: 'Yes, it is over',
  notYet: 'Not yet',
  timeCalled: 'Time is called',
  setUpFirst: 'Set up your table. The clock starts for everybody.',
  over: 'The match is over. Report the result.',
  enterResult: 'Report result',
  changeResult: 'Change my result',
  youSaid: 'You said:',
  waitingFor: 'Waiting for the result of',
  says: 'says:',
  judgeTold: 'The two do not agree. A judge has been told.',
  resultIn: 'Entered:',
  nextPairing: 'The next pairing appears here as soon as it is published.',
  thatIsRight: 'That’s right',
  sayOtherwise: 'That’s not right',

  callJudge: 'Call a judge',
  calling: 'Calling …',
  calledFor: (n: number) =>
    n === 0
      ? 'Judge called'
      : count('Judge called, {{count}} minute', 'Judge called, {{count}} minutes')(n),
  onTheWay: 'A judge is on the way',
}
