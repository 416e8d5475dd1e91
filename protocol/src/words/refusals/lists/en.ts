import type { ListRefusal } from '@topcut/engine'
import { somePlayers } from '../../names.ts'
import { plural } from '../../plural.ts'
import { findingSentences } from '../../sentences/finding-sentence.ts'
import type { RefusalWordsOf } from '../refusal-words.ts'

export const listRefusalsEn: RefusalWordsOf<ListRefusal> = {
  'list-not-allowed': ({ player, findings }, names) =>
    `${names.player(player)}: the list is not allowed as it stands. ${findingSentences('en', findings, names)}`,
  'lists-missing': ({ players }, names) =>
    `${plural('en', players.length, { one: '{{count}} list is still missing', other: '{{count}} lists are still missing' })}: ${somePlayers(players, names, (n) => `and ${n} more`)}. Submit first, then start.`,
  'lists-locked': ({ player }, names) =>
    `${names.player(player)}: lists can no longer change after the start. A leader can correct a list, with a reason.`,
  'list-not-locked': ({ player }, names) =>
    `${names.player(player)}: the tournament has not started, so nothing has to be corrected yet. Submit the list again.`,
  'missions-not-legal': ({ missions, maps }) =>
    `Not allowed at this tier: ${missions.join(', ')}. Choose among these maps: ${maps.join(', ')}.`,
  'deck-check-too-early': ({ table }) =>
    `Table ${table} has no result yet. A deck check comes after the match, when its result is entered.`,
  'points-check-over': () =>
    'The points are checked before round 1, and it is under way. A leader can still correct a list.',
  'points-check-not-ordered': () =>
    'No check of the points has been ordered. The head judge can order it before round 1.',
  'already-signed': ({ player, table }, names) =>
    `${names.player(player)} has already signed the check of the points (table ${table}). Nothing more is needed.`,
}
