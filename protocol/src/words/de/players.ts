import { playerList, somePlayers } from '../names.ts'
import { plural } from '../plural.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { playersOf, unpairedLosses } from './phrases.ts'

export const players: SubjectWords<'players'> = {
  'command.register-player': 'einen Spieler anmelden',
  'command.register-late-player': 'eine Nachmeldung annehmen',
  'command.set-capacity': 'die Plätze der Halle festlegen',
  'command.admit-player': 'jemanden von der Warteliste aufnehmen',
  'command.mark-payment': 'vermerken, wer bezahlt hat',
  'command.change-wishes': 'Wünsche für Runde 1 ändern',
  'command.keep-clubs-apart': 'Spieler eines Vereins in Runde 1 getrennt halten',
  'command.check-in-player': 'einen Check-in vornehmen',
  'command.cancel-check-in': 'einen Check-in zurücknehmen',
  'command.remove-registrations': 'Anmeldungen entfernen',
  'command.drop-player': 'einen Spieler aus dem Turnier nehmen',
  'command.readmit-player': 'einen Spieler wieder beitreten lassen',

  'button.register-player': 'Anmelden',
  'button.register-late-player': 'Nachmelden',
  'button.set-capacity': 'Plätze festlegen',
  'button.admit-player': 'Aufnehmen',
  'button.mark-payment': 'Zahlung vermerken',
  'button.change-wishes': 'Wünsche ändern',
  'button.keep-clubs-apart': 'Vereine in Runde 1 getrennt halten',
  'button.check-in-player': 'Einchecken',
  'button.cancel-check-in': 'Check-in zurücknehmen',
  'button.remove-registrations': 'Anmeldungen entfernen',
  'button.drop-player': 'Aus dem Turnier nehmen',
  'button.readmit-player': 'Wieder beitreten lassen',

  'fact.player-registered': 'Anmeldung',
  'fact.capacity-set': 'Plätze der Halle',
  'fact.player-admitted': 'Aufnahme von der Warteliste',
  'fact.payment-marked': 'Zahlung',
  'fact.wishes-changed': 'Wünsche für Runde 1',
  'fact.clubs-kept-apart': 'Vereine in Runde 1',
  'fact.player-checked-in': 'Check-in',
  'fact.check-in-cancelled': 'Check-in zurückgenommen',
  'fact.player-entered-late': 'Nachmeldung',
  'fact.player-dropped': 'aus dem Turnier genommen',
  'fact.player-readmitted': 'wieder beigetreten',
  'fact.player-disqualified': 'Disqualifikation',

  'line.player-registered': ({ player, number, earnedBye, avoid, waiting }, names) => {
    const bye = earnedBye ? ', gewonnenes Freilos' : ''
    const apart = avoid.length === 0 ? '' : `, in Runde 1 nicht gegen: ${playerList(avoid, names)}`
    const waits = waiting === true ? ', auf der Warteliste' : ''
    return `${names.player(player)}: angemeldet (Nr. ${number})${bye}${apart}${waits}.`
  },
  'line.capacity-set': ({ players }, names) =>
    players === null
      ? `Die Halle fasst beliebig viele ${names.inTeams === true ? 'Teams' : 'Spieler'}.`
      : `Die Halle fasst ${playersOf(players, names)}.`,
  'line.player-admitted': ({ player }, names) =>
    `${names.player(player)}: von der Warteliste aufgenommen.`,
  'line.payment-marked': ({ players, paid }, names) =>
    `${paid ? 'Bezahlt' : 'Nicht bezahlt'}: ${somePlayers(players, names, (n) => `und ${n} weitere`)}.`,
  'line.wishes-changed': ({ wishes }, names) => {
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
  'line.clubs-kept-apart': ({ clubs }, names) => {
    const those = `${names.inTeams === true ? 'Teams' : 'Spieler'} eines Vereins`
    if (clubs === null) return `${those} dürfen in Runde 1 aufeinandertreffen.`
    if (clubs.length === 0) return `${those} treffen in Runde 1 nicht aufeinander.`
    const n = plural('de', clubs.length, { one: '{{count}} Verein', other: '{{count}} Vereine' })
    return `${those} treffen in Runde 1 nicht aufeinander (${n}).`
  },
  'line.player-checked-in': ({ player }, names) => `${names.player(player)}: Check-in erfolgt.`,
  'line.check-in-cancelled': ({ player }, names) =>
    `${names.player(player)}: Check-in zurückgenommen.`,
  'line.player-entered-late': ({ player, number, missed }, names) =>
    `${names.player(player)}: Nachmeldung (Nr. ${number})${unpairedLosses(missed.length)}.`,
  'line.player-dropped': ({ player, after }, names) =>
    `${names.player(player)} ist aus dem Turnier genommen und wird nicht mehr gepaart${after > 0 ? ` (letzte Runde: ${after})` : ''}.`,
  'line.player-readmitted': ({ player, missed }, names) =>
    `${names.player(player)} ist wieder im Turnier${unpairedLosses(missed.length)}.`,
  'line.player-disqualified': ({ player, after, reason }, names) =>
    `${names.player(player)}: Disqualifikation${after > 0 ? ` (letzte Runde: ${after})` : ''}. Begründung: ${reason}`,

  'refusal.unknown-player': ({ player }, names) =>
    `${names.player(player)} gehört nicht zu diesem Turnier. Den Namen prüfen oder zuerst anmelden.`,
  'refusal.already-registered': ({ player }, names) =>
    `${names.player(player)} ist bereits angemeldet. Ist es jemand anderes, den Namen ergänzen.`,
  'refusal.registration-over': ({ player }, names) =>
    `${names.player(player)}: Die Anmeldung ist beendet. Es geht nur noch als Nachmeldung.`,
  'refusal.registration-still-open': ({ player }, names) =>
    `${names.player(player)}: Die Anmeldung läuft noch. Einfach normal anmelden.`,
  'refusal.late-entry-refused': ({ player }, names) =>
    `${names.player(player)}: Nachmeldungen sind hier nicht möglich. Mitspielen kann nur, wer vor Runde 1 angemeldet war.`,
  'refusal.team-size': ({ count, needed }) =>
    `Ein Team hat ${plural('de', needed, { one: '{{count}} Mitglied', other: '{{count}} Mitglieder' })}, hier ${count === 0 ? 'ist keines' : `${count === 1 ? 'ist nur' : 'sind'} ${count}`} genannt. Bitte alle nennen.`,
  'refusal.hall-full': ({ player, places }, names) =>
    `${names.player(player)}: ${plural('de', places, { one: 'Der einzige Platz der Halle ist vergeben', other: 'Alle {{count}} Plätze der Halle sind vergeben' })}. Ein Platz wird frei, wenn sich jemand abmeldet.`,
  'refusal.on-waiting-list': ({ player }, names) =>
    `${names.player(player)} steht auf der Warteliste. Zuerst aufnehmen.`,
  'refusal.not-waiting': ({ player }, names) =>
    `${names.player(player)} steht nicht auf der Warteliste. Aufgenommen werden kann nur, wer dort steht.`,
  'refusal.not-next': ({ player, next }, names) =>
    `${names.player(player)} ist auf der Warteliste nicht an der Reihe; ${names.player(next)} wartet länger und wird zuerst aufgenommen.`,
  'refusal.already-marked': ({ paid }) =>
    paid
      ? 'Die Zahlung ist bereits vermerkt. Mehr ist nicht nötig.'
      : 'Es ist keine Zahlung vermerkt. Zurückzunehmen ist nichts.',
  'refusal.registrations-stay': ({ players }, names) =>
    players.length === 0
      ? 'Niemand ist ausgewählt. Bitte wählen, wer entfernt wird.'
      : `Diese bleiben, weil sie spielen, schon gegangen sind oder nie angemeldet waren: ${somePlayers(players, names, (n) => `und ${n} weitere`)}. Niemand wurde entfernt.`,
  'refusal.round-one-paired': () =>
    'Runde 1 ist gepaart, und Wünsche gelten nur für sie. Zum Ändern die Paarungen verwerfen.',
  'refusal.round-one-by-lot': ({ tiers: known }) => {
    const tiers = known.map((tier) => labels[`tier.${tier}`]).join(', ')
    return known.length === 0
      ? 'Runde 1 wird ausgelost: Niemand wird getrennt. Nach der Paarung kann ein Verantwortlicher zwei Tische von Hand tauschen und sagen, warum.'
      : `Vereine werden in Runde 1 nur auf dieser Turnierebene getrennt: ${tiers}. Nach der Paarung kann ein Verantwortlicher zwei Tische von Hand tauschen und sagen, warum.`
  },
  'refusal.already-checked-in': ({ player }, names) =>
    `${names.player(player)}: Der Check-in ist bereits erfolgt. Mehr ist nicht nötig.`,
  'refusal.not-checked-in': ({ player }, names) =>
    `${names.player(player)} ist nicht eingecheckt. Zurückzunehmen ist nichts.`,
  'refusal.not-active': ({ player }, names) =>
    `${names.player(player)}: spielt zurzeit nicht mit. Erst einchecken oder wieder beitreten lassen.`,
  'refusal.still-active': ({ player }, names) =>
    `${names.player(player)} ist noch im Turnier. Wieder beitreten kann nur, wer aus dem Turnier genommen wurde.`,
  'refusal.disqualified-for-good': ({ player }, names) =>
    `${names.player(player)} ist disqualifiziert und darf nicht wieder beitreten. Eine irrtümliche Disqualifikation lässt sich im Protokoll rückgängig machen.`,
  'refusal.readmission-off': ({ player }, names) =>
    `${names.player(player)}: Ein erneuter Beitritt ist in diesem Turnier nicht vorgesehen. Ein Irrtum lässt sich im Protokoll rückgängig machen.`,
  'refusal.stage-over': ({ player }, names) =>
    `${names.player(player)}: Der Abschnitt ist vorbei. Nachmeldung und erneuter Beitritt sind nur möglich, solange er läuft.`,
  'refusal.return-by-organizer': () =>
    'Nur der Organisator kann Sie wieder aufnehmen. Fragen Sie bei der Turnierleitung.',
  'refusal.nobody-sits-out': ({ round }) =>
    `In Runde ${round} setzt niemand aus, eine Nachmeldung hat also keinen Gegner. Mitspielen ist ab der nächsten Runde möglich.`,
  'refusal.score-not-needed': ({ player }, names) =>
    `${names.player(player)}: Hier wird kein Punktestand gebraucht. Bitte weglassen.`,
}
