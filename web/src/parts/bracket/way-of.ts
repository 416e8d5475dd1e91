import type { PlayerId } from '@topcut/engine'
import type { BracketColumn, DrawnGame } from '@topcut/protocol/bracket'
import type { BracketWords } from '../../words/bracket.ts'
import { comingText, gameTitle } from './game-title.ts'

const scoreText = ({ table }: DrawnGame, own: number): string => {
  const result = table?.result ?? null
  if (result === null || !('score' in result) || result.score === undefined) return ''
  return ` ${result.score[own]}\u00a0–\u00a0${result.score[1 - own]}`
}

/** Somebody's games from the first to the last, from their side: what the thick line shows. */
export const wayOf = (
  words: BracketWords,
  columns: readonly BracketColumn[],
  player: PlayerId,
): readonly string[] =>
  columns
    .flatMap(({ games }) => games)
    .flatMap((game): readonly string[] => {
      const { slots, winner, isDecided, table, from } = game
      const own = slots.findIndex((one) => one?.player === player)
      if (own === -1) return []
      const { way } = words
      const other = slots[1 - own]?.name
      if (other === undefined) {
        const source = from[1 - own] ?? null
        return [
          source === null
            ? way.bye(words.heading(gameTitle(words, game.id)))
            : way.waits(comingText(words, source)),
        ]
      }
      if (!isDecided) return [table === null ? way.meets(other) : way.plays(other)]
      return [(winner === player ? way.won : way.lost)(other, scoreText(game, own))]
    })
