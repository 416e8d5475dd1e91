import type { CSSProperties } from 'react'
import { Leaf } from '../leaf/leaf.tsx'
import { usePosted } from '../paper-context.ts'
import type { DrawnChartGame } from './drawn.ts'
import { Game } from './game.tsx'

type Side = DrawnChartGame['side']
type Props = { readonly games: readonly DrawnChartGame[] }

/** What a landscape leaf takes in one column. */
const wideUpTo = 8

const Columns = ({ games }: Props) => {
  const { words } = usePosted()
  const slots = [...new Set(games.map(({ slot }) => slot))].toSorted((a, b) => a - b)
  const most = Math.max(...slots.map((slot) => games.filter((game) => game.slot === slot).length))
  const nameOf = (slot: number) => {
    const final = games.find((game) => game.slot === slot && game.side === 'final')
    if (final === undefined) return words.called({ kind: 'block', block: slot })
    return words.called({ kind: final.game === 'GF1' ? 'grand-final' : 'reset' })
  }
  return (
    <div
      className={most > wideUpTo || most * slots.length > 32 ? 'draw-chart dense' : 'draw-chart'}
      style={{ '--columns': slots.length } as CSSProperties}
    >
      {slots.map((slot) => (
        <section key={slot} className="draw-round">
          <h3>{nameOf(slot)}</h3>
          <ol>
            {games
              .filter((game) => game.slot === slot)
              .map((game) => (
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

/** Whoever loses twice is out: a leaf for each side, the last games with those who never lost. */
export const ChartLeaves = ({ games }: Props) => {
  const { words } = usePosted()
  const { heading } = words
  const of = (...sides: readonly Side[]) => games.filter(({ side }) => sides.includes(side))
  const leaves = [
    { part: heading('winners-bracket'), games: of('winners', 'final') },
    { part: heading('losers-bracket'), games: of('losers') },
  ]
  return leaves.map((leaf, at) => {
    const first = Math.min(...leaf.games.map(({ slot }) => slot))
    const rows = leaf.games.filter(({ slot }) => slot === first).length
    return (
      <Leaf
        key={leaf.part}
        title={heading('bracket')}
        part={leaf.part}
        number={at + 1}
        of={leaves.length}
        isLandscape={rows <= wideUpTo}
      >
        <Columns games={leaf.games} />
      </Leaf>
    )
  })
}
