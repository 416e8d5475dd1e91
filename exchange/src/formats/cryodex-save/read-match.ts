import type { ScenarioGame } from '../../scenario/scenario.ts'
import type { Counted, FoundMatch, FoundRound, FoundWinner, Method, Said } from '../found.ts'
import { isTrue, type Tag, textIn } from './read-tags.ts'

type Ended = { readonly winner: 0 | 1 | null; readonly counted: Counted }

/** How the tool writes who won a game, and how it counts that. */
const results: Readonly<Record<string, Ended>> = {
  PLAYER_1_WINS: { winner: 0, counted: 'win' },
  PLAYER_1_MOD_WINS: { winner: 0, counted: 'modified-win' },
  PLAYER_2_WINS: { winner: 1, counted: 'win' },
  PLAYER_2_MOD_WINS: { winner: 1, counted: 'modified-win' },
  DRAW: { winner: null, counted: 'draw' },
}

export const readMatch = (
  match: Tag,
  nameOf: (id: string) => string,
  method: Method | null,
  stage: FoundRound['stage'],
): readonly FoundMatch[] => {
  const [first, second] = [textIn(match, 'PLAYER1'), textIn(match, 'PLAYER2')]
  const at = `line ${match.line}`
  if (first === '' && second === '') return []
  if (isTrue(match, 'ISBYE') || first === '' || second === '')
    return [{ at, bye: nameOf(first || second) }]
  const players = [nameOf(first), nameOf(second)] as const
  return [{ at, players, said: readSaid(match, players, method, stage) }]
}

const readSaid = (
  match: Tag,
  players: readonly [string, string],
  method: Method | null,
  stage: FoundRound['stage'],
): Said => {
  const games = ['GAME1RESULT', 'GAME2RESULT'].map((tag) => textIn(match, tag))
  const [one = '', two = ''] = games
  const strange = games.find(
    (game) => game !== '' && game !== 'null' && results[game] === undefined,
  )
  if (strange !== undefined) return { kind: 'unknown', text: strange }
  const points = ['PLAYER1POINTS', 'PLAYER2POINTS'].map((tag) => textIn(match, tag))
  const isScored = points.every((text) => /^-?\d+$/.test(text))
  if (method === null) return { kind: 'unknown', text: points.filter(Boolean).join('–') || one }
  const ended = results[one]
  const winner: FoundWinner | undefined =
    ended === undefined
      ? undefined
      : ended.winner === null
        ? 'draw'
        : { player: players[ended.winner] }
  if (method === 'two-games') {
    if (ended === undefined) return { kind: 'nothing' }
    if (stage === 'swiss') return { kind: 'games', games: [game(one), game(two)] }
    return winner === undefined ? { kind: 'nothing' } : { kind: 'winner', winner }
  }
  if (!isScored) return winner === undefined ? { kind: 'nothing' } : { kind: 'winner', winner }
  const score = points.map(Number) as [number, number]
  if (ended === undefined && score[0] === 0 && score[1] === 0) return { kind: 'nothing' }
  return {
    ...{ kind: 'score', score },
    ...(winner === undefined ? {} : { winner }),
    ...(isTrue(match, 'ISCONCEDE') ? { ending: 'concession' } : {}),
    ...(ended === undefined || method !== 'destroyed-points' ? {} : { counted: ended.counted }),
  }
}

const game = (text: string): ScenarioGame => {
  const ended = results[text]
  if (ended === undefined) return 'unplayed'
  return ended.winner === null ? 'draw' : ended.winner === 0 ? 'first' : 'second'
}
