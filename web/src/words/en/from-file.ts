import { plural } from '@topcut/protocol/words'

const count = (one: string, other: string) => (n: number) => plural('en', n, { one, other })

/** A file of another tool, before it becomes a tournament. */
export const fromFile = {
  title: (tool: string) => `A file of ${tool}`,
  close: 'Close',
  name: 'Name',
  nameMissing: 'Give the tournament a name.',
  date: 'Date',
  dateMissing: 'Choose the day of the tournament.',
  players: count('{{count}} player', '{{count}} players'),
  rounds: count('{{count}} round', '{{count}} rounds'),
  matches: count('{{count}} match', '{{count}} matches'),
  recognised: (why: string) => `Recognised by: ${why}. Choose another if that is not right.`,
  planned: 'Swiss rounds in all',
  plannedHelp: 'The file does not say. Empty: you decide at the desk.',
  cutTo: 'Cut to',
  readingAgain: 'Reading the file again …',
  already: 'You have taken this file in before:',
  /** How far it has come. */
  far: {
    registered: 'A list of players, nothing is paired yet.',
    playing: (round: number, open: number) =>
      `Round ${round} is being played: ${plural('en', open, { one: '{{count}} result', other: '{{count}} results' })} missing.`,
    between: (round: number) => `Round ${round} is complete, round ${round + 1} is next.`,
    cut: (round: number) => `Round ${round} is complete, the cut is next.`,
    played: 'Everything has been played.',
  },
  adds: {
    heading: 'Does the file add up?',
    right: 'Yes: points and places in the file are what its results come to.',
    wrong: count(
      'Not quite: {{count}} line. Topcut goes by the results of the matches.',
      'Not quite: {{count}} lines. Topcut goes by the results of the matches.',
    ),
    player: 'Player',
    round: 'Round',
    what: 'What',
    file: 'In the file',
    computed: 'Computed',
    likely: 'Likely cause',
    all: (n: number) => `Show all ${n} lines`,
  },
  lost: {
    heading: 'What is not taken over',
    none: 'Nothing is left out.',
    all: (n: number) => `Show all ${n}`,
  },
  goOn: 'Go on from here',
  goOnHelp: 'Players, pairings and results are there; the desk continues with the next step.',
  begin: 'Register these players',
  beginHelp: 'The tournament is created with them; check-in comes next.',
  finished: 'Import as finished',
  finishedHelp: 'To look at: it goes to the archive with its standings.',
  cannot: (why: string) => `Not possible: ${why}`,
  taking: 'Taking the file over …',
}
