import { labelsEn } from '../../en/labels.ts'
import type { ResultRefusal } from '../../groups.ts'
import { thing } from '../../label.ts'
import type { RefusalWordsOf } from '../refusal-words.ts'

export const resultRefusalsEn: RefusalWordsOf<ResultRefusal> = {
  'unknown-match': ({ match }) =>
    `Match ${match} does not exist in this tournament. Reload the tables and choose one of them.`,
  'result-already-entered': ({ table }) =>
    `Table ${table} already has a result. It can be amended, with a reason.`,
  'result-not-entered': ({ table }) =>
    `Table ${table} has no result yet, so there is nothing to amend. Enter the result.`,
  'result-carried-on': ({ table }) =>
    `Table ${table}: a later round already builds on this result. Undo that round first.`,
  'score-out-of-range': ({ score, maximum }) =>
    score > maximum
      ? `${score} is more than is possible here (at most ${maximum}). Check the score.`
      : `${score} is not a possible score here (whole numbers from 0 to ${maximum}). Check the score.`,
  'score-needs-full': ({ ending, full }) =>
    `This end of match (${labelsEn[`ending.${ending}`]}) needs the full score of ${full}. Check the score or choose another end.`,
  'score-both-full': ({ full }) =>
    `Both sides with ${full} is possible only with mutual destruction. Check the score or choose that end.`,
  'score-not-below-full': ({ full }) =>
    `Whoever has the full score of ${full} has won already, and the match cannot end like this. Check the score or choose another end.`,
  'score-needed': ({ ending }) =>
    `This end of match (${labelsEn[`ending.${ending}`]}) needs the score on the table before it. Enter the score of both.`,
  'initiative-needed': () =>
    'The score is equal, and here the player with initiative wins. Say who had initiative.',
  'initiative-not-needed': () => 'Initiative decides nothing here. Leave it out.',
  'salvo-needed': () =>
    'The score is equal, and here the final salvo decides. Say who won the final salvo.',
  'salvo-not-needed': () => 'The final salvo decides nothing here. Leave it out.',
  'salvo-rolls-differ': () =>
    'The rolls of the final salvo do not lead to the winner entered: no more hits than dice, a new roll only after equal hits, and the last roll decides. Check the rolls and the winner.',
  'witness-needed': () =>
    'An intentional draw is possible only with the head judge or a judge present. Say who was present.',
  'draw-not-in-this-stage': () =>
    'An intentional draw is not possible in this stage. Play the match and enter how it ended.',
  'tie-incomplete': ({ missing }) =>
    `The victory points are equal, and what decides is missing: ${labelsEn[`thing.${missing}`]}. Enter it for both.`,
  'tie-not-needed': ({ what }) =>
    `Nothing is left for this to decide: ${labelsEn[`thing.${what}`]}. Leave it out.`,
  'loser-reached-target': ({ target }) =>
    `The losing side has ${target} victory points or more; then the victory points decide. Check the score or choose that end.`,
  'game-may-not-be-conceded': ({ game }) =>
    `Game ${game} must be played to the end; conceding it is not possible. Enter how it was played.`,
  'game-has-no-time-limit': () =>
    'This game has no time limit and cannot end by it. Play on, or choose another end.',
  'table-state-impossible': ({ what, most }) =>
    `Not possible on the table: ${thing('en', what)} (whole numbers from 0 to ${most}). Check the number.`,
  'winner-needed': ({ ending }) =>
    `This end of match (${labelsEn[`ending.${ending}`]}) leaves no winner, and one is needed here. Choose another end.`,
  'not-your-match': ({ table }) =>
    `This concerns only the players at table ${table}. Choose the match of the player.`,
}
