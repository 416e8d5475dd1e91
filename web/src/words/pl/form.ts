import type { form as en } from '../en/form.ts'

export const form: typeof en = {
  missing: {
    scores: 'Wpisz punkty obu stron.',
    who: 'Wybierz, kto to był.',
    games: 'Wpisz wyniki obu gier.',
    winner: 'Wybierz, kto wygrywa.',
    light: 'Wybierz, kto gra jasną stroną.',
    table: 'Wpisz cały stan stołu.',
    witness: 'Wybierz obecnego sędziego.',
  },
  wonBy: (player) => `Wygrywa: ${player}`,
  lightIs: (player) => `Jasna: ${player}`,
  sidesWhy: {
    'first-round': 'Pierwsza runda finałowa: stronę wybiera wyżej sklasyfikowany gracz.',
    balance: 'Strona dotąd rzadziej grana; jeśli ta sama, dostaje ją gracz z większą różnicą.',
    level: 'Dotąd po równo: stronę wybiera wyżej sklasyfikowany gracz.',
    swapped: 'Ostatnia gra: gracze zamieniają się stronami.',
  },
  sidesPlayed: (light, dark) => `jasna ${light}, ciemna ${dark}`,
  chooses: 'wybór strony',
  game: (number) => `Gra ${number}`,
  unplayed: 'Nie rozegrano',
  annulled: (player) => `Unieważnienie, talia: ${player}`,
  conceded: (player) => `Poddanie gry: ${player}`,
  wonSalvo: 'Kto wygrywa ostateczną salwę',
  salvoRolls: 'Kości i rzuty, jeśli chcesz',
  salvoDice: 'Kości',
  salvoHits: (number) => (number === 1 ? 'Trafienia' : `Trafienia, rzut ${number}`),
  salvoMost: (first, second) =>
    `Według rozpisek najwyżej ${first} i ${second}: liczą się pozostałe statki, jak na karcie.`,
  salvoNone: 'Nikt nie ma kości do rzutu: o wygranej decyduje animator.',
  halfPoints: {
    'below-half': (sizes) =>
      `Połowa punktów statku, zaokrąglona w dół, liczy się, gdy jest ${sizes} i została mu mniej niż połowa kadłuba i osłon, z ulepszeniami.`,
    'half-or-below': (sizes) =>
      `Połowa punktów statku, zaokrąglona w dół, liczy się, gdy jest ${sizes} i została mu połowa kadłuba i osłon lub mniej, z ulepszeniami.`,
  },
  witness: 'Sędzia obecny przy remisie',
  damage: 'Otrzymane obrażenia',
  roll: (number) => (number === 1 ? 'Rzut kością' : `Rzut kością ${number}`),
  ofPlayer: (what, player) => `${what}: ${player}`,
}
