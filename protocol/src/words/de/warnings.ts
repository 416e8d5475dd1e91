import type { Warning } from '@topcut/engine'
import { thing } from '../label.ts'
import { playerList } from '../names.ts'
import { plural } from '../plural.ts'
import type { SentencePerCode } from '../sentence-per.ts'
import { findingSentence } from '../sentences/finding-sentence.ts'
import { itemText } from '../sentences/text-sentence.ts'
import { top } from './phrases.ts'

export const warnings: SentencePerCode<Warning> = {
  rematch: ({ players }, names) =>
    `${playerList(players, names)}: eine erneute Paarung. Ob sie zu vermeiden ist, sagt die Prüfung der Paarungen.`,
  'repeated-bye': ({ player }, names) =>
    `${names.player(player)} hatte bereits ein Freilos und erhält wieder eines. Von Hand gepaart, kann es jemand anderes erhalten.`,
  'structure-differs': ({ what, suggested, planned }) =>
    what === 'rounds'
      ? `Geplante Runden: ${planned}. Die Turnierregeln schlagen ${suggested} vor. Der Plan bleibt bestehen.`
      : `Geplanter Schnitt: ${top(planned)}. Vorschlag der Turnierregeln: ${top(suggested)}. Der Plan bleibt bestehen.`,
  'cut-size-unusual': ({ cut, sizes }) =>
    `Geplanter Schnitt: ${top(cut)}. Üblich sind ${sizes.map(top).join(', ')}. Der Plan gilt: Hat der Turnierbaum mehr Plätze als Spieler, haben die Besten Freilose.`,
  'cut-reading-differs': (warning, names) =>
    `Die Regel zum Schnitt lässt zwei Lesarten zu. Nach der anderen wären dabei: ${playerList(warning.in, names)}; nicht dabei: ${playerList(warning.out, names)}. Der Schnitt bleibt, wie er ist.`,
  'should-be-dropped': ({ player }, names) =>
    `${names.player(player)}: nicht angetreten. Nach den Turnierregeln ist der Spieler aus dem Turnier zu nehmen; bitte nachholen.`,
  'no-show-removed': ({ player }, names) =>
    `Damit scheidet ${names.player(player)} aus dem Turnier aus: nicht angetreten.`,
  'late-without-list': ({ players }, names) =>
    `Es fehlt noch die Liste von: ${playerList(players, names)} (Nachmeldung). Sie ist vor dem ersten Spiel fällig.`,
  'score-assumed': ({ table, score }) =>
    `Tisch ${table}: Es ist kein Punktestand eingetragen, also gilt das Spiel als bei ${score.join('–')} aufgegeben. War der Stand anders, bitte eintragen.`,
  'games-assumed': ({ table }) =>
    `Tisch ${table}: Beide Spiele zählen als verloren. War das erste schon entschieden, gilt es: Bitte das Ergebnis berichtigen.`,
  'tell-players': ({ what }) =>
    `Das sollten die Spieler vor dem Beginn erfahren: ${thing('de', what)}.`,
  'mission-missing': ({ round }) =>
    `Runde ${round} hat keinen Gefechtseinsatz. Die Einsätze festlegen oder den gezogenen eintragen.`,
  'pairing-discarded': ({ round }) =>
    `Die Paarungen der Runde ${round} passen nicht mehr und sind verworfen. Bitte die Runde neu paaren.`,
  'next-round-already-paired': ({ round }) =>
    `Runde ${round} ist bereits gepaart und bleibt, wie sie ist. Für neue Paarungen erst diese verwerfen.`,
  'no-ruling-leader': ({ table }) =>
    `Tisch ${table}: Dort spielen Verantwortliche, und niemand bleibt übrig, der entscheiden kann. Vor dem Veröffentlichen einen weiteren einsetzen.`,
  'list-finding': ({ player, finding }, names) =>
    `Liste (${names.player(player)}): ${findingSentence('de', finding, names)}`,
  'points-unsigned': ({ tables }) =>
    `Die Überprüfung der Punkte ist noch nicht abgezeichnet: ${plural('de', tables.length, { one: 'Tisch', other: 'Tische' })} ${tables.join(', ')}.`,
  investigate: ({ player }, names) =>
    `${names.player(player)}: Die Änderung der Liste ist möglicherweise ein Vorteil. Bitte prüfen, ob das Betrug ist.`,
  'head-count-differs': ({ registered, present }) =>
    `Angemeldet: ${registered}, anwesend: ${present}; die Turnierregeln haben dafür verschiedene Pläne. Der Plan richtet sich nach den Anwesenden.`,
  'place-left-empty': ({ player }, names) =>
    `${names.player(player)} lässt einen Platz nach dem Schnitt leer. Wird stattdessen auf den Platz verzichtet, rückt jemand nach.`,
  'place-goes-to': ({ player }, names) =>
    `${names.player(player)} rückt auf dem niedrigsten Setzplatz nach, alle unter der Lücke rücken um einen Platz auf. Bitte fragen, ob ${names.player(player)} annimmt; sonst wird die nächste Person gefragt.`,
  'place-stays-empty': ({ player }, names) =>
    `Für ${names.player(player)} kann niemand mehr nachrücken. Der letzte Platz bleibt leer; wer darauf treffen würde, kommt ohne Spiel weiter.`,
  'game-after-draw': ({ table }) =>
    `Tisch ${table}: Das erste Spiel ist unentschieden, also war die Zeit um, und doch gibt es ein zweites. Das Ergebnis gilt; bitte nachfragen, ob es stimmt.`,
  'score-unreachable': ({ table, player, score, below, above }, names) =>
    `Tisch ${table}: Auf ${score} Siegpunkte kann ${names.player(player)} gegen diese Schiffe nicht kommen, möglich sind ${below} und ${above}. Bitte nachfragen, ob das Ergebnis stimmt.`,
  'place-free': ({ next }, names) =>
    `Ein Platz ist frei. Auf der Warteliste ist ${names.player(next)} an der Reihe.`,
  'cut-would-differ': (warning, names) =>
    `Mit diesem Ergebnis fiele der Schnitt anders aus. Dabei wären: ${playerList(warning.in, names)}; nicht dabei: ${playerList(warning.out, names)}. Der Schnitt bleibt, wie er ist.`,
  'proposal-open': ({ player }, names) =>
    `${names.player(player)}: Eine vorgeschlagene Disqualifikation ist noch offen. Der Organisator sollte darüber entscheiden.`,
  'call-open': ({ table }) =>
    table === null ? 'Ein Aufruf ist noch offen.' : `Tisch ${table}: Ein Aufruf ist noch offen.`,
  'material-open': ({ player }, names) =>
    `${names.player(player)}: Ein Fall von verlorenem oder beschädigtem Material ist noch offen.`,
  advice: ({ key }) => itemText('de', key),
}
