import { plural } from '@topcut/protocol/words'

/** The ways to let others see an event. */
export const share = {
  teams: {
    allOf: (teams: number) => `Standings, all ${teams}`,
  },
  open: 'Share',
  title: (event: string) => `Share ${event}`,
  close: 'Close',
  publicPage: 'Public page',
  publicNote: 'Round, clock, pairings and standings. No sign-in.',
  qrOf: (address: string) => `QR code of ${address}`,
  onlyHere:
    'Only this computer can open this address. Type the address for phones on the poster page.',
  copyLink: 'Copy link',
  copied: 'Copied',
  notCopied: 'This browser does not allow copying. Select the text and press Ctrl C.',
  openPage: 'Open',
  saveQr: 'Save QR code',
  inTheHall: 'In the hall and on the stream',
  pages: {
    wall: { name: 'Wall', about: 'Clock, pairings and standings on a big screen.' },
    clock: { name: 'Clock', about: 'The clock alone, as large as the screen.' },
    overlay: {
      name: 'Stream overlay',
      about:
        'One match with clock and score, transparent, 1920 × 1080. It follows the table chosen here.',
    },
    embed: { name: 'Embed', about: 'A part of the public page inside a club’s website.' },
  },
  streamTable: 'Table on the stream',
  firstTable: 'First table',
  overlayShows: {
    hasLists: 'Lists, where everybody sees them',
    hasStanding: 'Points and places',
    isAtTop: 'At the top of the picture',
  },
  embedding: {
    off: 'Off: no website may show it yet.',
    offForOthers: 'Off. An organizer can allow it.',
    everywhere: 'On any website.',
    sites: (sites: string) => `Only on ${sites}.`,
    allow: 'Allow on any website',
    choose: 'Choose websites',
  },
  embedPart: 'Part of the public page',
  parts: {
    standings: 'Standings',
    pairings: 'Pairings',
    bracket: 'Bracket',
    about: 'Announcement',
  },
  copyCode: 'Copy code',
  toSend: 'To send',
  text: 'Text for chat or forum',
  textNote: 'Names as each player allowed.',
  /** All is played and not finished: nobody sends what the ceremony tells. */
  keptEnd: 'Who has won is left out until you finish.',
  copyText: 'Copy text',
  textKind: 'What the text tells',
  firstOf: (places: number) => `Standings, top ${places}`,
  allOf: (players: number) => `Standings, all ${players}`,
  pairingsOf: (round: number) => `Pairings of round ${round}`,
  namedHow: (full: number, other: number) =>
    other === 0
      ? plural('en', full, { one: '{{count}} full name.', other: '{{count}} full names.' })
      : `${full} in full, ${other} shortened or by nickname.`,
  nothingPublished: 'Available once the first round is published.',
  nothingPlayed: 'Available once the first round is closed.',
  picture: 'Standings picture',
  pictureNote: (round: number) => `After round ${round}, the first 16 places.`,
  noPicture: 'This browser cannot draw the picture. Send the text instead.',
  square: 'Square',
  wide: 'Wide',
  tables: 'Tables',
  tablesNote: 'For a spreadsheet.',
  tableKinds: {
    teams: { players: 'Teams' },
    standings: 'Standings',
    results: 'Results',
    players: 'Players',
  },
  lists: 'Lists',
  listsNote: 'All of them with places and points: squads as XWS, anything else as text.',
  listsClosed: 'They are not open to everybody: whoever gets this file sees all of them.',
  toFollow: 'For other programs',
  feeds: {
    calendar: {
      name: 'Calendar',
      about: 'The event and its rounds, for a calendar to subscribe to.',
    },
    news: { name: 'News feed', about: 'Results of every round and the final places (Atom).' },
    data: { name: 'Data feed', about: 'All that is published, for a website or a program (JSON).' },
  },
  toKeep: 'To keep',
  whole: {
    name: 'Whole event',
    about: 'One file with everything, for another computer. Contains all names.',
  },
  record: {
    name: 'Public record',
    about: 'Without names. Anyone can check the draw and the standings with it.',
  },
  tools: {
    name: 'File for other tools',
    format: 'Kind of file',
    naming: 'Names in the file',
    names: { asked: 'Names as allowed', full: 'Full names' },
    files: {
      cryodex: 'For ListFortress, and for whatever reads Cryodex.',
      listjuggler: 'For the archive of List Juggler.',
      nrtm: 'For AlwaysBeRunning. Scores of single games are left out.',
      trf: 'For rating and chess programs. Winners only, no scores.',
      csv: 'One row per match, for a spreadsheet.',
      scenario: 'Everything that was played, for Topcut on the terminal.',
    },
    scenarioFile: 'Topcut scenario',
    saved: (file: string) => `Saved: ${file}`,
    saysAll: 'It says everything that was played.',
    refused: 'This kind of file cannot say how this event went. Choose another one.',
  },
  saveFile: 'Save file',
}
