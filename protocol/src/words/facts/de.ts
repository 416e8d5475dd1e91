import type { MatchId } from '@topcut/engine'
import { dayText } from '../day-text.ts'
import { labelsDe } from '../labels/de.ts'
import { type Names, playerList } from '../names.ts'
import { planText } from '../plans/plan-text.ts'
import { plural } from '../plural.ts'
import {
  beginsWithNumbers,
  choiceText,
  type FactOf,
  type FactWords,
  overriddenRefusal,
  resultOf,
} from './fact-words.ts'

const place = (id: MatchId, names: Names) => {
  const match = names.match(id)
  return match === null ? `Spiel ${id}` : `Tisch ${match.table}`
}

const unpairedLosses = (n: number) =>
  plural('de', n, {
    zero: '',
    one: '; {{count}} ungepaarte Niederlage wird angerechnet',
    other: '; {{count}} ungepaarte Niederlagen werden angerechnet',
  })

const minutesOf = (n: number) =>
  plural('de', n, { one: '{{count}} Minute', other: '{{count}} Minuten' })

/** What an organizer chose beyond the document. */
const chosen = ({ roundMinutes = {}, missions = [] }: FactOf<'event-created'>) => {
  const { swiss, elimination } = roundMinutes
  return [
    ...(swiss === undefined ? [] : [`; Schweizer Runden: ${minutesOf(swiss)}`]),
    ...(elimination === undefined ? [] : [`; K.\u00a0o.-Runden: ${minutesOf(elimination)}`]),
    ...(missions.length === 0 ? [] : [`; Gefechtseinsätze: ${missions.join(', ')}`]),
  ].join('')
}

export const factsDe: FactWords = {
  'event-created': (fact, names) =>
    `Turnier angelegt: ${fact.name} (${names.regulation(fact.regulation)}, ${labelsDe[`tier.${fact.tier}`]}, ${dayText('de', fact.date)}${chosen(fact)}).`,
  'leader-appointed': ({ leader, role, plays }, names) => {
    const playing = plays === undefined ? '' : `, spielt mit als ${names.player(plays)}`
    return `${names.leader(leader)}: eingesetzt als ${labelsDe[`role.${role}`]}${playing}.`
  },
  'event-announced': ({ stages, headCount }) =>
    `Bekanntgegeben für ${headCount} Spieler: ${planText('de', stages)}.`,
  'player-registered': ({ player, number, earnedBye, avoid }, names) => {
    const bye = earnedBye ? ', gewonnenes Freilos' : ''
    const apart = avoid.length === 0 ? '' : `, in Runde 1 nicht gegen: ${playerList(avoid, names)}`
    return `${names.player(player)}: angemeldet (Nr. ${number})${bye}${apart}.`
  },
  'player-checked-in': ({ player }, names) => `${names.player(player)}: Check-in erfolgt.`,
  'player-entered-late': ({ player, number, missed }, names) =>
    `${names.player(player)}: Nachmeldung (Nr. ${number})${unpairedLosses(missed.length)}.`,
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
  'clock-started': ({ round, minutes }) => {
    const length = minutes === null ? 'ohne Zeitlimit' : minutesOf(minutes)
    return `Runde ${round}: Stoppuhr gestartet (${length}).`
  },
  'result-entered': (fact, names) =>
    beginsWithNumbers(fact.result)
      ? `${place(fact.match, names)}: ${resultOf('de', fact, names)} eingetragen.`
      : `${place(fact.match, names)}: Ergebnis eingetragen (${resultOf('de', fact, names)}).`,
  'result-amended': (fact, names) =>
    `${place(fact.match, names)}: Ergebnis berichtigt, jetzt ${resultOf('de', fact, names)}. Begründung: ${fact.reason}`,
  'player-dropped': ({ player, after }, names) =>
    `${names.player(player)} ist aus dem Turnier genommen und wird nicht mehr gepaart${after > 0 ? ` (letzte Runde: ${after})` : ''}.`,
  'player-readmitted': ({ player, missed }, names) =>
    `${names.player(player)} ist wieder im Turnier${unpairedLosses(missed.length)}.`,
  'player-disqualified': ({ player, after, reason }, names) =>
    `${names.player(player)}: Disqualifikation${after > 0 ? ` (letzte Runde: ${after})` : ''}. Begründung: ${reason}`,
  'ruling-recorded': ({ ruling }, names) => {
    const table = ruling.table === undefined ? '' : `, Tisch ${ruling.table}`
    const who = ruling.players.length === 0 ? '' : `, ${playerList(ruling.players, names)}`
    return `Entscheidung (${labelsDe[`ruling.${ruling.about}`]}${table}${who}): ${ruling.text}`
  },
  'points-deducted': ({ player, points, reason }, names) =>
    `${names.player(player)}: Punktabzug, ${plural('de', points, { one: '{{count}} Turnierpunkt', other: '{{count}} Turnierpunkte' })}. Begründung: ${reason}`,
  'lot-drawn': ({ about, among, drawn }, names) =>
    `Auslosung (${about}): ${choiceText(drawn, names)}. Zur Auswahl: ${among.map((text) => choiceText(text, names)).join(', ')}.`,
  'place-declined': ({ player, replacement }, names) =>
    `${names.player(player)} verzichtet auf den Platz nach dem Schnitt; ${replacement === null ? 'niemand rückt nach' : `es rückt nach: ${names.player(replacement)}`}.`,
  'round-closed': ({ round }) => `Runde ${round} ist abgeschlossen.`,
  'cut-made': ({ kindOfStage, seeds }) =>
    `Schnitt auf die Top-${seeds.length} gemacht; ${kindOfStage === 'final-match' ? 'es folgt die' : 'es folgen'} ${labelsDe[`stage.${kindOfStage}`]}.`,
  'event-finished': ({ champion }, names) =>
    `Turnier beendet. Sieger des Turniers: ${names.player(champion)}.`,
  undone: ({ entry, reason }) => `Rückgängig gemacht: Eintrag ${entry}. Begründung: ${reason}`,
  'rule-overridden': ({ refusal, reason }, names) =>
    `Ausnahme protokolliert. Dagegen stand: ${overriddenRefusal('de', refusal, names)} Begründung: ${reason}`,
}
