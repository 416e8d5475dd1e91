import { plural } from '@topcut/protocol/words'

/** What stands at a list that is read: few words, as everybody in the hall loads them. */
export const shownList = {
  points: (points: number) =>
    plural('en', points, { one: '{{count}} point', other: '{{count}} points' }),
  skill: 'Pilot skill',
  sizes: { large: 'large', huge: 'huge' },
  stats: (attack: number, hull: number, shields: number) =>
    `attack ${attack}, hull ${hull}, shields ${shields}`,
  obstacles: 'Obstacles',
  damageDeck: 'Damage deck',
  figures: (figures: number, points: number) => `${figures} figures, ${points} each`,
  commandDeck: (cards: number) =>
    plural('en', cards, {
      one: 'Command deck, {{count}} card',
      other: 'Command deck, {{count}} cards',
    }),
  sets: (sets: number) =>
    plural('en', sets, { one: '{{count}} objective set', other: '{{count}} objective sets' }),
  commands: (cards: number) =>
    plural('en', cards, { one: '{{count}} command card', other: '{{count}} command cards' }),
  lists: (lists: number) =>
    plural('en', lists, { one: '{{count}} list', other: '{{count}} lists' }),
  noLists: 'No list was handed in.',
  closed: 'The lists are not open to everybody.',
  saveAll: 'Save all lists as a file',
  copyXws: 'Copy as XWS',
  copyText: 'Copy as text',
  /** Cards on the table against the list. */
  tickOff: 'Tick off the cards',
  found: (found: number, of: number) => `${found} of ${of} cards found`,
  allOfIt: 'all of it',
  inCommandDeck: 'Command deck',
  others: 'Others',
  missing: (name: string) => `missing: ${name}`,
  takeMissing: (cards: number) =>
    plural('en', cards, {
      one: 'Note the card that was not found',
      other: 'Note the {{count}} cards that were not found',
    }),
  startAgain: 'Start again',
}
