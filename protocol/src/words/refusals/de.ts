import { labelsDe } from '../labels/de.ts'
import { thing, worded } from '../labels/label.ts'
import { playerList } from '../names.ts'
import { plural } from '../plural.ts'
import type { RefusalWords } from './refusal-words.ts'

const tables = (numbers: readonly number[]) =>
  `${plural('de', numbers.length, { one: 'Tisch', other: 'Tische' })} ${numbers.join(', ')}`

const top = (size: number) => (size === 0 ? 'kein Schnitt' : `Top-${size}`)

export const refusalsDe: RefusalWords = {
  'not-allowed': ({ role, command }) =>
    `Nicht möglich in der Rolle ${labelsDe[`role.${role}`]}: ${worded('de', 'command', command)}. Der Organisator kann jemanden dafür einsetzen.`,
  'no-such-event': () =>
    'Dieses Turnier gibt es hier nicht. Die Adresse prüfen oder ein Turnier aus der Liste wählen.',
  'event-exists': () =>
    'Dieses Turnier ist bereits angelegt. Das vorhandene öffnen oder ein neues anlegen.',
  'event-finished': () =>
    'Das Turnier ist beendet. Vor einer Änderung ist das Beenden rückgängig zu machen, mit Begründung.',
  'unknown-regulation': ({ regulation }) =>
    `Die Turnierregeln „${regulation}“ sind hier nicht bekannt. Andere aus der Liste wählen.`,
  'not-in-this-regulation': ({ what, regulation }, names) =>
    `„${thing('de', what, 'ending')}“ gibt es in diesen Turnierregeln nicht (${names.regulation(regulation)}). Weglassen oder andere Turnierregeln wählen.`,
  'bad-value': ({ field, expected }) =>
    `Die Angabe „${thing('de', field)}“ ist so nicht lesbar. Erwartet wird: ${thing('de', expected)}.`,
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
  'not-announced': () =>
    'Vor Runde 1 sind Anzahl und Art der Runden sowie die Größe des Schnitts bekanntzugeben. Erst bekanntgeben, dann beginnen.',
  'announcement-outdated': ({ announced, now }) =>
    `Die Bekanntgabe galt für ${announced} Spieler, jetzt sind es ${now}. Zuerst erneut bekanntgeben.`,
  'too-few-players': ({ needed, present }) =>
    `${plural('de', needed - present, { one: 'Für diese Struktur fehlt noch {{count}} Spieler', other: 'Für diese Struktur fehlen noch {{count}} Spieler' })} (${present} von ${needed}). Weitere anmelden oder eine andere Struktur wählen.`,
  'below-minimum': ({ what, minimum, planned }) =>
    what === 'rounds'
      ? `Geplante Runden: ${planned}. Das Minimum ist hier ${minimum}. Mehr Runden einplanen.`
      : `Geplanter Schnitt: ${top(planned)}. Das Minimum ist hier ${top(minimum)}. Einen größeren Schnitt einplanen.`,
  'no-table-for-head-count': ({ structure, players }) =>
    `Für ${players} Spieler enthalten die Turnierregeln keinen Plan (${worded('de', 'structure', structure)}). Eine andere oder eine eigenständige Turnierstruktur wählen.`,
  'stage-not-started': () =>
    'Es hat noch kein Abschnitt begonnen. Erst den Abschnitt beginnen, dann paaren.',
  'stage-running': ({ stage }) =>
    `Abschnitt ${stage} läuft noch. Zuerst sind seine Runden zu Ende zu spielen.`,
  'cut-needed': () => 'Der nächste Abschnitt beginnt mit dem Schnitt. Zuerst den Schnitt machen.',
  'cut-not-due': () =>
    'Der Schnitt steht jetzt nicht an. Er folgt, wenn die letzte Runde des Abschnitts abgeschlossen ist.',
  'cut-already-made': () =>
    'Der Schnitt ist bereits gemacht. Den nächsten Abschnitt beginnen oder zuerst den Schnitt rückgängig machen.',
  'no-further-round': ({ planned }) =>
    `Es folgt keine weitere Runde (geplant: ${planned}). Weiter geht es mit dem Schnitt oder dem Ende des Turniers.`,
  'no-further-stage': () => 'Es folgt kein weiterer Abschnitt. Das Turnier kann beendet werden.',
  'round-open': ({ round, tables: open }) =>
    open.length === 0
      ? `Runde ${round} ist noch offen. Zuerst diese Runde abschließen.`
      : `Runde ${round} ist noch offen: ${plural('de', open.length, { one: '{{count}} Ergebnis fehlt', other: '{{count}} Ergebnisse fehlen' })} (${tables(open)}). Erst eintragen, dann die Runde abschließen.`,
  'results-missing': ({ round, tables: open }) =>
    `Runde ${round} kann noch nicht abgeschlossen werden: ${plural('de', open.length, { one: '{{count}} Ergebnis fehlt', other: '{{count}} Ergebnisse fehlen' })} (${tables(open)}). Erst eintragen, dann abschließen.`,
  'no-round': () => 'Es gibt noch keine Runde. Zuerst eine Runde paaren.',
  'round-not-published': ({ round }) =>
    `Runde ${round} ist noch nicht veröffentlicht. Zuerst veröffentlichen.`,
  'round-already-published': ({ round }) =>
    `Runde ${round} ist bereits veröffentlicht. Eine Änderung der Paarungen erfordert eine Begründung.`,
  'clock-already-started': ({ round }) =>
    `Die Stoppuhr der Runde ${round} läuft bereits. Ein irrtümlicher Start lässt sich rückgängig machen.`,
  'left-out': ({ players }, names) =>
    `Nicht gepaart: ${playerList(players, names)}. Alle brauchen einen Tisch oder ein Freilos.`,
  'paired-twice': ({ player }, names) =>
    `${names.player(player)} ist doppelt gepaart. Es bleibt bei einem Tisch oder einem Freilos.`,
  'not-in-round': ({ player }, names) =>
    `${names.player(player)} spielt in dieser Runde nicht mit. Den Namen herausnehmen oder zuerst den erneuten Beitritt eintragen.`,
  'plays-self': ({ player }, names) =>
    `${names.player(player)} steht auf beiden Seiten desselben Tisches. Einen anderen Gegner wählen.`,
  'wrong-bracket': ({ players }, names) =>
    `Der Turnierbaum sieht diese Paarung jetzt nicht vor: ${playerList(players, names)}. Nach dem Turnierbaum paaren.`,
  'unknown-match': ({ match }) =>
    `Das Spiel ${match} gibt es in diesem Turnier nicht. Die Tische neu laden und einen davon wählen.`,
  'result-already-entered': ({ table }) =>
    `Tisch ${table} hat bereits ein Ergebnis. Es lässt sich mit Begründung berichtigen.`,
  'result-not-entered': ({ table }) =>
    `Tisch ${table} hat noch kein Ergebnis, zu berichtigen ist also nichts. Das Ergebnis eintragen.`,
  'result-carried-on': ({ table }) =>
    `Tisch ${table}: Eine spätere Runde baut bereits auf diesem Ergebnis auf. Zuerst jene Runde rückgängig machen.`,
  'score-out-of-range': ({ score, maximum }) =>
    score > maximum
      ? `${score} ist mehr, als hier möglich ist (höchstens ${maximum}). Die Siegpunkte prüfen.`
      : `${score} ist hier nicht möglich (ganze Zahlen von 0 bis ${maximum}). Die Siegpunkte prüfen.`,
  'score-needs-full': ({ ending, full }) =>
    `Dieses Spielende (${labelsDe[`ending.${ending}`]}) erfordert die vollen ${full} Siegpunkte. Die Siegpunkte prüfen oder ein anderes Spielende wählen.`,
  'score-both-full': ({ full }) =>
    `Beide Seiten mit ${full} Siegpunkten gibt es nur bei gemeinsamer Zerstörung. Die Siegpunkte prüfen oder dieses Spielende wählen.`,
  'score-not-below-full': ({ full }) =>
    `Wer die vollen ${full} Siegpunkte hat, hat bereits gewonnen, und so kann das Spiel nicht enden. Die Siegpunkte prüfen oder ein anderes Spielende wählen.`,
  'score-needed': ({ ending }) =>
    `Dieses Spielende (${labelsDe[`ending.${ending}`]}) erfordert die Siegpunkte, die vorher auf dem Tisch standen. Die Siegpunkte beider eintragen.`,
  'initiative-needed': () =>
    'Die Siegpunkte sind gleich; hier gewinnt, wer die Initiative hat. Es fehlt die Angabe, wer sie hatte.',
  'initiative-not-needed': () => 'Die Initiative entscheidet hier nichts. Die Angabe weglassen.',
  'salvo-needed': () =>
    'Die Siegpunkte sind gleich; hier entscheidet die finale Salve. Es fehlt die Angabe, wer sie gewonnen hat.',
  'salvo-not-needed': () => 'Die finale Salve entscheidet hier nichts. Die Angabe weglassen.',
  'salvo-rolls-differ': () =>
    'Die Würfe der finalen Salve führen nicht zum eingetragenen Sieger: nie mehr Treffer als Würfel, ein neuer Wurf nur bei gleich vielen Treffern, und der letzte Wurf entscheidet. Würfe und Sieger prüfen.',
  'witness-needed': () =>
    'Ein vereinbartes Unentschieden ist nur in Anwesenheit des Oberschiedsrichters oder eines Schiedsrichters möglich. Es fehlt die Angabe, wer anwesend war.',
  'draw-not-in-this-stage': () =>
    'Ein vereinbartes Unentschieden ist in diesem Abschnitt nicht möglich. Das Spiel austragen und sein Ende eintragen.',
  'tie-incomplete': ({ missing }) =>
    `Die Siegpunkte sind gleich, und es fehlt, was dann entscheidet: ${labelsDe[`thing.${missing}`]}. Für beide eintragen.`,
  'tie-not-needed': ({ what }) =>
    `Hier ist nichts mehr zu entscheiden: ${labelsDe[`thing.${what}`]}. Die Angabe weglassen.`,
  'loser-reached-target': ({ target }) =>
    `Die unterlegene Seite hat ${target} Siegpunkte oder mehr; dann entscheiden die Siegpunkte. Die Siegpunkte prüfen oder dieses Spielende wählen.`,
  'game-may-not-be-conceded': ({ game }) =>
    `Spiel ${game} muss zu Ende gespielt werden; Kapitulieren ist nicht möglich. Eintragen, wie es gespielt wurde.`,
  'game-has-no-time-limit': () =>
    'Dieses Spiel hat kein Zeitlimit und kann nicht dadurch enden. Weiterspielen oder ein anderes Spielende wählen.',
  'table-state-impossible': ({ what, most }) =>
    `Auf dem Tisch nicht möglich: ${thing('de', what)} (ganze Zahlen von 0 bis ${most}). Die Zahl prüfen.`,
  'length-not-allowed': ({ minutes, from, to }) => {
    const planned = `Geplante Zeitdauer einer Turnierrunde: ${plural('de', minutes, { one: '{{count}} Minute', other: '{{count}} Minuten' })}.`
    if (from === null || to === null) {
      return `${planned} Die Turnierregeln lassen hier keine Wahl. Die Angabe weglassen.`
    }
    return from === to
      ? `${planned} Die Turnierregeln sehen genau ${from} Minuten vor. Die Angabe weglassen.`
      : `${planned} Die Turnierregeln erlauben ${from} bis ${to} Minuten. Eine Zeitdauer dazwischen wählen.`
  },
  'cut-size-not-in-document': ({ cut, sizes }) =>
    `Geplanter Schnitt: ${top(cut)}. Die Turnierregeln kennen nur ${sizes.map(top).join(', ')}. Eine dieser Größen wählen.`,
  'no-place-to-decline': ({ player }, names) =>
    `${names.player(player)} hat keinen Platz nach einem Schnitt. Verzichten kann nur, wer den Schnitt geschafft hat.`,
  'winner-needed': ({ ending }) =>
    `Dieses Spielende (${labelsDe[`ending.${ending}`]}) ergibt keinen Sieger, hier ist aber einer nötig. Ein anderes Spielende wählen.`,
  'reason-needed': () =>
    'Es fehlt eine Begründung. Mit ihr geht es weiter; das Protokoll zeigt sie.',
  'unknown-entry': ({ entry }) =>
    `Das Protokoll hat keinen Eintrag ${entry}. Einen Eintrag aus dem Protokoll wählen.`,
  'already-undone': ({ entry }) =>
    `Eintrag ${entry} ist bereits rückgängig gemacht. Bei Bedarf den Schritt noch einmal ausführen.`,
  'cannot-undo-creation': () =>
    'Das Anlegen des Turniers lässt sich nicht rückgängig machen. Stattdessen ein neues Turnier anlegen.',
  'later-facts-depend': ({ entry, entries }) =>
    `Rückgängig machen ist nicht möglich (Eintrag ${entry}): ${plural('de', entries.length, { one: '{{count}} späterer Eintrag baut darauf auf', other: '{{count}} spätere Einträge bauen darauf auf' })} (${entries.map(({ n, kind }) => `${n} ${labelsDe[`fact.${kind}`]}`).join(', ')}). Zuerst diese rückgängig machen, den letzten zuerst.`,
}
