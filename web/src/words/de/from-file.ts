import { plural } from '@topcut/protocol/words'
import type { fromFile as en } from '../en/from-file.ts'

const count = (one: string, other: string) => (n: number) => plural('de', n, { one, other })

export const fromFile: typeof en = {
  title: (tool) => `Eine Datei aus ${tool}`,
  close: 'Schließen',
  name: 'Name',
  nameMissing: 'Geben Sie dem Turnier einen Namen.',
  date: 'Datum',
  dateMissing: 'Wählen Sie den Tag des Turniers.',
  players: count('{{count}} Spieler', '{{count}} Spieler'),
  rounds: count('{{count}} Runde', '{{count}} Runden'),
  matches: count('{{count}} Spiel', '{{count}} Spiele'),
  recognised: (why) => `Erkannt an: ${why}. Wählen Sie andere Regeln, falls das nicht stimmt.`,
  planned: 'Schweizer Runden insgesamt',
  plannedHelp: 'Die Datei sagt es nicht. Leer: Sie entscheiden es in der Turnierleitung.',
  cutTo: 'Schnitt auf',
  readingAgain: 'Die Datei wird noch einmal gelesen …',
  already: 'Diese Datei haben Sie schon einmal übernommen:',
  far: {
    registered: 'Eine Spielerliste, es ist noch nichts gepaart.',
    playing: (round, open) =>
      `Runde ${round} läuft: Es ${plural('de', open, { one: 'fehlt {{count}} Ergebnis', other: 'fehlen {{count}} Ergebnisse' })}.`,
    between: (round) => `Runde ${round} ist vollständig, als Nächstes kommt Runde ${round + 1}.`,
    cut: (round) => `Runde ${round} ist vollständig, als Nächstes kommt der Schnitt.`,
    played: 'Alles ist gespielt.',
  },
  adds: {
    heading: 'Geht die Datei auf?',
    right: 'Ja: Punkte und Plätze der Datei ergeben sich aus ihren Ergebnissen.',
    wrong: count(
      'Nicht ganz: {{count}} Zeile. Topcut richtet sich nach den Ergebnissen der Spiele.',
      'Nicht ganz: {{count}} Zeilen. Topcut richtet sich nach den Ergebnissen der Spiele.',
    ),
    player: 'Spieler',
    round: 'Runde',
    what: 'Was',
    file: 'In der Datei',
    computed: 'Berechnet',
    likely: 'Vermutliche Ursache',
    all: (n) => `Alle ${n} Zeilen zeigen`,
  },
  lost: {
    heading: 'Was nicht übernommen wird',
    none: 'Es geht nichts verloren.',
    all: (n) => `Alle ${n} zeigen`,
  },
  goOn: 'Hier weiterspielen',
  goOnHelp: 'Spieler, Paarungen und Ergebnisse sind da; es geht mit dem nächsten Schritt weiter.',
  begin: 'Diese Spieler anmelden',
  beginHelp: 'Das Turnier wird mit ihnen angelegt; als Nächstes kommt der Check-in.',
  finished: 'Als beendet importieren',
  finishedHelp: 'Zum Ansehen: Es kommt mit seiner Rangliste ins Archiv.',
  cannot: (why) => `Nicht möglich: ${why}`,
  taking: 'Die Datei wird übernommen …',
}
