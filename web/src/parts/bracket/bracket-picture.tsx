import type { HallWords } from '../../words/hall.ts'
import { hallWords } from '../../words/hall.ts'
import { useWords } from '../../words/use-words.ts'
import type { BracketColumn, ComesFrom, DrawnGame } from './bracket-columns.ts'
import './bracket-picture.css'

const columnName = ({ bracket }: HallWords, { name }: BracketColumn): string => {
  switch (name.kind) {
    case 'grand-final':
      return bracket.grandFinal
    case 'reset':
      return bracket.reset
    case 'block':
      return bracket.block(name.block)
    case 'left': {
      const last = [bracket.final, bracket.semiFinal, bracket.quarterFinal]
      return last[name.left - 1] ?? bracket.top(2 ** name.left)
    }
  }
}

const expected = ({ bracket, bye }: HallWords, from: ComesFrom): string => {
  if (from === null) return bye
  return from.as === 'winner' ? bracket.winnerOf(from.game) : bracket.loserOf(from.game)
}

type GameProps = { readonly game: DrawnGame; readonly note: string | null }

const PictureGame = ({ game, note }: GameProps) => {
  const words = useWords(hallWords)
  const { table, slots, winner, isDecided } = game
  const result = table?.result ?? null
  const score = result !== null && 'score' in result ? result.score : undefined
  const isPlaying = table !== null && !isDecided
  const look = isDecided ? 'done' : isPlaying ? 'playing' : 'to-come'
  return (
    <li className={`drawn-game ${look}`} data-testid={`game-${game.game}`}>
      <p className="drawn-head">
        <span>{words.bracket.game(game.game)}</span>
        {isPlaying && <b>{words.tableAt(table.table)}</b>}
      </p>
      {slots.map((one, index) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the game
          key={index}
          className={one === null ? 'open' : one.player === winner ? 'win' : undefined}
        >
          {one === null ? (
            <span className="name">{expected(words, game.from[index] ?? null)}</span>
          ) : (
            <span className="name" translate="no">
              {one.name}
            </span>
          )}
          {score !== undefined && <span>{score[index]}</span>}
        </p>
      ))}
      {note !== null && <small>{note}</small>}
    </li>
  )
}

/** The bracket as columns of games; it takes its size from the text around it. */
export const BracketPicture = ({ columns }: { readonly columns: readonly BracketColumn[] }) => {
  const words = useWords(hallWords)
  const isTree = columns.every(({ name }) => name.kind === 'left')
  return (
    <div className={isTree ? 'bracket-drawn tree' : 'bracket-drawn'} data-testid="bracket">
      {columns.map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the bracket
        <section key={index}>
          <h3>{columnName(words, column)}</h3>
          {(['only', 'winners', 'losers', 'final'] as const).map((side) => {
            const games = column.games.filter((game) => game.side === side)
            return (
              games.length > 0 && (
                <ol key={side} className={side}>
                  {games.map((game) => (
                    <PictureGame
                      key={game.game}
                      game={game}
                      note={column.name.kind === 'reset' ? words.bracket.onlyIfLevel : null}
                    />
                  ))}
                </ol>
              )
            )
          })}
        </section>
      ))}
    </div>
  )
}
