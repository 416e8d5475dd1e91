import { cardCount } from '@topcut/engine'
import { somePlayers } from '../names.ts'
import { plural } from '../plural.ts'
import { findingSentences } from '../sentences/finding-sentence.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { place } from './phrases.ts'

const cardsOfKind = { squad: 'squads', army: 'armies', decks: 'decks' } as const

export const lists: SubjectWords<'lists'> = {
  'command.submit-list': 'submit a list',
  'command.correct-list': 'correct a list',
  'command.record-list-check': 'record that a list was checked by hand',
  'command.open-lists': 'open the lists',
  'command.load-cards': 'load a card catalogue',
  'command.record-deck-check': 'record a deck check',
  'command.order-points-check': 'order a points check',
  'command.sign-points-check': 'sign a points check',

  'button.submit-list': 'Submit list',
  'button.correct-list': 'Correct list',
  'button.record-list-check': 'Mark as checked',
  'button.open-lists': 'Open lists',
  'button.load-cards': 'Load catalogue',
  'button.record-deck-check': 'Record deck check',
  'button.order-points-check': 'Order points check',
  'button.sign-points-check': 'Sign points check',

  'fact.list-submitted': 'list submitted',
  'fact.list-corrected': 'list corrected',
  'fact.list-checked': 'list checked by hand',
  'fact.lists-opened': 'lists opened',
  'fact.cards-loaded': 'card catalogue loaded',
  'fact.deck-checked': 'deck check',
  'fact.points-check-ordered': 'points check ordered',
  'fact.points-check-signed': 'points check signed',

  'line.list-submitted': ({ player }, names) => `${names.player(player)}: list submitted.`,
  'line.list-corrected': ({ player, reason, possibleAdvantage }, names) =>
    `${names.player(player)}: list corrected${possibleAdvantage ? ', possibly to an advantage' : ''}. Reason: ${reason}`,
  'line.list-checked': ({ player }, names) => `${names.player(player)}: list checked by hand.`,
  'line.lists-opened': ({ to }) => `Lists can be seen by: ${labels[`lists-open-to.${to}`]}.`,
  'line.cards-loaded': ({ cards }) =>
    `Card catalogue loaded: “${cards.id}”, ${plural('en', cardCount(cards), { one: '{{count}} card', other: '{{count}} cards' })}. Lists are judged by it from now on.`,
  'line.deck-checked': ({ match, player, removed, legalAfter }, names) => {
    const rest = legalAfter ? 'the rest may be played' : 'the rest may not be played'
    const found = removed.length === 0 ? 'no findings' : `removed: ${removed.join(', ')}; ${rest}`
    return `${place(match, names)}: deck check (${names.player(player)}), ${found}.`
  },
  'line.points-check-ordered': () =>
    'Points check ordered: before round 1 all players add up their opponent’s list.',
  'line.points-check-signed': ({ match, player }, names) =>
    `${place(match, names)}: ${names.player(player)} has added up the opponent’s list.`,

  'refusal.list-not-allowed': ({ player, findings }, names) =>
    `${names.player(player)}: the list is not allowed as it stands. ${findingSentences('en', findings, names)}`,
  'refusal.lists-missing': ({ players }, names) =>
    `${plural('en', players.length, { one: '{{count}} list is still missing', other: '{{count}} lists are still missing' })}: ${somePlayers(players, names, (n) => `and ${n} more`)}. Submit first, then start.`,
  'refusal.lists-unchecked': ({ players }, names) =>
    `${plural('en', players.length, { one: '{{count}} list is plain text that nobody has checked, and counts as missing', other: '{{count}} lists are plain text that nobody has checked, and count as missing' })}: ${somePlayers(players, names, (n) => `and ${n} more`)}. Look through them, record that they were checked, then start.`,
  'refusal.lists-locked': ({ player }, names) =>
    `${names.player(player)}: lists can no longer change after the start. A leader can correct a list, with a reason.`,
  'refusal.list-not-locked': ({ player }, names) =>
    `${names.player(player)}: the tournament has not started, so nothing has to be corrected yet. Submit the list again.`,
  'refusal.cards-of-other-kind': ({ is, needed }) =>
    `This catalogue is about ${cardsOfKind[is]}, and this tournament is played with ${cardsOfKind[needed]}. Choose another file.`,
  'refusal.cards-broken': ({ at, fault, value }) =>
    `The catalogue contradicts itself at ${at}: ${fault === 'unknown-id' ? `nothing in the file has the id “${value}”` : `the id “${value}” is there twice`}. Correct the file, then load it again.`,
  'refusal.cards-id-taken': ({ id }) =>
    `This tournament knows other cards by the id “${id}”. Give the changed catalogue an id of its own, then load it.`,
  'refusal.deck-check-too-early': ({ table }) =>
    `Table ${table} has no result yet. A deck check comes after the match, when its result is entered.`,
  'refusal.points-check-over': () =>
    'The points are checked before round 1, and it is under way. A leader can still correct a list.',
  'refusal.points-check-not-ordered': () =>
    'No points check has been ordered. The head judge can order one before round 1.',
  'refusal.already-signed': ({ player, table }, names) =>
    `${names.player(player)} has already signed the points check (table ${table}). Nothing more is needed.`,
}
