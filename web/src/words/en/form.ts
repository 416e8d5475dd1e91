import type { FormWords } from '../forms/form-words.ts'

export const formEn: FormWords = {
  missing: {
    scores: 'Both scores are needed.',
    who: 'Choose who it was.',
    games: 'Both games are needed.',
    winner: 'Choose who won.',
    light: 'Choose who played the light side.',
    table: 'What lies on the table is needed in full.',
  },
  wonBy: (player) => `Win: ${player}`,
  lightIs: (player) => `Light: ${player}`,
  chooses: 'chooses the side',
  game: (number) => `Game ${number}`,
  unplayed: 'Not played',
  annulled: (player) => `Annulled, deck: ${player}`,
  conceded: (player) => `Conceded: ${player}`,
  wonSalvo: 'Who won the final salvo',
  witness: 'Judge who witnessed the draw',
  damage: 'Damage suffered',
  roll: (number) => (number === 1 ? 'Die roll' : `Die roll ${number}`),
  ofPlayer: (what, player) => `${what}: ${player}`,
}
