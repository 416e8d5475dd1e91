/** What the forms for results say. Names stand after a colon: no language has to inflect them. */
export const form = {
  missing: {
    scores: 'Enter both scores.',
    who: 'Choose who it was.',
    games: 'Enter both games.',
    winner: 'Choose who won.',
    light: 'Choose who played the light side.',
    table: 'Enter everything on the table.',
    witness: 'Choose the judge who was present.',
  },
  wonBy: (player: string) => `Win: ${player}`,
  lightIs: (player: string) => `Light: ${player}`,
  sidesWhy: {
    'first-round': 'First round after the cut: the better placed player chooses the side.',
    balance: 'The side played less so far; if it is the same, whoever has the larger difference.',
    level: 'Level so far: the better placed player chooses the side.',
    swapped: 'Last game: both swap sides.',
  },
  sidesPlayed: (light: number, dark: number) => `light ${light}, dark ${dark}`,
  chooses: 'chooses the side',
  game: (number: number) => `Game ${number}`,
  unplayed: 'Not played',
  annulled: (player: string) => `Annulled, deck: ${player}`,
  conceded: (player: string) => `Conceded: ${player}`,
  wonSalvo: 'Who won the final salvo',
  salvoRolls: 'Dice and rolls, if you like',
  salvoDice: 'Dice',
  salvoHits: (number: number) => (number === 1 ? 'Hits' : `Hits, roll ${number}`),
  salvoMost: (first: number, second: number) =>
    `By the lists at most ${first} and ${second}: the ships that are left count, as printed.`,
  salvoNone: 'Nobody has a die to roll: a leader decides who wins.',
  halfPoints: {
    'below-half': (sizes: string) =>
      `Half of a ship counts, rounded down, if it is ${sizes} and has less than half of its hull and shields left, upgrades included.`,
    'half-or-below': (sizes: string) =>
      `Half of a ship counts, rounded down, if it is ${sizes} and has half of its hull and shields or less left, upgrades included.`,
  },
  witness: 'Judge who witnessed the draw',
  damage: 'Damage suffered',
  roll: (number: number) => (number === 1 ? 'Die roll' : `Die roll ${number}`),
  /** The name of one of two fields: what is asked, and of whom. */
  ofPlayer: (what: string, player: string) => `${what}: ${player}`,
}
