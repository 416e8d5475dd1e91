import { labelsDe } from '../../de/labels.ts'
import type { ResultRefusal } from '../../groups.ts'
import { thing } from '../../label.ts'
import type { RefusalWordsOf } from '../refusal-words.ts'

export const resultRefusalsDe: RefusalWordsOf<ResultRefusal> = {
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
  'winner-needed': ({ ending }) =>
    `Dieses Spielende (${labelsDe[`ending.${ending}`]}) ergibt keinen Sieger, hier ist aber einer nötig. Ein anderes Spielende wählen.`,
  'not-your-match': ({ table }) =>
    `Das betrifft nur die Spieler an Tisch ${table}. Das Spiel der betreffenden Person wählen.`,
}
