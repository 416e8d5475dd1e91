import type { DrawnGame } from './drawn.ts'

/** Two lines: printed, or to write on; where somebody will come from stands small on the line. */
export const Game = ({ game }: { readonly game: DrawnGame }) => (
  <div className="draw-game">
    <p className="draw-name" translate={game.name === game.game ? 'no' : 'yes'}>
      {game.name}
    </p>
    {game.slots.map((slot, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the game
      <p key={at} className={slot.isWinner ? 'draw-slot won' : 'draw-slot'}>
        <span className="draw-seed">{slot.seed}</span>
        {slot.player === null ? (
          <span className="draw-origin">{slot.origin}</span>
        ) : (
          <span className="draw-player" translate="no">
            {slot.player}
          </span>
        )}
        <span className="draw-score">{slot.score}</span>
      </p>
    ))}
  </div>
)
