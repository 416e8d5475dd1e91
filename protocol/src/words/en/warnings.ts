import type { Warning } from '@topcut/engine'
import { thing } from '../label.ts'
import { playerList } from '../names.ts'
import { plural } from '../plural.ts'
import type { SentencePerCode } from '../sentence-per.ts'
import { findingSentence } from '../sentences/finding-sentence.ts'
import { itemText } from '../sentences/text-sentence.ts'
import { top } from './phrases.ts'

export const warnings: SentencePerCode<Warning> = {
  rematch: ({ players }, names) =>
    `${playerList(players, names)}: a rematch. The pairing check says whether it can be avoided.`,
  'repeated-bye': ({ player }, names) =>
    `${names.player(player)} has had a bye before and has one again. Pairing by hand can give it to somebody else.`,
  'structure-differs': ({ what, suggested, planned }) =>
    what === 'rounds'
      ? `Planned rounds: ${planned}. The tournament rules suggest ${suggested}. The plan stands.`
      : `Planned cut: ${top(planned)}. The tournament rules suggest ${top(suggested)}. The plan stands.`,
  'cut-size-unusual': ({ cut, sizes }) =>
    `Planned cut: ${top(cut)}. Usual sizes: ${sizes.map(top).join(', ')}. The plan stands: with fewer players than places in the bracket, the best have byes.`,
  'cut-reading-differs': (warning, names) =>
    `The rule for the cut can be read in two ways. With the other reading, in: ${playerList(warning.in, names)}; out: ${playerList(warning.out, names)}. The cut stands as it is.`,
  'should-be-dropped': ({ player }, names) =>
    `${names.player(player)}: no-show. By the tournament rules such a player is dropped; please do so.`,
  'no-show-removed': ({ player }, names) =>
    `This takes ${names.player(player)} out of the tournament: no-show.`,
  'late-without-list': ({ players }, names) =>
    `No list yet from ${playerList(players, names)}, who came after the start. The list is due before the first match.`,
  'score-assumed': ({ table, score }) =>
    `Table ${table}: no score was entered, so the match counts as conceded at ${score.join('–')}. Enter the score if there is one.`,
  'games-assumed': ({ table }) =>
    `Table ${table}: both games count as lost. If the first one was already decided, it stands: correct the result.`,
  'tell-players': ({ what }) =>
    `The players should hear about this before the start: ${thing('en', what)}.`,
  'mission-missing': ({ round }) =>
    `Round ${round} has no skirmish mission. List the missions, or enter the one you have drawn.`,
  'pairing-discarded': ({ round }) =>
    `The pairings of round ${round} no longer fit and were discarded. Pair the round again.`,
  'next-round-already-paired': ({ round }) =>
    `Round ${round} is already paired and stays as it is. For new pairings, discard these first.`,
  'no-ruling-leader': ({ table }) =>
    `Table ${table}: leaders play there, and nobody is left to rule on the match. Appoint another leader before the round is published.`,
  'list-finding': ({ player, finding }, names) =>
    `List (${names.player(player)}): ${findingSentence('en', finding, names)}`,
  'points-unsigned': ({ tables }) =>
    `The points check is not signed yet: ${plural('en', tables.length, { one: 'table', other: 'tables' })} ${tables.join(', ')}.`,
  investigate: ({ player }, names) =>
    `${names.player(player)}: the change of the list may be an advantage. Look into whether this is cheating.`,
  'head-count-differs': ({ registered, present }) =>
    `Registered: ${registered}, present: ${present}; the tournament rules have different plans for the two. The plan follows those present.`,
  'place-left-empty': ({ player }, names) =>
    `${names.player(player)} leaves a place after the cut empty. Declining the place instead lets the next player move up.`,
  'place-goes-to': ({ player }, names) =>
    `${names.player(player)} moves up as the lowest seed, and everybody below the gap moves up one. Ask whether ${names.player(player)} accepts; if not, the next one is asked.`,
  'place-stays-empty': ({ player }, names) =>
    `Nobody is left to move up for ${names.player(player)}. The last place stays empty, and whoever would meet it moves on without a match.`,
  'game-after-draw': ({ table }) =>
    `Table ${table}: the first game is a draw, so time was up, and yet there is a second game. The result stands; ask whether it is right.`,
  'score-unreachable': ({ table, player, score, below, above }, names) =>
    `Table ${table}: ${names.player(player)} cannot have scored ${score} against these ships; ${below} and ${above} are possible. Ask whether it is right.`,
  'place-free': ({ next }, names) =>
    `A place is free. The next on the waiting list is ${names.player(next)}.`,
  'cut-would-differ': (warning, names) =>
    `With this result the cut would be different, in: ${playerList(warning.in, names)}; out: ${playerList(warning.out, names)}. The cut stands as it is.`,
  'proposal-open': ({ player }, names) =>
    `${names.player(player)}: a proposed disqualification is still open. The organizer should decide on it.`,
  'call-open': ({ table }) =>
    table === null
      ? 'A call for a judge is still open.'
      : `Table ${table}: a call for a judge is still open.`,
  'material-open': ({ player }, names) =>
    `${names.player(player)}: a case of lost or damaged components is still open.`,
  advice: ({ key }) => itemText('en', key),
}
