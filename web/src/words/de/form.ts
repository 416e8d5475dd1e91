import type { form as en } from '../en/form.ts'

export const form: typeof en = {
  missing: {
    scores: 'Es fehlen noch Siegpunkte.',
    who: 'Es fehlt noch, wer es war.',
    games: 'Es fehlt noch ein Spiel.',
    winner: 'Es fehlt noch, wer gewonnen hat.',
    light: 'Es fehlt noch, wer die Helle Seite gespielt hat.',
    table: 'Es fehlt noch etwas vom Stand auf dem Tisch.',
  },
  wonBy: (player) => `Sieg: ${player}`,
  lightIs: (player) => `Hell: ${player}`,
  chooses: 'wählt die Seite',
  game: (number) => `Spiel ${number}`,
  unplayed: 'Nicht gespielt',
  annulled: (player) => `Annulliert, Deck: ${player}`,
  conceded: (player) => `Kapitulation: ${player}`,
  wonSalvo: 'Wer gewann die finale Salve',
  witness: 'Anwesender Schiedsrichter',
  damage: 'Erlittener Schaden',
  roll: (number) => (number === 1 ? 'Würfelwurf' : `Würfelwurf ${number}`),
  ofPlayer: (what, player) => `${what}: ${player}`,
}
