/** Where search leads: the name, what else it is looked for by, and what it is. */
type Place = readonly [name: string, also: string, note: string]

const pages = {
  public: ['Public page', 'share link spectators website', 'page for everybody'],
  wall: ['Wall', 'big screen projector beamer display tv', 'page for the hall'],
  clock: ['Clock page', 'timer countdown big screen', 'page for the hall'],
  poster: ['Poster', 'QR code join register invite', 'page to print'],
  overlay: ['Stream overlay', 'obs twitch youtube video broadcast', 'page for a stream'],
  judge: ['Judge’s phone', 'referee floor calls', 'page for judges'],
  events: [
    'My tournaments',
    'home start delete remove hide archive new create duplicate copy cancel call off template copies backup find a player',
    'open, copy, call off, archive or delete',
  ],
  account: ['Account', 'passphrase password sign out log out security', 'passphrase, sign out'],
} satisfies Record<string, Place>

/** What stands inside a section of the desk; the section is said beside it. */
const inside = {
  clock: ['Round clock', 'time extend pause minutes longer timer'],
  changePairings: ['Change pairings', 'swap repair wrong opponents by hand move seat'],
  players: ['Players from a file', 'import csv spreadsheet xlsx excel upload paste names'],
  clubs: ['Keep apart in round 1', 'clubs family friends travel partners avoid'],
  hall: ['Tables of the hall', 'table numbers closed first fixed seat'],
  structure: ['Rounds and cut', 'structure swiss top elimination plan number of rounds'],
  missions: ['Missions', 'scenario map draw'],
  message: ['Message to everybody', 'announce news text wall phones'],
  invite: ['Invite a judge', 'leader organizer marshal link second judge'],
  prizes: ['Prizes', 'prize list support'],
  pictures: ['Charts', 'pictures diagram graph factions points'],
  undo: ['Undo something', 'log history take back revert'],
  options: ['Rule options', 'settings length minutes tier tie-breakers'],
  seen: ['What the public sees', 'settings lists champion winner hide names'],
  ending: ['Call off or delete', 'settings cancel remove end'],
} satisfies Record<string, readonly [name: string, also: string]>

const share: readonly Place[] = [
  ['Share', 'send links qr code join wall public page copy', 'public page, wall, texts and files'],
  ['Event code', 'join code register players phones', 'in Share'],
  ['Text for chat or forum', 'copy standings pairings discord whatsapp export', 'in Share'],
  ['Standings picture', 'image instagram facebook png export', 'in Share'],
  ['Export', 'csv xlsx spreadsheet excel download file table save', 'in Share'],
  ['Whole event as a file', 'backup save json download another computer export', 'in Share'],
  ['Embed in a website', 'iframe html club page', 'in Share'],
]

const help: Place = [
  'Help',
  'explain how what rules manual question',
  'about this part of the desk',
]

const keys: Place = ['Keys', 'help shortcuts keyboard hotkeys', 'what each key does']

export const find = {
  share,
  pages,
  inside,
  print: { verb: 'Print', also: 'paper sheet pdf', note: 'sheet of paper' },
  help,
  keys,
  rule: 'rule',
  /** What the fields of the settings are looked for by; their names stand with the fields. */
  settings: {
    name: 'rename title settings',
    date: 'day when settings',
    start: 'time begin when settings',
    venue: 'place where shop location hall settings',
    address: 'street city where location settings',
    description: 'text words about settings',
    logo: 'picture image settings',
    fee: 'price cost entry money settings',
    capacity: 'places limit maximum waiting list full settings',
  },
}
