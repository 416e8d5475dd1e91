import type { form as en } from '../en/form.ts'

export const form: typeof en = {
  missing: {
    scores: 'Tragen Sie die Punkte beider Seiten ein.',
    who: 'Wählen Sie, wer es war.',
    games: 'Tragen Sie beide Spiele ein.',
    winner: 'Wählen Sie, wer gewonnen hat.',
    light: 'Wählen Sie, wer die Helle Seite hatte.',
    table: 'Tragen Sie den ganzen Stand am Tisch ein.',
    witness: 'Wählen Sie, welcher Schiedsrichter anwesend war.',
  },
  wonBy: (player) => `Sieg: ${player}`,
  lightIs: (player) => `Hell: ${player}`,
  sidesWhy: {
    'first-round': 'Erste Finalrunde: Der besser Platzierte wählt die Seite.',
    balance:
      'Die bisher seltener gespielte Seite; bei gleicher Seite, wer den größeren Unterschied hat.',
    level: 'Bisher ausgeglichen: Der besser Platzierte wählt die Seite.',
    swapped: 'Letztes Spiel: Beide wechseln die Seiten.',
  },
  sidesPlayed: (light, dark) => `hell ${light}, dunkel ${dark}`,
  chooses: 'wählt die Seite',
  game: (number) => `Spiel ${number}`,
  unplayed: 'Nicht gespielt',
  annulled: (player) => `Annulliert, Deck: ${player}`,
  conceded: (player) => `Kapitulation: ${player}`,
  wonSalvo: 'Wer gewann die finale Salve',
  salvoRolls: 'Würfel und Würfe, wenn gewünscht',
  salvoDice: 'Würfel',
  salvoHits: (number) => (number === 1 ? 'Treffer' : `Treffer, Wurf ${number}`),
  salvoMost: (first, second) =>
    `Nach den Listen höchstens ${first} und ${second}: Es zählen die übrigen Schiffe, wie aufgedruckt.`,
  salvoNone: 'Niemand hat einen Würfel: Ein Verantwortlicher entscheidet, wer gewinnt.',
  halfPoints: {
    'below-half': (sizes) =>
      `Die Hälfte eines Schiffs zählt, abgerundet, wenn es ${sizes} ist und weniger als die Hälfte von Hülle und Schilden übrig hat, Aufwertungen mitgezählt.`,
    'half-or-below': (sizes) =>
      `Die Hälfte eines Schiffs zählt, abgerundet, wenn es ${sizes} ist und die Hälfte von Hülle und Schilden oder weniger übrig hat, Aufwertungen mitgezählt.`,
  },
  witness: 'Anwesender Schiedsrichter',
  damage: 'Erlittener Schaden',
  roll: (number) => (number === 1 ? 'Würfelwurf' : `Würfelwurf ${number}`),
  ofPlayer: (what, player) => `${what}: ${player}`,
}
