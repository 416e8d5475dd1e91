import type { Found, FoundMatch } from '../found.ts'

const namesIn = (match: FoundMatch): readonly string[] =>
  'bye' in match ? [match.bye] : match.players

/** What a match of two games brings a player. */
const earned = (match: FoundMatch, name: string): number => {
  if ('bye' in match) return 6
  const seat = match.players[0] === name ? 0 : 1
  if (match.said.kind === 'match-points') return match.said.points[seat]
  if (match.said.kind !== 'games') return 0
  const own = seat === 0 ? 'first' : 'second'
  return match.said.games.reduce(
    (sum, game) => sum + (game === own ? 3 : game === 'draw' ? 1 : 0),
    0,
  )
}

/**
 * NRTM leaves byes of the first round out: whoever is there from the second on with the points of
 * one more match had one.
 */
export const withOmittedByes = (found: Found): Found => {
  const [first, second] = found.rounds
  if (first === undefined || second === undefined || second.stage !== 'swiss') return found
  const isIn = (round: Found['rounds'][number], name: string) =>
    round.matches.flatMap(namesIn).includes(name)
  const swiss = found.rounds
    .filter(({ stage }) => stage === 'swiss')
    .flatMap(({ matches }) => matches)
  const byes = found.players.filter(({ name, claims }) => {
    const own = swiss.filter((match) => namesIn(match).includes(name))
    const points = own.reduce((sum, match) => sum + earned(match, name), 0)
    return !isIn(first, name) && isIn(second, name) && claims.points?.value === points + 6
  })
  if (byes.length === 0) return found
  const added = byes.map(({ name }) => ({ at: first.at, bye: name }))
  return {
    ...found,
    rounds: [{ ...first, matches: [...first.matches, ...added] }, ...found.rounds.slice(1)],
    noted: byes.map(({ name }) => ({
      ...{ player: name, round: 1, what: 'bye', file: '', computed: '1' },
      likely: 'first-bye-omitted',
    })),
  }
}
