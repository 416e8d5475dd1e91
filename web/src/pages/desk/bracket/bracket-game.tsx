import type { BracketView, MatchId, Pair, PlayerId, Result } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

type BracketGameShown = BracketView['rounds'][number][number]

type Props = {
  readonly game: BracketGameShown
  readonly name: string
  /** Null where places came by lot. */
  readonly seedOf: (player: PlayerId) => number | null
  /** What to say where nobody stands yet. */
  readonly empty: Pair<string>
  /** Where somebody came from, if not from the game right before. */
  readonly from?: Pair<string | null>
  /** Opens the form of a match that is there. */
  readonly onOpen: (match: MatchId) => void
}

/** Where the keyboard goes back to when the form of a match is closed. */
export const gameButton = (match: MatchId): string => `game-of-${match}`

/** Endings that say no more than the strong name does. */
const isUsual = ({ ending }: Result) => ending === 'won' || ending === 'games'

/** One game of the bracket: two slots, the winner strong. */
export const BracketGame = ({ game, name, seedOf, empty, from = [null, null], onOpen }: Props) => {
  const { names } = useLeading()
  const { page, heading, label } = useWords(deskWords)
  const { match, slots, winner, isDecided } = game
  const result = match?.result ?? null
  const score = result !== null && 'score' in result ? result.score : undefined
  const isPlaying = match !== null && result === null
  const look = isDecided
    ? 'is-done'
    : isPlaying
      ? 'is-playing'
      : slots.every((one) => one !== null)
        ? 'is-next'
        : 'is-waiting'
  const shown = (player: PlayerId | null, index: number) =>
    player === null ? empty[index] : names.player(player)
  return (
    <div className={`game ${look}`} data-testid={`game-${game.game}`}>
      <p className="game-head">
        {match === null ? (
          <span>{name}</span>
        ) : (
          <Button
            id={gameButton(match.match)}
            tone="explains"
            data-testid={`open-${game.game}`}
            aria-label={page.afterwards.bracket.enter(
              `${name}, ${match.players.map(names.player).join(' – ')}`,
            )}
            onClick={() => onOpen(match.match)}
          >
            {name}
          </Button>
        )}
        {isPlaying && (
          <span>
            {heading('table')} {match.table}
          </span>
        )}
        {result !== null && !isUsual(result) && <span>{label(`ending.${result.ending}`)}</span>}
      </p>
      {slots.map((player, index) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the game
          key={index}
          className={player === null ? 'slot open' : player === winner ? 'slot win' : 'slot'}
        >
          <span className="seed">{player === null ? '' : seedOf(player)}</span>
          <span className="name" title={shown(player, index)}>
            {shown(player, index)}
          </span>
          {player !== null && from[index] != null && (
            <small className="slot-from">{from[index]}</small>
          )}
          {score !== undefined && <span className="slot-score">{score[index]}</span>}
        </p>
      ))}
    </div>
  )
}
