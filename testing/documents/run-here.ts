/** How a line of a document is typed by a test, and what shows that it did what it is there for. */
export type Run = {
  readonly says: RegExp
  readonly exit?: number
  readonly input?: string
  /** What its capital letters stand for. */
  readonly with?: Readonly<Record<string, string>>
  /** Typed at a laptop that has no data yet. */
  readonly isSecondLaptop?: true
  /** It runs on by itself, and is stopped when it has said this. */
  readonly until?: RegExp
  /** Words behind it that keep it short, or off a port that somebody else may have. */
  readonly more?: string
  /** Typed in the folder of Topcut itself. */
  readonly isInHouse?: true
  /** Only in the long run. */
  readonly isLong?: true
}

const standings = { says: /"standings": \[/ }
const pairings = { says: /"pairings": \[/ }
const checked = { says: /"clean": true/ }
const help = { says: /topcut serve .*\[--port N\]/ }
const scenario = { FILE: 'my-event.json', N: '1', TEXT: 'hall-7' }
const squad = { FILE: 'aces.json', R: 'x-wing/en-3.2', D: '2016-03-01', T: 'casual' }
const lot = '{"command": {"kind": "draw-lot", "about": "a coin", "among": ["heads", "tails"]}}'

const isReady = /^Topcut is ready at http/m
const desk = { says: isReady, until: isReady, more: ' --port 0', isSecondLaptop: true } as const
const demo = {
  says: /comes in here: http:\/\/\S+\/in#[\s\S]*Harbour Cup/,
  until: /Ctrl-C/,
  more: ' --port 0',
  isLong: true,
} as const
const ofHouse = { isInHouse: true, isLong: true } as const

export const runHere: Readonly<Record<string, Run>> = {
  'npx topcut standings my-event.json': standings,
  'npx topcut pair my-event.json': pairings,
  'npx topcut check my-event.json': checked,
  './topcut standings my-event.json': standings,
  'npx topcut --help': help,
  './topcut --help': help,
  'npx topcut': desk,
  'npx topcut demo': demo,
  'topcut demo --url https://topcut.example': demo,
  './topcut': { ...desk, isLong: true },
  'npx topcut --host 0.0.0.0': { ...desk, isLong: true },
  './topcut --host 0.0.0.0': { ...desk, isLong: true },
  'npm start': { ...desk, isInHouse: true, more: ' -- --port 0' },
  'npm start -- --data /media/stick/topcut': { ...desk, ...ofHouse },
  'npm start -- --copies /media/stick/topcut': { ...desk, ...ofHouse },
  'npm start -- --host 0.0.0.0': { ...desk, ...ofHouse },
  'node scripts/run.mjs start --tls': { ...desk, ...ofHouse },

  'npm run changes': { says: /^\d+ commits since /m, ...ofHouse },
  'npm run build': { says: /topcut-house/, ...ofHouse },
  'npm run figures': { says: /over 300: 0/, ...ofHouse },
  'npm run rules': { says: /XWEN-47/, ...ofHouse },
  'npm run site': { says: /beginning with index\.html/, ...ofHouse },
  'npm run pack': { says: /topcut-\d\S*\.tgz/, ...ofHouse },
  'npm run screenshots': { says: /\.cache/, more: ' -- wall', ...ofHouse },
  'npm test -- engine/src/pairing': { says: /passed/, ...ofHouse },

  'topcut --version': { says: /^\d+\.\d+\.\d+$/m },

  'topcut standings FILE [--after N] [--entropy TEXT]': { ...standings, with: scenario },
  'topcut pair      FILE [--entropy TEXT]': { ...pairings, with: scenario },
  'topcut check     FILE': { ...checked, with: scenario },
  'topcut simulate  --regulation R --players N [--rounds K] [--events M] [--entropy TEXT] [--drops SHARE] [--json]':
    {
      says: /"players": 8,/,
      with: { R: 'x-wing/de', N: '8', K: '2', M: '2', TEXT: 'hall-7', SHARE: '0.1' },
    },
  'topcut simulate --regulation x-wing/de --players 64 --events 10 --json': {
    says: /"events": 10/,
    isLong: true,
  },
  'topcut list FILE --regulation R [--date D] [--tier T] [--option NAME=VALUE …]': {
    says: /"faction": "rebel"/,
    exit: 1,
    with: { ...squad, 'NAME=VALUE': 'strengthOfSchedule=tome' },
  },
  'topcut convert FILE [--to scenario|cryodex|listjuggler|nrtm|trf|csv|topcut] [--regulation R]': {
    says: /\bAda\b|"name": "Hangar Bay"/,
    with: { FILE: 'cryodex.json', R: 'x-wing/en-3.2' },
  },
  'node testing/witness/witness.mjs FILE [--head CODE]': {
    says: /"verified": ?true/,
    with: { FILE: 'record.json' },
  },

  'curl -H "Authorization: Bearer $TOPCUT_TOKEN" https://hall.example:8080/api/events': {
    says: /"name":"Two laptops"/,
  },
  'topcut events --server https://hall.example:8080': { says: /"name": "Two laptops"/ },
  'topcut tables --server https://hall.example:8080 --event EVENT': { says: /"round": 2/ },
  'topcut tables --server https://hall.example:8080 --event EVENT --round 1': {
    says: /"status": "closed"/,
  },
  'topcut result --server https://hall.example:8080 --event EVENT --table 1 --ending destruction --score 100-42':
    { says: /"score": \[\s*100,\s*42\s*\]/ },
  'topcut standings --server https://hall.example:8080 --event EVENT': standings,
  'topcut give - --server https://hall.example:8080 --event EVENT': {
    says: /lot-drawn/,
    input: lot,
  },
  'topcut export EVENT --server https://hall.example:8080': { says: /event-created/ },
  'curl https://topcut.example/api/events/EVENT/feed.json': { says: /"standings":/ },
  [`curl -i -H 'If-None-Match: W/"…"' https://topcut.example/api/events/EVENT/feed.json`]: {
    says: /^HTTP\/1\.1 304 /,
  },
  'curl -I https://topcut.example/api/events/EVENT/feed.json': { says: /^etag: W\/"/im },

  'npx topcut backup --to /media/stick/topcut': { says: /topcut-\S+\.sqlite"/ },
  'npx topcut restore /media/stick/topcut/topcut-2026-05-02T11-20-31-204Z.sqlite': {
    says: /"aside": null/,
    isSecondLaptop: true,
  },
  'npx topcut link': { says: /http:\/\/\S+#\S+/ },
  'npx topcut export EVENT --data /media/old/topcut/data --to event.json': { says: /event\.json/ },
  'topcut export EVENT --data FOLDER --to event.json': {
    says: /event\.json/,
    with: { FOLDER: 'media/old/topcut/data' },
  },
  'npx topcut import event.json': { says: /"events": \[/, isSecondLaptop: true },
  'topcut import event.json': { says: /"events": \[/, isSecondLaptop: true },
  'npx topcut backup --data /media/old/topcut/data --to .': { says: /topcut-\S+\.sqlite"/ },
  'topcut backup --every 15m --keep 96 --to /var/backups/topcut': {
    says: /topcut-\S+\.sqlite"/,
    until: /\n/,
  },
  'topcut restore data/copies/before-<version>-<time>.sqlite': {
    says: /"events": \[/,
    isSecondLaptop: true,
  },
}
