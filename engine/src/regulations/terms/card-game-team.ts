import { cardGameTerms } from './card-game.ts'
import type { OwnTerms } from './own-terms.ts'

/** The same title where two play as one: whoever is counted, paired and ranked is a team. */
export const cardGameTeamTerms: OwnTerms = {
  inTeams: true,
  en: {
    player: 'team',
    players: 'teams',
    'player-number': 'team number',
    'number-of-players': 'number of teams',
    'empty.players': 'No teams yet. Register them under Teams, one team per line.',
  },
  de: {
    ...cardGameTerms.de,
    player: 'Team',
    players: 'Teams',
    'player-number': 'Teamnummer',
    'number-of-players': 'Anzahl der Teams',
    'cut-size': 'Anzahl der Teams für den Schnitt',
    'outcome.double-loss': 'Verlust für beide Teams',
    'empty.players': 'Noch keine Teams. Anmelden unter „Teams“, ein Team je Zeile.',
  },
  pl: {
    player: 'drużyna',
    players: 'drużyny',
    'player-number': 'numer drużyny',
    'number-of-players': 'liczba drużyn',
    'empty.players': 'Nie ma jeszcze drużyn. Zapisz je w sekcji „Drużyny”, po jednej w wierszu.',
  },
}
