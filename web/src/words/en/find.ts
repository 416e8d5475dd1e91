/** Where search leads: the name, what else it is looked for by, and what it is. */
type Place = readonly [name: string, also: string, note: string]

const pages: {
  readonly [P in 'public' | 'wall' | 'clock' | 'poster' | 'judge' | 'events' | 'account']: Place
} = {
  public: ['Public page', 'share link spectators website', 'page for everybody'],
  wall: ['Wall', 'big screen projector beamer display', 'page for the hall'],
  clock: ['Clock', 'timer countdown big screen', 'page for the hall'],
  poster: ['Poster', 'QR code join register invite', 'page to print'],
  judge: ['Judge’s phone', 'referee floor calls', 'page for judges'],
  events: ['Tournaments', 'home delete hide archive new duplicate', 'all your tournaments'],
  account: ['Account', 'passphrase password sign out settings', 'your account'],
}

const inside: {
  readonly [P in
    | 'exports'
    | 'joinCode'
    | 'message'
    | 'undo'
    | 'about'
    | 'plan'
    | 'clubs'
    | 'seen'
    | 'ending']: Place
} = {
  exports: [
    'Files and texts',
    'export csv download spreadsheet forum chat picture',
    'in Standings',
  ],
  joinCode: ['Event code', 'join code links invite leaders sign in', 'in Leaders'],
  message: ['Message to everybody', 'announce news wall phones', 'in Announcement'],
  undo: ['Undo something', 'log history take back', 'in Log'],
  about: [
    'Name, date, venue',
    'rename start time place address description logo picture fee prizes capacity',
    'in Settings',
  ],
  plan: ['Structure, missions, options', 'rounds cut length minutes rules', 'in Settings'],
  clubs: ['Clubs in round 1', 'keep apart travel friends', 'in Settings'],
  seen: ['What the public sees', 'lists champion winner hide names', 'in Settings'],
  ending: ['Call off or delete', 'cancel remove end', 'in Settings'],
}

const share: Place = [
  'Share',
  'links qr code join wall picture text chat forum csv export send',
  'public page, wall, texts and files',
]

export const find = {
  share,
  pages,
  inside,
  print: { verb: 'Print', also: 'paper sheet pdf', note: 'sheet of paper' },
}
