import { labelsDe } from '../../de/labels.ts'
import { extraMinutes, minutesOf, place } from '../../de/phrases.ts'
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

export const roundFactsDe: FactWordsOf<RoundFact> = {
  'stage-started': ({ stage, plan, entrants, places }) =>
    `Abschnitt ${stage + 1} begonnen mit ${plural('de', entrants.length, { one: '{{count}} Spieler', other: '{{count}} Spielern' })}: ${planText('de', [{ ...plan, cut: null }])}${places === undefined ? '' : ', Plätze im Turnierbaum zufällig ausgelost'}.`,
  'round-paired': ({ round, pairings, byes, leftOut, mission, reason }, names) => {
    const tables = plural('de', pairings.length, {
      one: '{{count}} Tisch',
      other: '{{count}} Tische',
    })
    const bye =
      byes.length === 0
        ? ''
        : `; Freilos: ${playerList(
            byes.map((b) => b.player),
            names,
          )}`
    const out = leftOut.length === 0 ? '' : `; nicht gepaart: ${playerList(leftOut, names)}`
    const why = reason === undefined ? '' : ` Von Hand, Begründung: ${reason}`
    const what = mission === undefined ? '' : `; Gefechtseinsatz: ${mission}`
    return `Runde ${round} gepaart: ${tables}${bye}${out}${what}.${why}`
  },
  'round-unpaired': ({ round }) => `Runde ${round}: Paarungen verworfen.`,
  'round-published': ({ round }) => `Runde ${round} ist veröffentlicht.`,
  'round-repaired': ({ round, pairings, byes, reason }, names) => {
    const tables = plural('de', pairings.length, { zero: '', one: ', Tisch ', other: ', Tische ' })
    const numbers = pairings.map(({ table }) => table).join(', ')
    const sitting = playerList(
      byes.map((bye) => bye.player),
      names,
    )
    const bye = byes.length === 0 ? '' : `; Freilos: ${sitting}`
    return `Runde ${round}: Paarungen geändert${tables}${numbers}${bye}. Begründung: ${reason}`
  },
  'pair-constrained': ({ players, as, reason }, names) =>
    `${playerList(players, names)}: ${labelsDe[`constraint.${as}`]}. Begründung: ${reason}`,
  'table-assigned': ({ player, table }, names) =>
    `${names.player(player)}: ${table === null ? 'wieder jeder Tisch' : `fester Tisch ${table}`}.`,
  'tables-set': ({ first, closed }) =>
    `Tische ab Nummer ${first}${closed.length === 0 ? '' : `; nicht bespielbar: ${closed.join(', ')}`}.`,
  'clock-started': ({ round, minutes }) => {
    const length = minutes === null ? 'ohne Zeitlimit' : minutesOf(minutes)
    return `Runde ${round}: Stoppuhr gestartet (${length}).`
  },
  'clock-paused': ({ round }) => `Runde ${round}: Stoppuhr angehalten.`,
  'clock-resumed': ({ round }) => `Runde ${round}: Stoppuhr läuft weiter.`,
  'time-called': ({ round }) => `Runde ${round}: Die Zeit ist abgelaufen.`,
  'time-extended': ({ round, match, minutes, reason }, names) =>
    `${match === undefined ? `Runde ${round}, alle Tische` : place(match, names)}: ${extraMinutes(minutes)} gewährt. Begründung: ${reason}`,
  'match-started': ({ match }, names) => `${place(match, names)}: Das Spiel hat begonnen.`,
  'match-ended': ({ match }, names) => `${place(match, names)}: Das Spiel ist zu Ende.`,
  'result-reported': (fact, names) =>
    `${place(fact.match, names)}: Meldung von ${names.player(fact.player)}: ${resultOf('de', fact, names)}.`,
  'result-entered': (fact, names) => {
    const { match, result, awaits } = fact
    const waiting =
      awaits === undefined ? '' : ` Die Bestätigung steht noch aus: ${names.player(awaits)}.`
    return beginsWithNumbers(result)
      ? `${place(match, names)}: ${resultOf('de', fact, names)} eingetragen.${waiting}`
      : `${place(match, names)}: Ergebnis eingetragen (${resultOf('de', fact, names)}).${waiting}`
  },
  'result-confirmed': ({ match, player }, names) =>
    `${place(match, names)}: Ergebnis bestätigt (${names.player(player)}).`,
  'result-amended': (fact, names) =>
    `${place(fact.match, names)}: Ergebnis berichtigt, jetzt ${resultOf('de', fact, names)}. Begründung: ${fact.reason}`,
  'lot-drawn': ({ about, among, drawn }, names) =>
    `Auslosung (${about}): ${choiceText(drawn, names)}. Zur Auswahl: ${among.map((text) => choiceText(text, names)).join(', ')}.`,
  'round-closed': ({ round }) => `Runde ${round} ist abgeschlossen.`,
  'cut-made': ({ kindOfStage, seeds }) =>
    `Schnitt auf die Top-${seeds.length} gemacht; ${kindOfStage === 'final-match' ? 'es folgt die' : 'es folgen'} ${labelsDe[`stage.${kindOfStage}`]}.`,
  'event-finished': ({ champion }, names) =>
    `Turnier beendet. Sieger des Turniers: ${names.player(champion)}.`,
  undone: ({ entry, reason }) => `Rückgängig gemacht: Eintrag ${entry}. Begründung: ${reason}`,
  'rule-overridden': ({ refusal, reason }, names) =>
    `Ausnahme protokolliert. Dagegen stand: ${overriddenRefusal('de', refusal, names)} Begründung: ${reason}`,
}
