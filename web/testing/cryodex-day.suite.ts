const names = [
  ...['Ana Lis', 'Bo Kern', 'Carla Nowik', 'Cid Marr', 'Dot Vance', 'Emil Stroud', 'Freya Lang'],
  ...['Greta Holm', 'Hanna Vogt', 'Ines Thorn', 'Jan Wójcik', 'Kira Bell', 'Lena Ross', 'Mats Ek'],
  ...['Nora Falk', 'Otto Brandt', 'Piet Dorn'],
]

/** Who leaves after the second round; from then on nobody has a bye. */
export const leaver = 'Piet Dorn'
/** Whose bye the file has with its points and whose points it has wrong. */
export const misfigured = 'Ana Lis'

type Played = {
  readonly player1: string
  readonly player2: string | null
  readonly player1points: number
  readonly player2points: number
  readonly result: string
}

const match = (player1: string, player2: string, points: number): Played => ({
  ...{ player1, player2, player1points: 100, player2points: points, result: 'win' },
})
const bye = (player1: string): Played => ({
  ...{ player1, player2: null, player1points: 0, player2points: 0, result: 'bye' },
})

/** Everybody against whoever sits `apart` places further on in two halves of a list. */
const round = (players: readonly string[], apart: number): readonly Played[] => {
  const half = players.length / 2
  return players
    .slice(0, half)
    .map((one, index) => match(one, players[half + ((index + apart) % half)] ?? '', index * 11))
}

const without = (...gone: readonly string[]) => names.filter((name) => !gone.includes(name))

const rounds = [
  [...round(without('Otto Brandt'), 0), bye('Otto Brandt')],
  [...round(without('Nora Falk'), 1), bye('Nora Falk')],
  round(without(leaver), 3),
]

const pointsOf = (name: string): number =>
  rounds
    .flat()
    .filter(({ player1 }) => player1 === name)
    .reduce((sum) => sum + 5, 0)

/** A day of 17 as Cryodex exports it after its third round, with one sum that is wrong. */
export const cryodexDay = JSON.stringify({
  name: 'Harbour City Store Championship',
  date: '2015-11-07',
  players: names.map((name) => ({
    name,
    score: pointsOf(name) + (name === misfigured ? 5 : 0),
    dropped: name === leaver ? 3 : null,
  })),
  rounds: rounds.map((matches, index) => ({
    ...{ 'round-type': 'swiss', 'round-number': index + 1, matches },
  })),
})
