import type { BracketView, MatchId, Pair, PlayerId } from '@topcut/engine'
import { useMemo } from 'react'
import { drawnOrder } from '../../../parts/bracket/drawn-order.ts'
import { roundName } from '../../../parts/bracket/round-name.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { BracketGame } from './bracket-game.tsx'

type Props = {
  readonly rounds: BracketView['rounds']
  readonly seedOf: (player: PlayerId) => number | null
  readonly onOpen: (match: MatchId) => void
}

/** Whoever loses is out: a tree from the first games to the final. */
export const SingleTree = ({ rounds, seedOf, onOpen }: Props) => {
  const words = useWords(deskWords)
  const orders = useMemo(() => drawnOrder(rounds.map((games) => games.length)), [rounds])
  return (
    <div className="scroll">
      <div className="bracket">
        {rounds.map((games, round) => {
          const before = rounds[round - 1]?.length ?? 0
          const empty = (game: number): Pair<string> =>
            round === 0
              ? [words.term('bye'), words.term('bye')]
              : [words.page.winnerOf(`${game}`), words.page.winnerOf(`${before - game + 1}`)]
          const left = rounds.length - round
          return (
            <section key={left} className={round === 0 ? 'column first' : 'column'}>
              <h3>{roundName(words, left)}</h3>
              <ol>
                {(orders[round] ?? []).map((index) => {
                  const game = games[index]
                  return (
                    game !== undefined && (
                      <li key={game.game}>
                        <BracketGame
                          game={game}
                          name={`${words.heading('match')} ${game.game}`}
                          seedOf={seedOf}
                          onOpen={onOpen}
                          empty={empty(Number(game.game))}
                        />
                      </li>
                    )
                  )
                })}
              </ol>
            </section>
          )
        })}
      </div>
    </div>
  )
}
