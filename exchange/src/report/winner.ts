import { regulationOf, type Seat, tieVerdict, timeoutPoints } from '@topcut/engine'
import type { RoundStage, Scenario, ScenarioMatch, ScenarioResult } from '../scenario/scenario.ts'

type Played = Extract<ScenarioMatch, { readonly players: unknown }>

/** Who won a match, as far as its result says so by itself; null for nobody. */
export const winnerIn =
  ({ regulation }: Pick<Scenario, 'regulation'>) =>
  (match: ScenarioMatch, stage: RoundStage): string | null => {
    if ('bye' in match) return match.bye
    if (match.result === null) return null
    const seat = winningSeat(match, match.result, stage, regulation)
    return seat === null ? null : match.players[seat === 'first' ? 0 : 1]
  }

const scoringOf = (regulation: string, stage: RoundStage) =>
  regulationOf(regulation)?.scoring[stage === 'swiss' ? 'swiss' : 'elimination']

const winningSeat = (
  { players }: Played,
  result: ScenarioResult,
  stage: RoundStage,
  regulation: string,
): Seat | null => {
  const seatOf = (name: string): Seat => (name === players[0] ? 'first' : 'second')
  const other = (name: string): Seat => (name === players[0] ? 'second' : 'first')
  const more = (a: number, b: number): Seat | null => (a === b ? null : a > b ? 'first' : 'second')
  switch (result.ending) {
    case 'destruction':
    case 'time':
    case 'mutual-destruction':
    case 'points': {
      const decided = result.salvo ?? result.initiative
      if (decided !== undefined) return seatOf(decided)
      const [a, b] = result.score
      const scoring = scoringOf(regulation, stage)
      if (a !== b || scoring?.method !== 'victory-points') return more(a, b)
      return tieVerdict(result.tie ?? {}, scoring.tieChain.value).winner
    }
    case 'defeat':
    case 'won':
    case 'forfeit':
      return seatOf(result.winner)
    case 'concession':
    case 'no-show':
    case 'match-loss':
      return other(result.by)
    case 'games': {
      const won = (seat: Seat) => result.games.filter((game) => game === seat).length
      return more(won('first'), won('second'))
    }
    case 'timeout': {
      const scoring = scoringOf(regulation, stage)
      if (scoring?.method !== 'sided-game') return null
      const { light, dark } = timeoutPoints(result.table, scoring)
      return light > dark ? seatOf(result.light) : other(result.light)
    }
    case 'intentional-draw':
    case 'double-loss':
    case 'double-no-show':
      return null
  }
}
