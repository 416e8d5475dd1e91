import type { atTime as en } from '../en/at-time.ts'

export const atTime: typeof en = {
  'finish-game-round': {
    now: 'Spielen Sie die aktuelle Spielrunde zu Ende.',
    after: 'Zählen Sie dann die Punkte und melden Sie gemeinsam das Ergebnis.',
  },
  'finish-game-round-and-status-phase': {
    now: 'Spielen Sie die aktuelle Runde bis zum Ende der Statusphase.',
    after: 'Berechnen Sie dann die Siegpunkte und melden Sie gemeinsam das Ergebnis.',
  },
  'finish-light-turn': {
    now: 'Spielen Sie noch bis zum Ende des Spielzugs der Hellen Seite.',
    after: 'Hören Sie dann auf und melden Sie gemeinsam das Ergebnis.',
  },
}
