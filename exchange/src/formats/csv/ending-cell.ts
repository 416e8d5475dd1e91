import { readGame } from '../../scenario/read-game.ts'
import type { ScenarioGame, ScenarioResult } from '../../scenario/scenario.ts'
import type { Said } from '../found.ts'

type Pair = readonly [string, string]

/** What of a result the columns of scores and winner say already. */
const inColumns = ['ending', 'score', 'salvo', 'initiative', 'by', 'winner', 'games']

/** How a match ended, with what no column has: `time`, `first / draw`, `won {"light":"Ada"}`. */
export const endingCell = (result: ScenarioResult): string => {
  if (result.ending === 'games') return result.games.map(gameText).join(' / ')
  const rest = Object.entries(result).filter(([name]) => !inColumns.includes(name))
  return rest.length === 0
    ? result.ending
    : `${result.ending} ${JSON.stringify(Object.fromEntries(rest))}`
}

const gameText = (game: ScenarioGame): string =>
  typeof game === 'string' ? game : `annulled ${game.annulled}`

const games = /^(first|second|draw|double-loss|unplayed|annulled (?:first|second))$/

/** The columns of a match read together. */
export const readSaid = (
  {
    ending,
    score,
    winner,
  }: {
    readonly ending: string
    readonly score: readonly [number, number] | null
    readonly winner: string | null
  },
  players: Pair,
): Said => {
  const parts = ending.split('/').map((part) => part.trim())
  if (parts.length === 2 && parts.every((part) => games.test(part))) {
    return { kind: 'games', games: parts.map(readGameText) as [ScenarioGame, ScenarioGame] }
  }
  const [, word = '', more = ''] = /^([a-z-]*)\s*(\{.*\})?$/s.exec(ending) ?? []
  if (ending !== '' && word === '') return { kind: 'unknown', text: ending }
  const rest = more === '' ? {} : parsed(more)
  if (rest === null) return { kind: 'unknown', text: ending }
  return saidWith(word, rest, score, winner, players) ?? { kind: 'unknown', text: ending }
}

const readGameText = (text: string): ScenarioGame => {
  const [, seat] = /^annulled (first|second)$/.exec(text) ?? []
  return readGame({ value: seat === undefined ? text : { annulled: seat }, path: '' })
}

const parsed = (text: string): Readonly<Record<string, unknown>> | null => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const saidWith = (
  word: string,
  rest: Readonly<Record<string, unknown>>,
  score: readonly [number, number] | null,
  winner: string | null,
  [first, second]: Pair,
): Said | null => {
  const loser = winner === first ? second : winner === second ? first : null
  const exact = (result: object): Said => ({
    kind: 'result',
    result: { ...rest, ...result } as ScenarioResult,
  })
  switch (word) {
    case '':
    case 'destruction':
    case 'time':
    case 'mutual-destruction':
    case 'points': {
      if ('tie' in rest && score !== null) return exact({ ending: word, score })
      const named =
        winner === null
          ? {}
          : { winner: winner === 'draw' ? ('draw' as const) : { player: winner } }
      if (score !== null) {
        const hint = word === 'time' || word === 'destruction' ? ({ ending: word } as const) : {}
        return { kind: 'score', score, ...named, ...hint }
      }
      if (winner === null) return word === '' ? { kind: 'nothing' } : null
      return { kind: 'winner', winner: winner === 'draw' ? 'draw' : { player: winner } }
    }
    case 'concession':
      if (loser === null) return null
      return exact({ ending: word, by: loser, ...(score === null ? {} : { score }) })
    case 'no-show':
    case 'match-loss':
      return loser === null ? null : exact({ ending: word, by: loser })
    case 'defeat':
      return winner === null || score === null ? null : exact({ ending: word, winner, score })
    case 'forfeit':
      return winner === null ? null : exact({ ending: word, winner })
    case 'won':
      if (winner === null) return null
      return 'light' in rest
        ? exact({ ending: word, winner })
        : { kind: 'sided', winner, light: null }
    case 'timeout':
      return 'light' in rest && 'table' in rest ? exact({ ending: word }) : null
    case 'intentional-draw':
      return exact({ ending: word, witness: rest['witness'] ?? '?' })
    case 'double-loss':
    case 'double-no-show':
      return exact({ ending: word })
    default:
      return null
  }
}
