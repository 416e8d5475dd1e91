import { labelsEn } from '../labels/en.ts'
import { thing, worded } from '../labels/label.ts'
import { playerList } from '../names.ts'
import { plural } from '../plural.ts'
import type { RefusalWords } from './refusal-words.ts'

const tables = (numbers: readonly number[]) =>
  `${plural('en', numbers.length, { one: 'table', other: 'tables' })} ${numbers.join(', ')}`

const top = (size: number) => (size === 0 ? 'no cut' : `Top ${size}`)

export const refusalsEn: RefusalWords = {
  'not-allowed': ({ role, command }) =>
    `Not possible in the role ${labelsEn[`role.${role}`]}: ${worded('en', 'command', command)}. The organizer can appoint someone who may.`,
  'no-such-event': () =>
    'There is no such tournament here. Check the address or choose a tournament from the list.',
  'event-exists': () => 'This tournament has already been created. Open it, or create a new one.',
  'event-finished': () =>
    'The tournament is finished. Before anything can change, the finish has to be undone, with a reason.',
  'unknown-regulation': ({ regulation }) =>
    `The tournament rules “${regulation}” are not known here. Choose others from the list.`,
  'not-in-this-regulation': ({ what, regulation }, names) =>
    `“${thing('en', what, 'ending')}” does not exist in these tournament rules (${names.regulation(regulation)}). Leave it out or choose other tournament rules.`,
  'bad-value': ({ field, expected }) =>
    `“${thing('en', field)}” cannot be read as given. Expected: ${thing('en', expected)}.`,
  'unknown-player': ({ player }, names) =>
    `${names.player(player)} is not in this tournament. Check the name or register the player first.`,
  'already-registered': ({ player }, names) =>
    `${names.player(player)} is already registered. Somebody else needs a name that differs.`,
  'registration-over': ({ player }, names) =>
    `${names.player(player)}: registration is over. What remains is a late entry.`,
  'registration-still-open': ({ player }, names) =>
    `${names.player(player)}: registration is still open. Register as usual; no late entry is needed.`,
  'late-entry-refused': ({ player }, names) =>
    `${names.player(player)}: late entries are not accepted here. Only those who registered before round 1 can play.`,
  'already-checked-in': ({ player }, names) =>
    `${names.player(player)} is already checked in. Nothing more is needed.`,
  'not-active': ({ player }, names) =>
    `${names.player(player)} is not playing at the moment. This becomes possible with check-in or readmission.`,
  'still-active': ({ player }, names) =>
    `${names.player(player)} is still in the tournament. Only a player who has dropped can be readmitted.`,
  'disqualified-for-good': ({ player }, names) =>
    `${names.player(player)} is disqualified and cannot be readmitted. A disqualification by mistake can be undone in the log.`,
  'readmission-off': ({ player }, names) =>
    `${names.player(player)}: this tournament has no readmission. A drop by mistake can be undone in the log.`,
  'stage-over': ({ player }, names) =>
    `${names.player(player)}: the stage is over. Late entry and readmission are possible only while it is running.`,
  'leader-may-not-play': ({ player, tier }, names) =>
    `${names.player(player)}: at this tier (${worded('en', 'tier', tier)}) leaders may not play. Choose one of the two, leading or playing.`,
  'second-judge-missing': ({ player }, names) =>
    `${names.player(player)}: a leader may play only if a second judge is present. Appoint a second judge first.`,
  'not-announced': () =>
    'Before round 1 the number and kind of rounds and the size of the cut must be announced. Announce first, then start.',
  'announcement-outdated': ({ announced, now }) =>
    `${plural('en', announced, { one: 'The announcement was made for {{count}} player', other: 'The announcement was made for {{count}} players' })}, now there are ${now}. Announce again first.`,
  'too-few-players': ({ needed, present }) =>
    `${plural('en', needed - present, { one: 'This structure needs {{count}} more player', other: 'This structure needs {{count}} more players' })} (${present} of ${needed}). Register more players or choose another structure.`,
  'below-minimum': ({ what, minimum, planned }) =>
    what === 'rounds'
      ? `Planned rounds: ${planned}. The minimum here is ${minimum}. Plan more rounds.`
      : `Planned cut: ${top(planned)}. The minimum here is ${top(minimum)}. Plan a larger cut.`,
  'no-table-for-head-count': ({ structure, players }) =>
    `${plural('en', players, { one: 'For {{count}} player', other: 'For {{count}} players' })} the tournament rules have no plan (${worded('en', 'structure', structure)}). Choose another structure or a custom structure.`,
  'stage-not-started': () => 'No stage has started yet. Start the stage first, then pair.',
  'stage-running': ({ stage }) =>
    `Stage ${stage} is still running. Play its rounds to the end first.`,
  'cut-needed': () => 'The next stage begins with the cut. Make the cut first.',
  'cut-not-due': () =>
    'The cut is not due now. It comes when the last round of its stage is closed.',
  'cut-already-made': () =>
    'The cut has already been made. Start the next stage, or undo the cut first.',
  'no-further-round': ({ planned }) =>
    `There is no further round (planned: ${planned}). Go on with the cut or finish the tournament.`,
  'no-further-stage': () => 'There is no further stage. The tournament can be finished.',
  'round-open': ({ round, tables: open }) =>
    open.length === 0
      ? `Round ${round} is still open. Close it first.`
      : `Round ${round} is still open: ${plural('en', open.length, { one: '{{count}} result is missing', other: '{{count}} results are missing' })} (${tables(open)}). Enter first, then close the round.`,
  'results-missing': ({ round, tables: open }) =>
    `Round ${round} cannot be closed yet: ${plural('en', open.length, { one: '{{count}} result is missing', other: '{{count}} results are missing' })} (${tables(open)}). Enter first, then close.`,
  'no-round': () => 'There is no round yet. Pair a round first.',
  'round-not-published': ({ round }) => `Round ${round} is not published yet. Publish it first.`,
  'round-already-published': ({ round }) =>
    `Round ${round} is already published. Changing its pairings needs a reason.`,
  'clock-already-started': ({ round }) =>
    `The clock of round ${round} is already running. A start by mistake can be undone.`,
  'left-out': ({ players }, names) =>
    `Not paired: ${playerList(players, names)}. Everybody needs a table or a bye.`,
  'paired-twice': ({ player }, names) =>
    `${names.player(player)} is paired twice. Keep one table or one bye.`,
  'not-in-round': ({ player }, names) =>
    `${names.player(player)} does not play in this round. Take the name out, or readmit the player first.`,
  'plays-self': ({ player }, names) =>
    `${names.player(player)} is on both sides of the same table. Choose another opponent.`,
  'wrong-bracket': ({ players }, names) =>
    `The bracket does not bring these players together now: ${playerList(players, names)}. Pair as the bracket says.`,
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
  'length-not-allowed': ({ minutes, from, to }) => {
    const planned = `Planned round length: ${plural('en', minutes, { one: '{{count}} minute', other: '{{count}} minutes' })}.`
    if (from === null || to === null) {
      return `${planned} The tournament rules leave nothing to choose here. Leave the length out.`
    }
    return from === to
      ? `${planned} The tournament rules have ${from} minutes, no more and no less. Leave the length out.`
      : `${planned} The tournament rules allow ${from} to ${to} minutes. Choose a length between them.`
  },
  'cut-size-not-in-document': ({ cut, sizes }) =>
    `Planned cut: ${top(cut)}. The tournament rules have only ${sizes.map(top).join(', ')}. Choose one of these sizes.`,
  'no-place-to-decline': ({ player }, names) =>
    `${names.player(player)} has no place after a cut. Only those who have made the cut can decline a place.`,
  'winner-needed': ({ ending }) =>
    `This end of match (${labelsEn[`ending.${ending}`]}) leaves no winner, and one is needed here. Choose another end.`,
  'reason-needed': () => 'A reason is needed. Add it; the log will show it.',
  'unknown-entry': ({ entry }) => `The log has no entry ${entry}. Choose an entry from the log.`,
  'already-undone': ({ entry }) =>
    `Entry ${entry} is already undone. To have it back, take the step again.`,
  'cannot-undo-creation': () =>
    'The creation of the tournament cannot be undone. Create a new tournament instead.',
  'later-facts-depend': ({ entry, entries }) =>
    `This cannot be undone (entry ${entry}): ${plural('en', entries.length, { one: '{{count}} later entry builds on it', other: '{{count}} later entries build on it' })} (${entries.map(({ n, kind }) => `${n} ${labelsEn[`fact.${kind}`]}`).join(', ')}). Undo these first, the latest one first.`,
}
