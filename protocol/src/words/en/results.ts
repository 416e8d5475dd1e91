import type { PlayerId } from '@topcut/engine'
import { thing } from '../label.ts'
import type { Names } from '../names.ts'
import { beginsWithNumbers, choiceText, resultOf } from '../sentences/sentence-parts.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { place, tables } from './phrases.ts'

const stillToConfirm = ({ awaits }: { readonly awaits?: PlayerId }, names: Names): string =>
  awaits === undefined ? '' : ` Still to confirm: ${names.player(awaits)}.`

export const results: SubjectWords<'results'> = {
  'command.start-match': 'start a match',
  'command.end-match': 'end a match',
  'command.report-result': 'report a result',
  'command.enter-result': 'enter a result',
  'command.amend-result': 'amend a result',
  'command.draw-lot': 'draw lots',

  'button.start-match': 'Start match',
  'button.end-match': 'End match',
  'button.report-result': 'Report result',
  'button.enter-result': 'Enter result',
  'button.amend-result': 'Amend result',
  'button.draw-lot': 'Draw lots',

  'fact.match-started': 'match started',
  'fact.match-ended': 'match ended',
  'fact.result-reported': 'result reported',
  'fact.result-entered': 'result entered',
  'fact.result-confirmed': 'result confirmed',
  'fact.result-amended': 'result amended',
  'fact.result-annulled': 'result annulled',
  'fact.lot-drawn': 'lots drawn',

  'line.match-started': ({ match }, names) => `${place(match, names)}: match started.`,
  'line.match-ended': ({ match }, names) => `${place(match, names)}: match ended.`,
  'line.result-reported': (fact, names) =>
    `${place(fact.match, names)}: reported by ${names.player(fact.player)}: ${resultOf('en', fact, names)}.`,
  'line.result-entered': (fact, names) => {
    const { match, result } = fact
    const waiting = stillToConfirm(fact, names)
    return beginsWithNumbers(result)
      ? `${place(match, names)}: ${resultOf('en', fact, names)} entered.${waiting}`
      : `${place(match, names)}: result entered (${resultOf('en', fact, names)}).${waiting}`
  },
  'line.result-confirmed': ({ match, player }, names) =>
    `${place(match, names)}: result confirmed by ${names.player(player)}.`,
  'line.result-amended': (fact, names) =>
    `${place(fact.match, names)}: result amended, now ${resultOf('en', fact, names)}. Reason: ${fact.reason}${stillToConfirm(fact, names)}`,
  'line.result-annulled': ({ match, reason }, names) =>
    `${place(match, names)}: the result does not count, and the game is played again. Reason: ${reason}`,
  'line.lot-drawn': ({ about, among, drawn }, names) =>
    `Lots drawn (${about}): ${choiceText(drawn, names)}. Among: ${among.map((text) => choiceText(text, names)).join(', ')}.`,

  'refusal.match-under-way': ({ tables: begun, byClock }) =>
    byClock === true
      ? `The clock has been started, so play has begun (${tables(begun)}). With a reason these tables can still be changed.`
      : `Play has already begun (${tables(begun)}). This is possible only before the start of a match.`,
  'refusal.match-not-started': ({ table }) =>
    `The match at table ${table} has not begun. Start it first.`,
  'refusal.match-already-ended': ({ table }) =>
    `The match at table ${table} has already ended. Enter its result.`,
  'refusal.unknown-match': ({ match }) =>
    `Match ${match} does not exist in this tournament. Reload the tables and choose one of them.`,
  'refusal.result-already-entered': ({ table }) =>
    `Table ${table} already has a result. It can be amended, with a reason.`,
  'refusal.result-not-entered': ({ table }) =>
    `Table ${table} has no result yet, so there is nothing to amend. Enter the result.`,
  'refusal.result-carried-on': ({ table }) =>
    `Table ${table}: a later round already builds on this result. Undo that round first.`,
  'refusal.score-out-of-range': ({ score, maximum }) =>
    score > maximum
      ? `${score} is more than is possible here (at most ${maximum}). Check the score.`
      : `${score} is not a possible score here (whole numbers from 0 to ${maximum}). Check the score.`,
  'refusal.score-needs-full': ({ ending, full }) =>
    `This end of match (${labels[`ending.${ending}`]}) needs the full score of ${full}. Check the score or choose another end.`,
  'refusal.score-both-full': ({ full }) =>
    `Both can have ${full} only by mutual destruction. Check the score or choose that end.`,
  'refusal.score-not-below-full': ({ full }) =>
    `Whoever has the full score of ${full} has won already, and the match cannot end like this. Check the score or choose another end.`,
  'refusal.score-needed': ({ ending }) =>
    `This end of match (${labels[`ending.${ending}`]}) needs the score as it stood. Enter the score of both.`,
  'refusal.initiative-needed': () =>
    'The score is equal, and here the player with initiative wins. Say who had initiative.',
  'refusal.initiative-not-needed': () => 'Initiative decides nothing here. Leave it out.',
  'refusal.salvo-needed': () =>
    'The score is equal, and here the final salvo decides. Say who won the final salvo.',
  'refusal.salvo-not-needed': () => 'The final salvo decides nothing here. Leave it out.',
  'refusal.salvo-rolls-differ': () =>
    'The rolls of the final salvo do not lead to the winner entered: no more hits than dice, a new roll only after equal hits, and the last roll decides. Check the rolls and the winner.',
  'refusal.witness-needed': () =>
    'An intentional draw is possible only with the head judge or a judge present. Say who was present.',
  'refusal.witness-not-on-duty': ({ leader }, names) =>
    `${names.leader(leader)} cannot witness a draw: that takes the head judge or a judge who is on duty. Choose one who was present.`,
  'refusal.witness-plays-here': ({ leader, table }, names) =>
    `${names.leader(leader)} plays at table ${table} and cannot witness that draw. Choose another judge who was present.`,
  'refusal.draw-needs-judge': () =>
    'Two players cannot report an intentional draw themselves: the head judge or a judge must be present and enters it. Call a judge to your table as witness.',
  'refusal.time-not-over': ({ table }) =>
    `The clock of table ${table} is still running, so time has not ended your match. Choose how it ended, or play on. If time was called, tell a judge.`,
  'refusal.draw-not-in-this-stage': () =>
    'An intentional draw is not possible in this stage. Play the match and enter how it ended.',
  'refusal.tie-incomplete': ({ missing }) =>
    `The victory points are equal, and what decides is missing: ${labels[`thing.${missing}`]}. Enter it for both.`,
  'refusal.die-rolled-on': () =>
    'The die had already decided; nobody rolls again after that. Leave out the later rolls.',
  'refusal.loser-reached-target': ({ target }) =>
    `The losing side has ${target} victory points or more; then the victory points decide. Check the score or choose that end.`,
  'refusal.game-may-not-be-conceded': ({ game }) =>
    `Game ${game} must be played to the end; conceding it is not possible. Enter how it was played.`,
  'refusal.game-has-no-time-limit': () =>
    'This game has no time limit and cannot end by it. Play on, or choose another end.',
  'refusal.table-state-impossible': ({ what, most }) =>
    `Not possible on the table: ${thing('en', what)} (whole numbers from 0 to ${most}). Check the number.`,
  'refusal.wrong-side': ({ player }, names) =>
    `${names.player(player)} plays the light side in this game. Check the sides; if they were played differently, say why.`,
  'refusal.nobody-left': () =>
    'Both players would be out, and nobody would be left. The game is played again; enter that one.',
  'refusal.winner-needed': ({ ending }) =>
    `This end of match (${labels[`ending.${ending}`]}) leaves no winner, and one is needed here. Choose another end.`,
  'refusal.not-your-match': ({ table }) =>
    `This is only for the players at table ${table}. Check the table and the player.`,
  'refusal.no-show-leaves': ({ player }, names) =>
    `${names.player(player)} did not appear, and the tournament rules take such a player out. Staying in needs a reason.`,
}
