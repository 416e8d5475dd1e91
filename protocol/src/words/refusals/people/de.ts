import type { PeopleRefusal } from '../../groups.ts'
import { worded } from '../../label.ts'
import { plural } from '../../plural.ts'
import { tables } from '../phrases/de.ts'
import type { RefusalWordsOf } from '../refusal-words.ts'

export const peopleRefusalsDe: RefusalWordsOf<PeopleRefusal> = {
  'unknown-player': ({ player }, names) =>
    `${names.player(player)} gehört nicht zu diesem Turnier. Den Namen prüfen oder zuerst anmelden.`,
  'already-registered': ({ player }, names) =>
    `${names.player(player)} ist bereits angemeldet. Für jemand anderen ist ein unterscheidbarer Name nötig.`,
  'registration-over': ({ player }, names) =>
    `${names.player(player)}: Die Anmeldung ist beendet. Es bleibt eine Nachmeldung.`,
  'registration-still-open': ({ player }, names) =>
    `${names.player(player)}: Die Anmeldung läuft noch. Es genügt die gewöhnliche Anmeldung, ohne Nachmeldung.`,
  'late-entry-refused': ({ player }, names) =>
    `${names.player(player)}: Nachmeldungen sind hier nicht möglich. Mitspielen kann nur, wer vor Runde 1 angemeldet war.`,
  'hall-full': ({ player, places }, names) =>
    `${names.player(player)}: ${plural('de', places, { one: 'Der einzige Platz der Halle ist vergeben', other: 'Alle {{count}} Plätze der Halle sind vergeben' })}. Ein Platz wird frei, wenn sich jemand abmeldet.`,
  'on-waiting-list': ({ player }, names) =>
    `${names.player(player)} steht auf der Warteliste. Zuerst ist die Aufnahme nötig.`,
  'not-waiting': ({ player }, names) =>
    `${names.player(player)} steht nicht auf der Warteliste. Aufgenommen werden kann nur, wer dort steht.`,
  'not-next': ({ player, next }, names) =>
    `${names.player(player)} ist auf der Warteliste nicht an der Reihe; ${names.player(next)} wartet länger und wird zuerst aufgenommen.`,
  'already-marked': ({ paid }) =>
    paid
      ? 'Die Zahlung ist bereits vermerkt. Mehr ist nicht nötig.'
      : 'Es ist keine Zahlung vermerkt. Mehr ist nicht nötig.',
  'round-one-paired': () =>
    'Runde 1 ist gepaart, und Wünsche gelten nur für sie. Zum Ändern die Paarungen verwerfen.',
  'already-checked-in': ({ player }, names) =>
    `${names.player(player)}: Der Check-in ist bereits erfolgt. Mehr ist nicht nötig.`,
  'not-active': ({ player }, names) =>
    `${names.player(player)} spielt zurzeit nicht mit. Möglich wird das mit dem Check-in oder einem erneuten Beitritt.`,
  'still-active': ({ player }, names) =>
    `${names.player(player)} ist noch im Turnier. Wieder beitreten kann nur, wer aus dem Turnier genommen wurde.`,
  'disqualified-for-good': ({ player }, names) =>
    `${names.player(player)} ist disqualifiziert und darf nicht wieder beitreten. Eine irrtümliche Disqualifikation lässt sich im Protokoll rückgängig machen.`,
  'readmission-off': ({ player }, names) =>
    `${names.player(player)}: Ein erneuter Beitritt ist in diesem Turnier nicht vorgesehen. Ein Irrtum lässt sich im Protokoll rückgängig machen.`,
  'stage-over': ({ player }, names) =>
    `${names.player(player)}: Der Abschnitt ist vorbei. Nachmeldung und erneuter Beitritt sind nur möglich, solange er läuft.`,
  'leader-may-not-play': ({ player, tier }, names) =>
    `${names.player(player)}: Auf dieser Ebene (${worded('de', 'tier', tier)}) dürfen Verantwortliche nicht mitspielen. Es geht nur eines von beiden, leiten oder mitspielen.`,
  'second-judge-missing': ({ player }, names) =>
    `${names.player(player)}: Verantwortliche dürfen nur mitspielen, wenn ein zweiter Verantwortlicher anwesend ist. Zuerst einen zweiten einsetzen.`,
  'no-place-to-decline': ({ player }, names) =>
    `${names.player(player)} hat keinen Platz nach einem Schnitt. Verzichten kann nur, wer den Schnitt geschafft hat.`,
  'organizer-exists': ({ leader }, names) =>
    `${names.leader(leader)} ist bereits Organisator. Es gibt nur einen; das Amt lässt sich übergeben.`,
  'unknown-leader': ({ leader }, names) =>
    `${names.leader(leader)} gehört nicht zu den Verantwortlichen dieses Turniers. Zuerst einsetzen.`,
  'office-not-vacant': ({ leader }, names) =>
    `${names.leader(leader)} ist Organisator, und das Turnier braucht einen. Zuerst das Amt übergeben.`,
  'ruling-leader-missing': ({ tables: open }) =>
    `Hier spielen Verantwortliche, und niemand bleibt übrig, der entscheiden kann (${tables(open)}). Einen weiteren Verantwortlichen einsetzen oder anders paaren.`,
  'nobody-sits-out': ({ round }) =>
    `In Runde ${round} setzt niemand aus, eine Nachmeldung hat also keinen Gegner. Mitspielen ist ab der nächsten Runde möglich.`,
}
