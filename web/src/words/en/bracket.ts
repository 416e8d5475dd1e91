/** What a bracket says, on every screen and on paper. Names as they stand inside a sentence. */
export const bracket = {
  /** A game of the top 8: the round itself is called after those who are left. */
  quarterFinal: 'quarter-final',
  /** The last game of a side, behind its short name. */
  sideFinal: { winners: 'winners’ final', losers: 'losers’ final' },
  /** Below the deciding game. */
  onlyIfLevel: 'only if both have lost once',
  /** One of several games of a round. */
  numbered: (round: string, number: string) => `${round} ${number}`,
  inTop: (round: string, number: string) => `${round}, match ${number}`,
  /** The same where the round stands above it. */
  match: (number: string) => `match ${number}`,
  winnerOf: (game: string) => `winner of ${game}`,
  loserOf: (game: string) => `loser of ${game}`,
  winnersOf: (first: string, second: string) => `Winners of ${first} and ${second}`,
  ofTheFinal: 'winner of the final',
  next: (game: string) => `${game}, next`,
  table: (table: number) => `table ${table}`,
  bye: 'bye',
  champion: 'Champion',
  seed: (seed: number) => `seed ${seed}`,
  losersSide: 'Losers’ bracket',
  secondLoss: 'Whoever loses again is out.',
  rounds: 'Round',
  key: { playing: 'playing', next: 'next', waiting: 'not known yet' },
  wayOf: (player: string) => `path of ${player}`,
  championsWay: 'the champion’s path',
  /** One game of somebody's way, the own score first. */
  way: {
    won: (other: string, score: string) => `beat ${other}${score}`,
    lost: (other: string, score: string) => `lost to ${other}${score}`,
    bye: (game: string) => `${game}: bye`,
    plays: (other: string) => `plays ${other} now`,
    meets: (other: string) => `meets ${other} next`,
    waits: (other: string) => `waits for the ${other}`,
  },
}
