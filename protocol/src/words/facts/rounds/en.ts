import { labelsEn } from '../../en/labels.ts'
import { extraMinutes, minutesOf, place, playersOf } from '../../en/phrases.ts'
import type { RoundFact } from '../../groups.ts'
import { playerList } from '../../names.ts'
import { plural } from '../../plural.ts'
import { planText } from '../../sentences/plan-text.ts'
import {
  beginsWithNumbers,
  choiceText,
  type FactWordsOf,
  overriddenRefusal,
  resultOf,
} from '../fact-words.ts'

export const roundFactsEn: FactWordsOf<RoundFact> = {
  'stage-started': ({ stage, plan, entrants, places }) =>
    `Stage ${stage + 1} started with ${playersOf(entrants.length)}: ${planText('en', [{ ...plan, cut: null }])}${places === undefined ? '' : ', places in the bracket at random'}.`,
  'round-paired': ({ round, pairings, byes, leftOut, mission, reason }, names) => {
    const tables = plural('en', pairings.length, {
      one: '{{count}} table',
      other: '{{count}} tables',
    })
    const bye =
      byes.length === 0
        ? ''
        : `; bye: ${playerList(
            byes.map((b) => b.player),
            names,
          )}`
    const out = leftOut.length === 0 ? '' : `; not paired: ${playerList(leftOut, names)}`
    const why = reason === undefined ? '' : ` By hand, reason: ${reason}`
    const what = mission === undefined ? '' : `; skirmish mission: ${mission}`
    return `Round ${round} paired: ${tables}${bye}${out}${what}.${why}`
  },
  'round-unpaired': ({ round }) => `Round ${round}: pairings discarded.`,
  'round-published': ({ round }) => `Round ${round} is published.`,
  'round-repaired': ({ round, pairings, byes, reason }, names) => {
    const tables = plural('en', pairings.length, { zero: '', one: ', table ', other: ', tables ' })
    const numbers = pairings.map(({ table }) => table).join(', ')
    const sitting = playerList(
      byes.map((bye) => bye.player),
      names,
    )
    const bye = byes.length === 0 ? '' : `; bye: ${sitting}`
    return `Round ${round}: pairings changed${tables}${numbers}${bye}. Reason: ${reason}`
  },
  'pair-constrained': ({ players, as, reason }, names) =>
    `${playerList(players, names)}: ${labelsEn[`constraint.${as}`]}. Reason: ${reason}`,
  'table-assigned': ({ player, table }, names) =>
    `${names.player(player)}: ${table === null ? 'any table again' : `keeps to table ${table}`}.`,
  'tables-set': ({ first, closed }) =>
    `Tables from number ${first} on${closed.length === 0 ? '' : `; not in use: ${closed.join(', ')}`}.`,
  'clock-started': ({ round, minutes }) => {
    const length = minutes === null ? 'untimed' : minutesOf(minutes)
    return `Round ${round}: clock started (${length}).`
  },
  'clock-paused': ({ round }) => `Round ${round}: clock paused.`,
  'clock-resumed': ({ round }) => `Round ${round}: clock resumed.`,
  'time-called': ({ round }) => `Round ${round}: time is called.`,
  'time-extended': ({ round, match, minutes, reason }, names) =>
    `${match === undefined ? `Round ${round}, all tables` : place(match, names)}: ${extraMinutes(minutes)} granted. Reason: ${reason}`,
  'match-started': ({ match }, names) => `${place(match, names)}: match started.`,
  'match-ended': ({ match }, names) => `${place(match, names)}: match ended.`,
  'result-reported': (fact, names) =>
    `${place(fact.match, names)}: reported by ${names.player(fact.player)}: ${resultOf('en', fact, names)}.`,
  'result-entered': (fact, names) => {
    const { match, result, awaits } = fact
    const waiting = awaits === undefined ? '' : ` Still to confirm: ${names.player(awaits)}.`
    return beginsWithNumbers(result)
      ? `${place(match, names)}: ${resultOf('en', fact, names)} entered.${waiting}`
      : `${place(match, names)}: result entered (${resultOf('en', fact, names)}).${waiting}`
  },
  'result-confirmed': ({ match, player }, names) =>
    `${place(match, names)}: result confirmed by ${names.player(player)}.`,
  'result-amended': (fact, names) =>
    `${place(fact.match, names)}: result amended, now ${resultOf('en', fact, names)}. Reason: ${fact.reason}`,
  'lot-drawn': ({ about, among, drawn }, names) =>
    `Lots drawn (${about}): ${choiceText(drawn, names)}. Among: ${among.map((text) => choiceText(text, names)).join(', ')}.`,
  'round-closed': ({ round }) => `Round ${round} is closed.`,
  'cut-made': ({ kindOfStage, seeds }) =>
    `Cut to the Top ${seeds.length} made; next: ${labelsEn[`stage.${kindOfStage}`]}.`,
  'event-finished': ({ champion }, names) =>
    `Tournament finished. Tournament champion: ${names.player(champion)}.`,
  undone: ({ entry, reason }) => `Undone: entry ${entry}. Reason: ${reason}`,
  'rule-overridden': ({ refusal, reason }, names) =>
    `Exception on record. What stood against it: ${overriddenRefusal('en', refusal, names)} Reason: ${reason}`,
}
