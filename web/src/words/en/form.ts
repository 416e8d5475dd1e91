/** What the forms for results say. Names stand after a colon: no language has to inflect them. */
export const form = {
  missing: {
    scores: 'Both scores are needed.',
    who: 'Choose who it was.',
    games: 'Both games are needed.',
    winner: 'Choose who won.',
    light: 'Choose who played the light side.',
    table: 'What lies on the table is needed in full.',
  },
  wonBy: (player: string) => `Win: ${player}`,
  lightIs: (player: string) => `Light: ${player}`,
  chooses: 'chooses the side',
  game: (number: number) => `Game ${number}`,
  unplayed: 'Not played',
  annulled: (player: string) => `Annulled, deck: ${player}`,
  conceded: (player: string) => `Conceded: ${player}`,
  wonSalvo: 'Who won the final salvo',
  witness: 'Judge who witnessed the draw',
  damage: 'Damage suffered',
  roll: (number: number) => (number === 1 ? 'Die roll' : `Die roll ${number}`),
  /** The name of one of two fields: what is asked, and of whom. */
  ofPlayer: (what: string, player: string) => `${what}: ${player}`,
}
