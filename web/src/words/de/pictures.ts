import { plural } from '@topcut/protocol/words'
import type { pictures as en } from '../en/pictures.ts'

export const pictures: typeof en = {
  teams: { player: 'Team', players: 'Teams', points: 'Teams nach Turnierpunkten' },
  pictures: 'Bilder',
  places: 'Plätze über die Runden',
  placesNote: 'Die Zahlen sind die Plätze nach jeder Runde.',
  player: 'Spieler',
  round: (round) => `Runde ${round}`,
  noPlace: 'kein Platz',
  points: 'Spieler nach Turnierpunkten',
  tournamentPoints: 'Turnierpunkte',
  players: 'Spieler',
  playersIn: (players, isIn) => `${players}, davon ${isIn} dabei`,
  cutTo: (size) => `Schnitt auf ${size}`,
  factions: 'Fraktionen',
  ships: 'Schiffe',
  groups: 'Gruppen',
  sets: 'Einsatzsets',
  cards: 'Meistgespielte Karten',
  one: { faction: 'Fraktion', ship: 'Schiff', group: 'Gruppe', set: 'Set', card: 'Karte' },
  lists: 'Listen',
  inkIsCut: (lists) =>
    plural('de', lists, {
      one: 'Der dunkle Teil ist die eine Liste nach dem Schnitt.',
      other: 'Der dunkle Teil sind die {{count}} Listen nach dem Schnitt.',
    }),
  shareInCut: (share, inCut) => `${share}, ${inCut} nach dem Schnitt`,
  share: (count, percent) => `${count} (${percent})`,
  roundNumber: 'Runde',
  lengths: 'Dauer der Runden',
  lengthsNote: 'Vom Start der Stoppuhr bis zum Abschluss der Runde. Der Rahmen ist der Plan.',
  time: 'Minuten',
  taken: (taken, planned) => `${taken} von ${planned} min`,
  takenUntimed: (taken) => `${taken} min, ohne Limit`,
  empty: 'Noch keine Bilder. Sie kommen mit der ersten abgeschlossenen Runde.',
}
