import type { form as en } from '../en/form.ts'

export const form: typeof en = {
  missing: {
    scores: 'Brakuje punktów jednej ze stron.',
    who: 'Trzeba jeszcze wybrać, kto.',
    games: 'Brakuje wyniku jednej z gier.',
    winner: 'Trzeba jeszcze wybrać, kto wygrywa.',
    light: 'Trzeba jeszcze wybrać, kto gra jasną stroną.',
    table: 'Brakuje części stanu stołu.',
  },
  wonBy: (player) => `Wygrywa: ${player}`,
  lightIs: (player) => `Jasna: ${player}`,
  chooses: 'wybór strony',
  game: (number) => `Gra ${number}`,
  unplayed: 'Bez gry',
  annulled: (player) => `Unieważnienie, talia: ${player}`,
  conceded: (player) => `Poddanie gry: ${player}`,
  wonSalvo: 'Kto wygrywa ostateczną salwę',
  witness: 'Sędzia obecny przy remisie',
  damage: 'Otrzymane obrażenia',
  roll: (number) => (number === 1 ? 'Rzut kością' : `Rzut kością ${number}`),
  ofPlayer: (what, player) => `${what}: ${player}`,
}
