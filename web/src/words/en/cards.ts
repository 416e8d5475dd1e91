import { plural } from '@topcut/protocol/words'

const count = (one: string, other: string) => (n: number) => plural('en', n, { one, other })

/** What is said around a list whose cards are known. */
export const cards = {
  ways: { paste: 'Paste', names: 'Card names', file: 'File or QR' },
  byHand: 'Type everything by hand',
  byCards: 'Cards',

  pasteLabel: 'The list as text, a card or a ship per line',
  pasteNote: 'XWS, or the text of any list builder.',
  pasteDecks: 'Numbers or names of the objective sets, or a deck file (.o8d).',
  pasteArmy: 'The text of any army builder: deployment cards, then the command deck.',
  understood: (lines: number, of: number) => `${lines} of ${of} lines understood.`,
  cutOff: 'This is too long to be a list: its end was left out.',
  wasReadAs: 'was read as',
  quoted: (text: string) => `“${text}”`,
  isUnknown: 'matches no known card.',
  perhaps: 'Perhaps:',
  right: 'Right',
  another: 'Another card …',
  declared: (declared: number, points: number) =>
    `The text says ${declared} points, the cards add up to ${points}.`,
  toLookAt: count('{{count}} card to look at:', '{{count}} cards to look at:'),

  findCard: 'Type a name in English, German or Polish',
  findShip: 'Ship or pilot: type a name in English, German or Polish',
  findGroup: 'Deployment card: type a name in English, German or Polish',
  findCommand: 'Command card: type a name in English, German or Polish',
  findSet: 'Objective set: type its number or a name',
  nothingFound: 'No card of this name fits here.',
  wouldMake: (points: number, cap: number) => `would make ${points} of ${cap}`,
  remove: (card: string) => `Remove ${card}`,
  unknown: 'unknown card',
  look: 'please look',
  none: 'Nothing yet. Paste a list, or type a name below.',

  skill: 'Pilot skill',
  stats: (attack: number, agility: number, hull: number, shields: number) =>
    `attack ${attack}, agility ${agility}, hull ${hull}, shields ${shields}`,
  figures: count('{{count}} figure', '{{count}} figures'),
  upgradeCard: 'skirmish upgrade',
  attach: 'Attachment',
  commandDeck: (cards: number, needed: number) => `${cards} of ${needed} cards`,
  cost: (cost: number, most: number) => `cost ${cost} of ${most}`,
  sets: (sets: number, needed: number) => `${sets} of ${needed} objective sets`,
  setNumber: (set: string) => `set ${set}`,
  noAffiliation: 'no affiliation card yet',

  points: count('{{count}} point', '{{count}} points'),
  unit: count('point', 'points'),
  ofPoints: (cap: number) => `of ${cap} points`,
  outOf: (cap: number) => `of ${cap}`,

  obstacles: (chosen: number, needed: number) => `Obstacles: ${chosen} of ${needed}`,
  rightFor: (day: string) => `right for ${day}`,
  missing: count('one missing', '{{count}} missing'),
  number: (number: number) => `No. ${number}`,
  signs: { player: 'player', judge: 'judge' },
  sheet: 'The list as it is printed',

  chooseFile: 'Choose a file',
  drop: 'Or let it go anywhere over this page: .json, .xws, .xwc, .o8d or .txt.',
  scan: 'Scan with the camera',
  stopScanning: 'Stop',
  choosePicture: 'Choose a picture of the code',
  noScan:
    'This browser cannot read QR codes. Open the code with the camera of the phone and paste the text.',
  noCamera: 'The camera is not available. A picture of the code will do as well.',
  noCode: 'There is no readable code in this picture.',
  noList: 'No list was found in it.',

  show: { squad: 'Show as ships', army: 'Show as groups', decks: 'Show the decks' },
  backToText: 'Back to the text',
  backToCards: 'Back to the cards',
  toTheEnd: 'Check and hand in',

  change: {
    removed: 'Removed:',
    added: 'Added:',
    changed: 'What changes',
    none: 'No card changes.',
  },
  pointsChange: (before: number, after: number) => `${before} points before, ${after} now.`,

  vouch:
    'Cards that are not in the catalogue: somebody has to look at them and vouch for the list.',
  openTo: {
    leaders: 'Only those who run the tournament see it.',
    opponents: 'Opponents see it once the round is published.',
    everybody: 'Everybody can see the lists.',
  },
}
