import type { Regulation } from '@topcut/engine'
import type { ListedEvent } from '@topcut/protocol'
import { plural } from '@topcut/protocol/words'

const count = (one: string, other: string) => (n: number) => plural('en', n, { one, other })

/** What is said of events before they are opened, and of the day they plan. */
export const start = {
  teams: { expected: 'Expected teams' },
  create: 'Create tournament',
  status: {
    'to-come': 'to come',
    finished: 'finished',
    cancelled: 'called off',
    unreadable: 'cannot be read',
  } satisfies Record<Exclude<ListedEvent['status'], 'running'>, string>,
  /** What to do about one in the list that cannot be opened. */
  unreadableHelp:
    'Something in its data is wrong, or a newer version of Topcut wrote it. The others are not affected. Bring it back from a copy or an export, or use the newer version.',
  archive: count('Archive: {{count}} tournament', 'Archive: {{count}} tournaments'),
  tables: (first: number, last: number) =>
    first === last ? `table ${first}` : `tables ${first} to ${last}`,
  /** Two events have the same tables. */
  overlap: (tables: string, event: string) => `Both here and at ${event}: ${tables}.`,
  overlapHelp:
    'Two tournaments of one day should not share tables. The first table is set under “Tables of the hall”.',

  importing: {
    heading: 'Import a tournament',
    note: 'A tournament saved by Topcut, a file of another program in the middle of its day or after it, or a list of players.',
    choose: 'Choose a file',
    drop: 'or drop it here',
    reading: 'Reading the file …',
    sending: (percent: number) => `Sending the file: ${percent} %`,
    proving: 'The file is being checked …',
    unreachable: 'The server cannot be reached. Nothing is lost: choose the file again.',
    taken: count('{{count}} tournament is in the list.', '{{count}} tournaments are in the list.'),
    unreadable: 'The file cannot be read.',
  },

  /** What is left if this computer breaks. */
  copies: {
    heading: 'Copies',
    none: 'no copy there',
    note: 'One is made after every published round.',
    /** Around what is typed behind the name of the program. */
    second: ['For one on a stick as well, start Topcut with', 'and its folder.'],
    make: 'Copy now',
  },

  /** For players on the page of organizers. */
  join: {
    heading: 'Playing, not organizing?',
    event: 'Tournament',
    code: 'Code from the poster',
    button: 'Join',
    missing: 'Type the code from the poster.',
  },

  /** How the owner keeps a tournament. */
  keeping: {
    hidden: 'hidden',
    hide: 'Hide',
    hideHelp: 'not listed for others',
    show: 'Show again',
    archive: 'Archive',
    archived: 'archived',
    archiveHelp: 'can only be looked at',
    takeOut: 'Take out of the archive',
    remove: 'Delete',
    removeHelp: 'after a download',
    /** For whoever hears the button without the line it stands in. */
    named: (action: string, event: string) => `${action}: ${event}`,
    unreachable: 'The server cannot be reached. Nothing was changed; please try again.',
    deleting: 'Delete this tournament?',
    goes: [
      'It is gone for good, with its players, results, lists, links and everybody’s access. Phones and screens that follow it say so.',
      'New copies no longer contain it. Older copies do until they are replaced, and restoring one brings it back.',
    ],
    /** Not said of one that is damaged: it has no file. */
    saveFirst: 'One file, can be imported again anywhere.',
    savedFirst: 'Downloaded.',
    /** What is counted: said beside the number. */
    lost: {
      players: (n: number) => plural('en', n, { one: 'player', other: 'players' }),
      rounds: (n: number) => plural('en', n, { one: 'round', other: 'rounds' }),
      entries: (n: number) => plural('en', n, { one: 'log entry', other: 'log entries' }),
    },
    /** Which of the two steps are not done. */
    needs: (first: boolean, second: boolean): string =>
      first && second ? 'needs 1 and 2' : first ? 'needs 1' : second ? 'needs 2' : '',
    unsavable:
      'What cannot be read cannot be saved: delete it without a file only if no copy holds it whole.',
    download: 'Download the tournament',
    typeName: 'Type its name to confirm',
    removeForGood: 'Delete for good',
  },

  /** The page one comes home to. */
  home: {
    heading: 'Your tournaments',
    helping: 'You help at',
    others: 'Other tournaments here',
    here: 'Tournaments here',
    hereNote: 'Playing or watching? Choose yours: tables, clock and standings are there.',
    alsoOn: 'Also on',
    next: 'Next',
    drafts: 'Drafts',
    draftsNote: 'seen only by you',
    open: 'Open desk',
    look: 'Results',
    continue: 'Continue',
    duplicate: 'Duplicate',
    duplicateHelp: 'new date, same settings',
    settings: 'Settings',
    share: 'Share',
    wall: 'Wall',
    print: 'Print',
    more: 'More settings',
    moreActions: 'More',
    asDraft: 'Keep it as a draft that only you see',
    close: 'Close',
    nameMissing: 'Give the tournament a name.',
    dateMissing: 'Choose the day of the tournament.',
    startsAt: 'Start',
    like: 'Like an earlier one',
    likeNone: 'no, something new',
    takenOver: (names: string) => `Also taken over: ${names}. You can change it in the settings.`,
    places: count('{{count}} place', '{{count}} places'),
    laidDown: 'what was laid down for the announcement',
    onWaitingList: (n: number) => `${n} on the waiting list`,
    registrationOpen: 'registration open',
    toCheckIn: (n: number) => `not checked in yet: ${n}`,
    toAnnounce: 'to be announced',
    ready: 'ready to start',
    held: 'cannot start yet',
    missing: (names: string) => `still missing: ${names}`,
    laterNote: 'Everything else can wait: it is in the settings until the start.',
    roundsOf: (minutes: number) => `Rounds of ${minutes} minutes.`,
    lasts: (from: string, to: string) => `From ${from} to about ${to}.`,
    beginsAt: (from: string) => `From ${from}; the last rounds have no time limit.`,
    openEnd: (from: string) => `From ${from}; how many rounds there will be is open.`,
    least: (players: string) => `The least the document asks for with ${players}.`,
    suggested: (players: string) => `What the document suggests for ${players}.`,
    search: 'Title, venue, winner or player',
    foundPlayers: 'Players',
    morePlayers: (n: number) => `${n} more. Type more letters.`,
    noMatch: 'No tournament and no player fits. Try fewer letters.',
    ofAll: (shown: number, all: number) => `${shown} of ${all}`,
    showAll: (n: number) => `Show all ${n}`,
    allSeasons: 'All',
    columns: {
      date: 'Date',
      title: 'Title',
      venue: 'Venue',
      game: 'Game',
      players: 'Players',
      winner: 'Winner',
    },
    hasBegun: 'has begun',
    until: (time: string) => `until ${time}`,
    tableDiffers: (table: number) => `table ${table}: reports differ`,
    tableCalls: (table: number) => `table ${table} calls`,
    cancel: 'Call off',
    cancelHelp: 'everybody is told why',
    cancelling: 'Call this tournament off?',
    cancelNote:
      'Players read it on their phones, on the wall and on the public page. What is on record stays, and undo at the desk takes it back.',
    cancelReason: 'What players are told',
    cancelReasonMissing: 'Say why: the players read it.',
    practiceBy: 'By which document?',
    first: {
      heading: 'Run a tournament by the document, and show every player why.',
      lead: 'Pairings, clock, results and standings. Every number explains itself, and anyone can check the result afterwards.',
      create: 'New tournament',
      signIn: 'Sign in',
      organizer: 'Do you run tournaments here?',
      signInNote:
        'Sign in with your name and passphrase, or open the link shown when Topcut was started.',
    },
    steps: {
      heading: 'First steps',
      of: (step: number, all: number) => `Step ${step} of ${all}`,
      'register-players':
        'Type or paste the names of the players, one per line, then press the amber button.',
      'check-in-players': 'Is everybody here? The amber button checks all of them in.',
      'announce-event': 'The amber button tells everybody how many rounds are played.',
      'start-stage':
        'The amber button begins and draws the first round. If lists are missing, give the reason, such as “on paper”, and go ahead.',
      'pair-round': 'The amber button draws the first round.',
      'publish-round':
        'Look at the tables. All right? The amber button asks once, then everybody sees them.',
      done: 'The first round is on. Start the clock, then type each result as it comes in.',
      hide: 'Do not show this again',
    },
  },

  documentIn: {
    en: 'Document in English',
    de: 'Document in German',
    pl: 'Document in Polish',
  } satisfies Record<Regulation['language'], string>,
  inForceFrom: (day: string) => `in force from ${day}`,
  undated: 'carries no date',
  expected: 'Expected players',
  firstTable: 'First table',
  takenTables: (tables: string, event: string) => `That day ${event} has ${tables}.`,
  silent: 'the document is silent',

  suggests: (players: string, plan: string) => `For ${players} the document suggests: ${plan}.`,
  demands: (players: string, plan: string) =>
    `For ${players} the document demands at least: ${plan}.`,
  leavesOpen: (players: string) =>
    `For ${players} the document leaves the structure to the organizer.`,
  noRow: (players: string) => `The document’s table has no line for ${players}.`,
  chosenPlan: (players: string, plan: string) => `As chosen, ${players} play: ${plan}.`,
  takeSuggestion: 'Take this',

  day: {
    heading: 'The day as planned',
    start: 'First round at',
    pause: 'Minutes between rounds',
    round: 'Round',
    from: 'from',
    to: 'to',
    noLimit: 'no time limit',
    ends: (time: string) => `The last round ends about ${time}.`,
    openFrom: (start: string, open: string) => `from ${start}; without limit from ${open}`,
    endsOpen: 'The last round has no time limit; its end cannot be planned.',
    note: 'By the document’s round lengths. What you type here stays on this device.',
    nextDay: (time: string) => `${time} (next day)`,
  },

  structure: {
    heading: 'Structure and timetable',
    same: 'This is how it is planned now.',
  },

  forecast: {
    heading: 'Rematches',
    certain: 'All planned Swiss rounds can be paired without a rematch, whoever wins.',
    never: (simulated: string) =>
      `We played the day through ${simulated} times: no rematch was needed.`,
    risk: (percent: string, simulated: string) =>
      `We played the day through ${simulated} times: a rematch was needed in ${percent}.`,
    unavoidable: 'There are fewer opponents than rounds: a rematch cannot be avoided.',
  },
}
