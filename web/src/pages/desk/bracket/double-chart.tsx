import type { MatchId, PlayerId, Source } from '@topcut/engine'
import { type Chart, type ChartGame, sideOf } from '../../../parts/bracket/chart.ts'
import type { DeskWords } from '../../../words/desk.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { BracketGame } from './bracket-game.tsx'

type Props = {
  readonly chart: Chart
  readonly seedOf: (player: PlayerId) => number | null
  readonly onOpen: (match: MatchId) => void
}

const expected = ({ page, term }: DeskWords, source: Source | null): string => {
  if (source === null) return term('bye')
  if (source.as === 'seed') return ''
  return source.as === 'winner' ? page.chart.winnerOf(source.game) : page.chart.loserOf(source.game)
}

/** Only where a loser came from: winners come from the game before, as everybody can see. */
const origin = ({ page }: DeskWords, source: Source | null): string | null =>
  source?.as === 'loser' && !source.game.startsWith('GF') ? page.chart.cameFrom(source.game) : null

const slotName = (
  { page, heading }: DeskWords,
  games: readonly ChartGame[],
  slot: number,
): string => {
  const final = games.find((game) => game.slot === slot && sideOf(game) === 'final')
  if (final === undefined) return page.chart.slot(slot)
  return heading(final.game === 'GF1' ? 'grand-final' : 'bracket-reset')
}

/** Whoever loses twice is out: two sides, one column for each block of games. */
export const DoubleChart = ({ chart, seedOf, onOpen }: Props) => {
  const words = useWords(deskWords)
  const { page, heading } = words
  const { games, slots } = chart
  const numbers = Array.from({ length: slots }, (_, index) => index + 1)
  const cell = (slot: number, side: ReturnType<typeof sideOf>) => {
    const own = games.filter((game) => game.slot === slot && sideOf(game) === side)
    if (own.length === 0) return null
    return (
      <ol key={slot} className={`chart-games ${side}`} style={{ gridColumn: slot }}>
        {own.map((game) => (
          <li key={game.game}>
            <BracketGame
              game={game}
              name={game.game}
              seedOf={seedOf}
              onOpen={onOpen}
              empty={[expected(words, game.from[0]), expected(words, game.from[1])]}
              from={[origin(words, game.from[0]), origin(words, game.from[1])]}
            />
            {game.game === 'GF2' && game.match === null && (
              <p className="faint">{page.chart.onlyIfLevel}</p>
            )}
          </li>
        ))}
      </ol>
    )
  }
  return (
    <div className="scroll">
      <div
        className="chart"
        style={{ gridTemplateColumns: `repeat(${slots}, minmax(160px, 1fr))` }}
      >
        {numbers.map((slot) => (
          <h3 key={slot} className="chart-slot" style={{ gridColumn: slot }}>
            {slotName(words, games, slot)}
          </h3>
        ))}
        <h3 className="chart-side winners">{heading('winners-bracket')}</h3>
        {numbers.map((slot) => cell(slot, 'winners'))}
        <h3 className="chart-side losers">{heading('losers-bracket')}</h3>
        {numbers.map((slot) => cell(slot, 'losers'))}
        {numbers.map((slot) => cell(slot, 'final'))}
      </div>
    </div>
  )
}
