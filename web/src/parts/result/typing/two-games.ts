import type { Ending, Game, Seat } from '@topcut/engine'
import type { Draft, GameTyped, Setting } from './draft.ts'
import { wonTyped } from './sided-game.ts'
import { absence, isAbsence, missing, type Typed } from './typed.ts'

const gameOf = (typed: Exclude<GameTyped, ''>): Game => {
  const [what, seat] = typed.split('-') as [string, Seat]
  if (what === 'annulled') return { annulled: seat }
  if (what === 'conceded') return { conceded: seat }
  return typed as Exclude<Game, object>
}

export const gameTyped = (game: Game): GameTyped => {
  if (typeof game === 'string') return game
  return 'annulled' in game ? `annulled-${game.annulled}` : `conceded-${game.conceded}`
}

export const twoGamesTyped = (draft: Draft, ending: Ending, setting: Setting): Typed => {
  if (isAbsence(ending)) return absence(ending, draft.by)
  // Two games that left it level: a further one decides, and only that is handed in.
  if (ending === 'won' || ending === 'forfeit') return wonTyped(draft, ending, setting)
  if (ending !== 'games') return { result: { ending: 'double-loss' } }
  const [one, two] = draft.games
  if (one === '' || two === '') return missing('games')
  return { result: { ending, games: [gameOf(one), gameOf(two)] } }
}
