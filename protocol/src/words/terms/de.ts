import type { TermsOf } from './terms.ts'

export const termsDe: TermsOf<'de'> = {
  // People and the event
  event: 'Turnier',
  events: 'Turniere',
  regulation: 'Turnierregeln',
  rule: 'Regel',
  name: 'Name',
  date: 'Datum',
  tier: 'Turnierebene',
  structure: 'Turnierstruktur',
  options: 'Optionen',
  language: 'Sprache',
  desk: 'Turnierleitung',
  leader: 'Verantwortlicher',
  role: 'Rolle',
  player: 'Spieler',
  players: 'Spieler',
  'player-number': 'Spielernummer',
  opponent: 'Gegner',
  status: 'Status',
  registration: 'Anmeldung',
  'check-in': 'Check-in',
  'checked-in': 'eingecheckt',
  'late-entry': 'Nachmeldung',
  'earned-bye': 'gewonnenes Freilos',
  'number-of-players': 'Anzahl angemeldeter Spieler',
  'number-of-rounds': 'Anzahl der Runden',

  // Stages, rounds and tables
  stage: 'Abschnitt',
  round: 'Runde',
  rounds: 'Runden',
  'tournament-round': 'Turnierrunde',
  'swiss-rounds': 'Schweizer Runden',
  'elimination-rounds': 'K.\u00a0o.-Runden',
  cut: 'Schnitt',
  'cut-size': 'Größe des Schnitts',
  'no-cut': 'kein Schnitt',
  top: 'Top-{{size}}',
  bracket: 'Turnierbaum',
  seed: 'Setzplatz',
  'quarter-final': 'Viertelfinale',
  'semi-final': 'Halbfinale',
  final: 'Finale',
  champion: 'Sieger des Turniers',
  announcement: 'Bekanntgabe',
  pairing: 'Paarung',
  pairings: 'Paarungen',
  receipt: 'Paarungsnachweis',
  table: 'Tisch',
  tables: 'Tische',
  match: 'Spiel',
  bye: 'Freilos',
  'unpaired-loss': 'ungepaarte Niederlage',
  rematch: 'erneute Paarung',
  'by-hand': 'von Hand',
  clock: 'Stoppuhr',
  'time-limit': 'Zeitlimit',
  untimed: 'ohne Zeitlimit',

  // Results and standings
  result: 'Spielergebnis',
  results: 'Ergebnisse',
  score: 'Siegpunkte',
  ending: 'Spielende',
  outcome: 'Ausgang des Spiels',
  initiative: 'Initiative',
  'final-salvo': 'finale Salve',
  standings: 'Rangliste',
  place: 'Rang',
  'tournament-points': 'Turnierpunkte',
  'margin-of-victory': 'Höhe des Sieges',
  'strength-of-schedule': 'Tabellenstärke',
  'extended-strength-of-schedule': 'erweiterte Tabellenstärke',
  'head-to-head': 'direkter Vergleich',
  lot: 'zufällig',
  'decided-by': 'entschieden durch',
  won: 'gewonnen',
  'modified-wins': 'modifizierte Siege',
  drawn: 'unentschieden',
  lost: 'verloren',
  byes: 'Freilose',
  opponents: 'Gegner',

  // The log and what is said with a step
  log: 'Protokoll',
  entry: 'Eintrag',
  reason: 'Begründung',
  ruling: 'Entscheidung',
  override: 'Ausnahme',
  notice: 'Hinweis',
  'not-possible': 'nicht möglich',
  now: 'sofort',
  'after-round': 'nach dieser Runde',
  'next-step': 'nächster Schritt',

  // Buttons that give no command
  confirm: 'Bestätigen',
  cancel: 'Abbrechen',
  open: 'Öffnen',
  reload: 'Neu laden',
  'try-again': 'Erneut versuchen',
  'make-exception': 'Ausnahme protokollieren',
  print: 'Drucken',
  back: 'Zurück',
  'all-check-in': 'Alle einchecken',

  // What the day waits for
  'wait.registration': {
    zero: 'Die Anmeldung läuft. Noch ist niemand angemeldet.',
    one: 'Die Anmeldung läuft: bisher {{count}} Spieler.',
    other: 'Die Anmeldung läuft: bisher {{count}} Spieler.',
  },
  'wait.check-in': {
    one: 'Der Check-in steht noch aus: {{count}} Spieler.',
    other: 'Der Check-in steht noch aus: {{count}} Spieler.',
  },
  'wait.announcement':
    'Vor Runde 1 sind Anzahl und Art der Runden sowie die Größe des Schnitts bekanntzugeben.',
  'wait.stage': 'Abschnitt {{stage}} kann beginnen.',
  'wait.pair': 'Runde {{round}} kann gepaart werden.',
  'wait.publish': 'Runde {{round}} ist gepaart. Bis zur Veröffentlichung sieht sie niemand.',
  'wait.clock': 'Die Stoppuhr der Runde {{round}} ist noch nicht gestartet.',
  'wait.results': {
    one: 'Runde {{round}}: {{count}} Ergebnis fehlt (von {{total}}): Tisch {{tables}}.',
    other: 'Runde {{round}}: {{count}} Ergebnisse fehlen (von {{total}}): Tische {{tables}}.',
  },
  'wait.close': 'Runde {{round}}: Alle Ergebnisse liegen vor. Die Runde kann abgeschlossen werden.',
  'wait.cut':
    'Die Runden dieses Abschnitts sind gespielt. Jetzt folgt der Schnitt auf die Top-{{size}}.',
  'wait.finish': 'Alle Runden sind gespielt. Das Turnier kann beendet werden.',
  'wait.nothing': 'Das Turnier ist beendet. Es bleibt nichts mehr zu tun.',
  'wait.finished': 'Das Turnier ist beendet. Sieger des Turniers: {{player}}.',
  'minutes-left': { one: 'Noch {{count}} Minute.', other: 'Noch {{count}} Minuten.' },

  // Questions before a step that everybody notices
  'confirm.publish': {
    one: 'Runde {{round}} mit {{count}} Tisch veröffentlichen? Sie ist dann sofort für alle sichtbar.',
    other:
      'Runde {{round}} mit {{count}} Tischen veröffentlichen? Sie ist dann sofort für alle sichtbar.',
  },
  'confirm.disqualify':
    '{{player}} disqualifizieren? Ein erneuter Beitritt ist danach ausgeschlossen.',
  'confirm.cut': {
    one: 'Den Schnitt auf die Top-{{size}} machen? Für {{count}} Spieler endet damit das Turnier.',
    other:
      'Den Schnitt auf die Top-{{size}} machen? Für {{count}} Spieler endet damit das Turnier.',
  },

  // What has just happened
  saved: 'Gespeichert.',
  saving: 'Wird gespeichert …',
  loading: 'Wird geladen …',
  'connection-lost': 'Verbindung unterbrochen, neuer Versuch läuft.',
  connected: 'Verbunden.',
  'changed-meanwhile':
    'Die Daten haben sich inzwischen geändert. Angezeigt wird der aktuelle Stand.',
  fault:
    'Hier ist etwas schiefgegangen, gespeichert wurde nichts. Es lohnt ein neuer Versuch; geschieht es wieder, sagt das Protokoll des Servers mehr.',
  'page-missing':
    'Unter dieser Adresse gibt es nichts. Weiter geht es über die Liste der Turniere.',
  'override-possible':
    'Die Turnierregeln lassen das nicht zu ({{rule}}). Mit Begründung kann eine Ausnahme protokolliert werden.',

  // Where there is nothing yet
  'empty.events': 'Noch kein Turnier. Das erste lässt sich oben anlegen.',
  'empty.players': 'Noch keine Spieler. Ein Name und die Eingabetaste melden den ersten an.',
  'empty.tables': 'Noch keine Tische. Sie erscheinen, wenn die Runde gepaart ist.',
  'empty.standings': 'Noch keine Rangliste. Sie beginnt mit dem ersten Ergebnis.',
  'empty.bracket': 'Noch kein Turnierbaum. Er folgt auf den Schnitt.',
  'empty.log': 'Das Protokoll ist noch leer. Hier wird jeder Schritt stehen, mit Zeit und Namen.',

  // Counted
  'count.players': { one: '{{count}} Spieler', other: '{{count}} Spieler' },
  'count.rounds': { one: '{{count}} Runde', other: '{{count}} Runden' },
  'count.matches': { one: '{{count}} Spiel', other: '{{count}} Spiele' },
  'count.tables': { one: '{{count}} Tisch', other: '{{count}} Tische' },
  'count.results': { one: '{{count}} Ergebnis', other: '{{count}} Ergebnisse' },
  'count.tournament-points': { one: '{{count}} Turnierpunkt', other: '{{count}} Turnierpunkte' },
  'count.wins': { one: '{{count}} Sieg', other: '{{count}} Siege' },
  'count.losses': { one: '{{count}} Niederlage', other: '{{count}} Niederlagen' },
  'count.draws': { one: '{{count}} Unentschieden', other: '{{count}} Unentschieden' },
  'count.byes': { one: '{{count}} Freilos', other: '{{count}} Freilose' },
  'count.minutes': { one: '{{count}} Minute', other: '{{count}} Minuten' },
  'count.places': { one: '{{count}} Platz', other: '{{count}} Plätze' },
  'count.entries': { one: '{{count}} Eintrag', other: '{{count}} Einträge' },
}
