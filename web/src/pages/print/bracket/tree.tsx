import { roundName } from '../../../parts/bracket/round-name.ts'
import { usePaper } from '../paper-context.ts'
import type { DrawnGame } from './drawn.ts'
import { Game } from './game.tsx'

type Props = {
  readonly rounds: readonly (readonly DrawnGame[])[]
  /** How many rounds are left from the first of these on, itself included. */
  readonly left: number
}

/** Whoever loses is out: every game stands between the two that lead to it. */
export const Tree = ({ rounds, left }: Props) => {
  const { words } = usePaper()
  const isDense = (rounds[0]?.length ?? 0) > 8
  return (
    <div className={isDense ? 'draw-tree dense' : 'draw-tree'}>
      {rounds.map((games, round) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place in the tree
        <section key={left - round} className={round === 0 ? 'draw-round first' : 'draw-round'}>
          <h3>{roundName(words, left - round)}</h3>
          <ol>
            {games.map((game) => (
              <li key={game.game}>
                <Game game={game} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
