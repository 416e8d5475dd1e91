import { plural } from '@topcut/protocol/words'
import type { pictures as en } from '../en/pictures.ts'

export const pictures: typeof en = {
  teams: {
    player: 'Drużyna',
    players: 'Drużyny',
    points: 'Drużyny według punktów turniejowych',
  },
  pictures: 'Wykresy',
  places: 'Miejsca w kolejnych rundach',
  placesNote: 'Liczby to miejsca po każdej rundzie.',
  player: 'Gracz',
  round: (round) => `Runda ${round}`,
  noPlace: 'bez miejsca',
  points: 'Gracze według punktów turniejowych',
  tournamentPoints: 'Punkty turniejowe',
  players: 'Gracze',
  playersIn: (players, isIn) =>
    plural('pl', isIn, {
      one: `${players}, w tym {{count}} awansuje`,
      few: `${players}, w tym {{count}} awansują`,
      many: `${players}, w tym {{count}} awansuje`,
      other: `${players}, w tym {{count}} awansuje`,
    }),
  cutTo: (size) => `Odcięcie do ${size}`,
  factions: 'Frakcje',
  ships: 'Statki',
  groups: 'Grupy',
  sets: 'Zestawy celów',
  cards: 'Najczęściej grane karty',
  one: { faction: 'Frakcja', ship: 'Statek', group: 'Grupa', set: 'Zestaw', card: 'Karta' },
  lists: 'Rozpiski',
  inkIsCut: (lists) =>
    plural('pl', lists, {
      one: 'Ciemna część to {{count}} rozpiska po odcięciu.',
      few: 'Ciemna część to {{count}} rozpiski po odcięciu.',
      many: 'Ciemna część to {{count}} rozpisek po odcięciu.',
      other: 'Ciemna część to {{count}} rozpiski po odcięciu.',
    }),
  shareInCut: (share, inCut) => `${share}, po odcięciu ${inCut}`,
  share: (count, percent) => `${count} (${percent})`,
  roundNumber: 'Runda',
  lengths: 'Czas trwania rund',
  lengthsNote: 'Od startu zegara do zakończenia rundy. Ramka to plan.',
  time: 'Minuty',
  taken: (taken, planned) => `${taken} z ${planned} min`,
  takenUntimed: (taken) => `${taken} min, bez limitu`,
  empty: 'Nie ma jeszcze wykresów. Pojawią się po pierwszej zakończonej rundzie.',
}
