import type { RoundRefusal } from '../../groups.ts'
import { playerList } from '../../names.ts'
import { plural } from '../../plural.ts'
import { tables } from '../phrases/en.ts'
import type { RefusalWordsOf } from '../refusal-words.ts'

export const roundRefusalsEn: RefusalWordsOf<RoundRefusal> = {
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
  'clock-not-running': ({ round }) =>
    `The clock of round ${round} is not running. Start or resume it first.`,
  'clock-not-paused': ({ round }) =>
    `The clock of round ${round} is not paused. Only a paused clock can be resumed.`,
  'time-already-called': ({ round }) =>
    `Time has already been called in round ${round}. A call by mistake can be undone.`,
  'round-without-limit': ({ round }) =>
    `Round ${round} has no time limit. It ends with its last match.`,
  'match-under-way': ({ tables: begun }) =>
    `Play has already begun (${tables(begun)}). This is possible only before the start of a match.`,
  'match-not-started': ({ table }) => `The match at table ${table} has not begun. Start it first.`,
  'match-already-ended': ({ table }) =>
    `The match at table ${table} has already ended. What remains is its result.`,
  'pair-not-constrained': ({ players }, names) =>
    `Nothing is laid down for these two: ${playerList(players, names)}. There is nothing to lift; they are paired like everybody.`,
  'table-not-in-hall': ({ table }) =>
    `There is no play at table ${table}. Choose another table, or lay down the tables of the hall anew.`,
  'confirmation-missing': ({ tables: open }) =>
    `A leader has entered a result of their own, and the opponent has not confirmed it (${tables(open)}). The opponent can confirm, or another leader can amend it.`,
}
