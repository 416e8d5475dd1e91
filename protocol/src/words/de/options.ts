import type { options as en } from '../en/options.ts'

export const options: typeof en = {
  strengthOfSchedule: { sum: 'Summe', tome: 'Durchschnitt, wie in der Turniersoftware' },
  headToHead: { on: 'ist Tiebreaker', off: 'entfällt' },
  cutOrder: {
    'points-margin': 'nach Turnierpunkten und Höhe des Sieges',
    standings: 'nach der Rangliste',
  },
  repeatByes: { allow: 'möglich', avoid: 'wird vermieden' },
  earnedByeCounts: { yes: 'zählt', no: 'zählt nicht' },
  unpairedLossMargin: { 0: '0 Punkte', 50: '50 Punkte', 100: '100 Punkte' },
  scheduleByes: { count: 'werden gezählt', ignore: 'bleiben außer Betracht' },
  halfPoints: { always: 'bei jedem Spielende', 'time-only': 'nur nach Ablauf der Zeit' },
  noShow: { bye: 'der Gegner erhält ein Freilos', concession: 'zählt als Aufgabe' },
  readmission: { on: 'möglich', off: 'nicht möglich' },
  lateEntry: {
    'unpaired-losses': 'möglich, mit einer ungepaarten Niederlage je verpasster Runde',
    refuse: 'nicht möglich',
  },
  afterCut: { carry: 'bleiben erhalten', reset: 'beginnen wieder bei 0' },
  finalPlaces: { 'by-swiss': 'nach der Rangliste der Schweizer Runden', shared: 'geteilt' },
  disqualifiedInSchedule: {
    keep: 'zählen für die Tabellenstärke',
    remove: 'bleiben außer Betracht',
  },
  teamGamePoints: {
    '4-2-0': 'Sieg 4, Unentschieden 2, Niederlage 0',
    '6-2-0': 'Sieg 6, Unentschieden 2, Niederlage 0',
    '3-2-0': 'Sieg 3, Unentschieden 2, Niederlage 0',
  },
  unplayedGame: { zero: 'nichts für beide', draw: 'zählt als Unentschieden' },
  annulledGame: { zero: 'nichts für beide', 'opponent-wins': 'der Gegner gewinnt' },
  extendedSchedule: { average: 'als Durchschnitt', literal: 'nach dem Wortlaut des Dokuments' },
}
