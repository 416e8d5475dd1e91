/** What pictures and link previews say. `players`: `24 players`. */
export const pictures = {
  after: (round: number) => `Standings after round ${round}`,
  final: 'Final standings',
  firstOf: (shown: number, all: number) => `places 1–${shown} of ${all}`,
  bracket: 'Bracket',
  champion: (name: string) => `Champion: ${name}`,
  losersSide: 'Losers’ bracket',
  loserOf: (game: string) => `loser of ${game}`,
  running: (round: string, players: string) => `${round}, ${players}`,
  toCome: (players: string) => `${players} registered`,
  played: (players: string) => `All played, ${players}. The winner is announced soon`,
  over: (players: string) => `Over, ${players}`,
  wonBy: (name: string, players: string) => `Won by ${name}, ${players}`,
  cancelled: 'Called off',
}
