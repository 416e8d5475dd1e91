import type { BracketView, PlayerId } from '@topcut/engine'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'

export type BracketGameShown = BracketView['rounds'][number][number]

type Props = {
  readonly game: BracketGameShown
  readonly seedOf: (player: PlayerId) => number
  /** What to say where nobody stands yet. */
  readonly empty: readonly [string, string]
}

/** One game of the bracket: two slots, the winner strong. */
export const BracketGame = ({ game, seedOf, empty }: Props) => {
  const { names } = useDesk()
  const { heading, label } = useWords()
  const { match, slots, winner, isDecided } = game
  const result = match?.result ?? null
  const isPlaying = match !== null && result === null
  const look = isDecided
    ? 'is-done'
    : isPlaying
      ? 'is-playing'
      : slots.every((one) => one !== null)
        ? 'is-next'
        : 'is-waiting'
  return (
    <div className={`game ${look}`} data-testid={`game-${game.game}`}>
      <p className="game-head">
        <span>
          {heading('match')} {game.game}
        </span>
        {isPlaying && (
          <span>
            {heading('table')} {match.table}
          </span>
        )}
        {result !== null && <span>{label(`ending.${result.ending}`)}</span>}
      </p>
      {slots.map((player, index) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the game
          key={index}
          className={player === null ? 'slot open' : player === winner ? 'slot win' : 'slot'}
        >
          <span className="seed">{player === null ? '' : seedOf(player)}</span>
          <span className="name">{player === null ? empty[index] : names.player(player)}</span>
          {result !== null && 'score' in result && (
            <span className="slot-score">{result.score[index]}</span>
          )}
        </p>
      ))}
    </div>
  )
}
