import type { PlayerId } from '@topcut/engine'
import { thing } from '../label.ts'
import type { Names } from '../names.ts'
import { beginsWithNumbers, choiceText, resultOf } from '../sentences/sentence-parts.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { place, tables } from './phrases.ts'

const stillToConfirm = ({ awaits }: { readonly awaits?: PlayerId }, names: Names): string =>
  awaits === undefined ? '' : ` Die Bestätigung steht noch aus: ${names.player(awaits)}.`

export const results: SubjectWords<'results'> = {
  'command.start-match': 'ein Spiel beginnen',
  'command.end-match': 'ein Spiel beenden',
  'command.report-result': 'ein Ergebnis melden',
  'command.enter-result': 'ein Ergebnis eintragen',
  'command.amend-result': 'ein Ergebnis berichtigen',
  'command.draw-lot': 'auslosen',

  'button.start-match': 'Spiel beginnen',
  'button.end-match': 'Spiel beenden',
  'button.report-result': 'Ergebnis melden',
  'button.enter-result': 'Ergebnis eintragen',
  'button.amend-result': 'Ergebnis berichtigen',
  'button.draw-lot': 'Auslosen',

  'fact.match-started': 'Spiel begonnen',
  'fact.match-ended': 'Spiel beendet',
  'fact.result-reported': 'Ergebnis gemeldet',
  'fact.result-entered': 'Ergebnis eingetragen',
  'fact.result-confirmed': 'Ergebnis bestätigt',
  'fact.result-amended': 'Ergebnis berichtigt',
  'fact.result-annulled': 'Ergebnis annulliert',
  'fact.lot-drawn': 'Auslosung',

  'line.match-started': ({ match }, names) => `${place(match, names)}: Das Spiel hat begonnen.`,
  'line.match-ended': ({ match }, names) => `${place(match, names)}: Das Spiel ist zu Ende.`,
  'line.result-reported': (fact, names) =>
    `${place(fact.match, names)}: Meldung von ${names.player(fact.player)}: ${resultOf('de', fact, names)}.`,
  'line.result-entered': (fact, names) => {
    const { match, result } = fact
    const waiting = stillToConfirm(fact, names)
    return beginsWithNumbers(result)
      ? `${place(match, names)}: ${resultOf('de', fact, names)} eingetragen.${waiting}`
      : `${place(match, names)}: Ergebnis eingetragen (${resultOf('de', fact, names)}).${waiting}`
  },
  'line.result-confirmed': ({ match, player }, names) =>
    `${place(match, names)}: Ergebnis bestätigt (${names.player(player)}).`,
  'line.result-amended': (fact, names) =>
    `${place(fact.match, names)}: Ergebnis berichtigt, jetzt ${resultOf('de', fact, names)}. Begründung: ${fact.reason}${stillToConfirm(fact, names)}`,
  'line.result-annulled': ({ match, reason }, names) =>
    `${place(match, names)}: Das Ergebnis zählt nicht, das Spiel wird wiederholt. Begründung: ${reason}`,
  'line.lot-drawn': ({ about, among, drawn }, names) =>
    `Auslosung (${about}): ${choiceText(drawn, names)}. Zur Auswahl: ${among.map((text) => choiceText(text, names)).join(', ')}.`,

  'refusal.match-under-way': ({ tables: begun, byClock }) =>
    byClock === true
      ? `Die Stoppuhr ist gestartet, also wird schon gespielt (${tables(begun)}). Mit einer Begründung lassen sich diese Tische noch ändern.`
      : `Das Spiel hat bereits begonnen (${tables(begun)}). Möglich ist das nur vor dem Beginn.`,
  'refusal.match-not-started': ({ table }) =>
    `Das Spiel an Tisch ${table} hat noch nicht begonnen. Zuerst beginnen.`,
  'refusal.match-already-ended': ({ table }) =>
    `Das Spiel an Tisch ${table} ist bereits zu Ende. Jetzt das Ergebnis eintragen.`,
  'refusal.unknown-match': ({ match }) =>
    `Das Spiel ${match} gibt es in diesem Turnier nicht. Die Tische neu laden und einen davon wählen.`,
  'refusal.result-already-entered': ({ table }) =>
    `Tisch ${table} hat bereits ein Ergebnis. Es lässt sich mit Begründung berichtigen.`,
  'refusal.result-not-entered': ({ table }) =>
    `Tisch ${table} hat noch kein Ergebnis, zu berichtigen ist also nichts. Das Ergebnis eintragen.`,
  'refusal.result-carried-on': ({ table }) =>
    `Tisch ${table}: Eine spätere Runde baut bereits auf diesem Ergebnis auf. Zuerst die spätere Runde rückgängig machen.`,
  'refusal.score-out-of-range': ({ score, maximum }) =>
    score > maximum
      ? `${score} ist mehr, als hier möglich ist (höchstens ${maximum}). Die Siegpunkte prüfen.`
      : `${score} ist hier nicht möglich (ganze Zahlen von 0 bis ${maximum}). Die Siegpunkte prüfen.`,
  'refusal.score-needs-full': ({ ending, full }) =>
    `Dieses Spielende (${labels[`ending.${ending}`]}) erfordert die vollen ${full} Siegpunkte. Die Siegpunkte prüfen oder ein anderes Spielende wählen.`,
  'refusal.score-both-full': ({ full }) =>
    `Beide Seiten mit ${full} Siegpunkten gibt es nur bei gemeinsamer Zerstörung. Die Siegpunkte prüfen oder dieses Spielende wählen.`,
  'refusal.score-not-below-full': ({ full }) =>
    `Wer die vollen ${full} Siegpunkte hat, hat bereits gewonnen, und so kann das Spiel nicht enden. Die Siegpunkte prüfen oder ein anderes Spielende wählen.`,
  'refusal.score-needed': ({ ending }) =>
    `Dieses Spielende (${labels[`ending.${ending}`]}) braucht den Punktestand davor. Die Siegpunkte beider eintragen.`,
  'refusal.initiative-needed': () =>
    'Die Siegpunkte sind gleich; hier gewinnt, wer die Initiative hat. Es fehlt die Angabe, wer sie hatte.',
  'refusal.initiative-not-needed': () =>
    'Die Initiative entscheidet hier nichts. Die Angabe weglassen.',
  'refusal.salvo-needed': () =>
    'Die Siegpunkte sind gleich; hier entscheidet die finale Salve. Es fehlt die Angabe, wer sie gewonnen hat.',
  'refusal.salvo-not-needed': () =>
    'Die finale Salve entscheidet hier nichts. Die Angabe weglassen.',
  'refusal.salvo-rolls-differ': () =>
    'Die Würfe der finalen Salve führen nicht zum eingetragenen Sieger: nie mehr Treffer als Würfel, ein neuer Wurf nur bei gleich vielen Treffern, und der letzte Wurf entscheidet. Würfe und Sieger prüfen.',
  'refusal.witness-needed': () =>
    'Ein vereinbartes Unentschieden ist nur in Anwesenheit des Oberschiedsrichters oder eines Schiedsrichters möglich. Es fehlt die Angabe, wer anwesend war.',
  'refusal.witness-not-on-duty': ({ leader }, names) =>
    `${names.leader(leader)} kann ein Unentschieden nicht bezeugen: Das kann nur der Oberschiedsrichter oder ein Schiedsrichter im Dienst. Wählen Sie jemanden, der anwesend war.`,
  'refusal.witness-plays-here': ({ leader, table }, names) =>
    `${names.leader(leader)} spielt an Tisch ${table} und kann dieses Unentschieden nicht bezeugen. Wählen Sie einen anderen Schiedsrichter, der anwesend war.`,
  'refusal.draw-needs-judge': () =>
    'Ein vereinbartes Unentschieden können Spieler nicht selbst melden: Der Oberschiedsrichter oder ein Schiedsrichter muss anwesend sein und trägt es ein. Rufen Sie einen Schiedsrichter als Zeugen an den Tisch.',
  'refusal.time-not-over': ({ table }) =>
    `An Tisch ${table} läuft die Zeit noch, sie kann Ihr Spiel nicht beendet haben. Wählen Sie, wie es geendet hat, oder spielen Sie weiter. Wurde das Ende ausgerufen, sagen Sie es einem Schiedsrichter.`,
  'refusal.draw-not-in-this-stage': () =>
    'Ein vereinbartes Unentschieden ist in diesem Abschnitt nicht möglich. Das Spiel zu Ende spielen und eintragen, wie es ausging.',
  'refusal.tie-incomplete': ({ missing }) =>
    `Die Siegpunkte sind gleich, und es fehlt, was dann entscheidet: ${labels[`thing.${missing}`]}. Für beide eintragen.`,
  'refusal.die-rolled-on': () =>
    'Der Würfel hatte schon entschieden; danach wird nicht mehr gewürfelt. Die späteren Würfe weglassen.',
  'refusal.loser-reached-target': ({ target }) =>
    `Die unterlegene Seite hat ${target} Siegpunkte oder mehr; dann entscheiden die Siegpunkte. Die Siegpunkte prüfen oder dieses Spielende wählen.`,
  'refusal.game-may-not-be-conceded': ({ game }) =>
    `Spiel ${game} muss zu Ende gespielt werden; Kapitulieren ist nicht möglich. Eintragen, wie es gespielt wurde.`,
  'refusal.game-has-no-time-limit': () =>
    'Dieses Spiel hat kein Zeitlimit und kann nicht dadurch enden. Weiterspielen oder ein anderes Spielende wählen.',
  'refusal.table-state-impossible': ({ what, most }) =>
    `Auf dem Tisch nicht möglich: ${thing('de', what)} (ganze Zahlen von 0 bis ${most}). Die Zahl prüfen.`,
  'refusal.wrong-side': ({ player }, names) =>
    `${names.player(player)} hat in diesem Spiel die Helle Seite. Die Seiten prüfen; wurde anders gespielt, den Grund angeben.`,
  'refusal.nobody-left': () =>
    'Beide würden ausscheiden und niemand bliebe übrig. Das Spiel wird wiederholt; dann dieses eintragen.',
  'refusal.winner-needed': ({ ending }) =>
    `Dieses Spielende (${labels[`ending.${ending}`]}) ergibt keinen Sieger, hier ist aber einer nötig. Ein anderes Spielende wählen.`,
  'refusal.not-your-match': ({ table }) =>
    `Das geht nur für die Spieler an Tisch ${table}. Tisch und Spieler prüfen.`,
  'refusal.no-show-leaves': ({ player }, names) =>
    `${names.player(player)} ist nicht angetreten und scheidet nach den Turnierregeln aus. Wer im Turnier bleiben soll, braucht eine Begründung.`,
}
