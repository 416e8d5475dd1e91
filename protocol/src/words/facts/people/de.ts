import { labelsDe } from '../../de/labels.ts'
import { unpairedLosses } from '../../de/phrases.ts'
import type { PeopleFact } from '../../groups.ts'
import { playerList, somePlayers } from '../../names.ts'
import { plural } from '../../plural.ts'
import type { FactWordsOf } from '../fact-words.ts'

export const peopleFactsDe: FactWordsOf<PeopleFact> = {
  'leader-appointed': ({ leader, role, plays, second }, names) => {
    const playing = plays === undefined ? '' : `, spielt mit als ${names.player(plays)}`
    const other = second === undefined ? '' : `, zweiter Verantwortlicher: ${names.leader(second)}`
    return `${names.leader(leader)}: eingesetzt als ${labelsDe[`role.${role}`]}${playing}${other}.`
  },
  'leader-dismissed': ({ leader }, names) => `${names.leader(leader)}: abberufen.`,
  'office-handed-over': ({ from, to, reason }, names) =>
    `Organisator ist ab jetzt ${names.leader(to)}${from === null ? '' : ` (bisher: ${names.leader(from)})`}. Begründung: ${reason}`,
  'duty-changed': ({ leader, acting }, names) =>
    `${names.leader(leader)}: ${acting ? 'im Dienst' : 'nicht im Dienst, gilt als Zuschauer'}.`,
  'player-registered': ({ player, number, earnedBye, avoid, waiting }, names) => {
    const bye = earnedBye ? ', gewonnenes Freilos' : ''
    const apart = avoid.length === 0 ? '' : `, in Runde 1 nicht gegen: ${playerList(avoid, names)}`
    const waits = waiting === true ? ', auf der Warteliste' : ''
    return `${names.player(player)}: angemeldet (Nr. ${number})${bye}${apart}${waits}.`
  },
  'capacity-set': ({ players }) =>
    players === null
      ? 'Die Halle fasst beliebig viele Spieler.'
      : plural('de', players, {
          one: 'Die Halle fasst {{count}} Spieler.',
          other: 'Die Halle fasst {{count}} Spieler.',
        }),
  'player-admitted': ({ player }, names) =>
    `${names.player(player)}: von der Warteliste aufgenommen.`,
  'payment-marked': ({ players, paid }, names) =>
    `${paid ? 'Bezahlt' : 'Nicht bezahlt'}: ${somePlayers(players, names, (n) => `und ${n} weitere`)}.`,
  'wishes-changed': ({ wishes }, names) => {
    const players = playerList(
      wishes.map(({ player }) => player),
      names,
    )
    const [wish] = wishes
    // Whom each of a whole club does not want to meet would be nobody's reading.
    if (wish === undefined || wishes.length > 1) return `Wünsche für Runde 1 geändert: ${players}.`
    return wish.avoid.length === 0
      ? `${players}: in Runde 1 gegen jeden.`
      : `${players}: in Runde 1 nicht gegen: ${playerList(wish.avoid, names)}.`
  },
  'player-checked-in': ({ player }, names) => `${names.player(player)}: Check-in erfolgt.`,
  'player-entered-late': ({ player, number, missed }, names) =>
    `${names.player(player)}: Nachmeldung (Nr. ${number})${unpairedLosses(missed.length)}.`,
  'player-dropped': ({ player, after }, names) =>
    `${names.player(player)} ist aus dem Turnier genommen und wird nicht mehr gepaart${after > 0 ? ` (letzte Runde: ${after})` : ''}.`,
  'player-readmitted': ({ player, missed }, names) =>
    `${names.player(player)} ist wieder im Turnier${unpairedLosses(missed.length)}.`,
  'player-disqualified': ({ player, after, reason }, names) =>
    `${names.player(player)}: Disqualifikation${after > 0 ? ` (letzte Runde: ${after})` : ''}. Begründung: ${reason}`,
  'place-declined': ({ player, replacement }, names) =>
    `${names.player(player)} verzichtet auf den Platz nach dem Schnitt; ${replacement === null ? 'niemand rückt nach' : `es rückt nach: ${names.player(replacement)}`}.`,
}
