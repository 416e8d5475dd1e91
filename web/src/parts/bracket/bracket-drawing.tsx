import type { PlayerId, Source } from '@topcut/engine'
import type { BracketColumn, DrawnGame, Entrant } from '@topcut/protocol/bracket'
import { feederIn } from '@topcut/protocol/bracket'
import type { CSSProperties, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import type { BracketWords } from '../../words/bracket.ts'
import { MembersLine } from '../pairings/members-line.tsx'
import { nameWidth } from '../pairings/short-names.ts'
import { bracketLayout, perEm } from './bracket-layout.ts'
import { gameStateIn } from './game-state.ts'
import { comingText, gameHeading, isSaidAbove } from './game-title.ts'
import './bracket-drawing.css'

type Look = {
  readonly words: BracketWords
  /** Null where places came by lot. */
  readonly seedOf: (player: PlayerId) => number | null
  /** Whose way is drawn. */
  readonly way: PlayerId | null
  /** Pressing a name chooses whose way is drawn; without it names are only read. */
  readonly onWay?: ((player: PlayerId) => void) | undefined
  /** What stands above a game instead of its name and table. */
  readonly head?: ((game: DrawnGame, title: string) => ReactNode) | undefined
}

const em = (pixels: number): string => `${Math.round((pixels / perEm) * 1000) / 1000}em`

/** A narrow screen, which has room for a list alone, takes no notice of it. */
const placed = (x: number, y: number) => ({ '--x': em(x), '--y': em(y) }) as CSSProperties

/** So many letters fit a line, so many two smaller ones; what is longer takes three. */
type Letters = { readonly line: number; readonly two: number }
const wide: Letters = { line: 24, two: 30 }
/** Of a chart, where seven columns stand side by side. */
const narrow: Letters = { line: 13, two: 26 }

const sizeOf = ({ name }: Entrant, { line, two }: Letters): string => {
  const width = nameWidth(name)
  if (width > two) return 'name longest'
  return width > line ? 'name long' : 'name'
}

type SlotProps = Look & {
  readonly letters: Letters
  readonly game: DrawnGame
  readonly at: 0 | 1
  /** A line leads here from a game that is drawn, such as a bye that was passed. */
  readonly hasLine: boolean
}

const Slot = ({ game, at, hasLine, words, letters, seedOf, way, onWay }: SlotProps) => {
  const { slots, winner, from, table } = game
  const one = slots[at]
  const source: Source | null = from[at]
  if (one === null) {
    return (
      <p className="slot open">
        <span className="name">{comingText(words, source)}</span>
      </p>
    )
  }
  const { player, name, members } = one
  const result = table?.result ?? null
  const score = result !== null && 'score' in result ? result.score?.[at] : undefined
  const isWinner = player === winner
  const look = ['slot', isWinner && 'win', isWinner && player === way && 'on-way']
  const text = (
    <span className={sizeOf(one, letters)} translate="no">
      {name}
      <MembersLine of={members} />
    </span>
  )
  return (
    <p className={look.filter(Boolean).join(' ')}>
      {source?.as === 'loser' && game.side === 'losers' && (
        <small
          className={hasLine || player === way ? 'slot-from has-line' : 'slot-from'}
          translate="no"
        >
          {source.game}
        </small>
      )}
      <span className="seed">{seedOf(player)}</span>
      {onWay === undefined ? (
        text
      ) : (
        <Button tone="bare" aria-pressed={player === way} onClick={() => onWay(player)}>
          {text}
        </Button>
      )}
      {score !== undefined && <span className="slot-score">{score}</span>}
    </p>
  )
}

type HeadProps = {
  readonly game: DrawnGame
  readonly title: string
  readonly words: BracketWords
}

const Head = ({ game: { table, isDecided }, title, words }: HeadProps) => (
  <>
    <span>{title}</span>
    {table !== null && !isDecided && <b>{words.table(table.table)}</b>}
  </>
)

/** As high without anything to say: names of rounds stand in one line. */
const Note = ({ children }: { readonly children: string }) => (
  <small className="drawn-note">{children || '\u00a0'}</small>
)

type Props = Look & {
  readonly columns: readonly BracketColumn[]
  readonly champion: Entrant | null
  /** Which column a narrow screen shows: it has room for one. */
  readonly shown: number
  /** Which column is played now; null when all of it is over. */
  readonly now: number | null
  /** What stands below the name of a round, such as when it is played. */
  readonly noteOf?: ((column: number) => string) | undefined
  /** Games one after the other instead of a drawing. */
  readonly isListed?: boolean | undefined
  /** The name of a round that stands above all of it already. */
  readonly said?: string | undefined
}

/** A bracket with what leads from game to game; it takes its size from the text around it. */
export const BracketDrawing = (props: Props) => {
  const { columns, champion, shown, now, noteOf, isListed, said, ...look } = props
  const { words, way, head, seedOf } = look
  const layout = bracketLayout(columns, way)
  const feeder = feederIn(columns.flatMap(({ games }) => games))
  const { sizes, width, height, losersFrom, champion: end } = layout
  const seed = champion === null ? null : seedOf(champion.player)
  const stateOf = gameStateIn(columns)
  const letters = columns.every(({ name }) => name.kind === 'left') ? wide : narrow
  const isRoundAbove = isListed === true || isSaidAbove(columns)
  const size = {
    '--w': width / perEm,
    '--h': height / perEm,
    '--column': em(sizes.column),
    '--row': em(sizes.row),
    '--head': em(sizes.head),
    '--top': em(sizes.top),
    '--width': em(width),
    '--height': em(height),
  } as CSSProperties
  return (
    <div
      className={isListed ? 'bracket-drawn listed' : 'bracket-drawn'}
      style={isListed ? undefined : size}
      data-testid="bracket"
    >
      <svg className="ways" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path className="top" d={`M0 ${sizes.top}H${width}`} />
        {losersFrom !== null && <path className="apart" d={`M0 ${losersFrom}H${width}`} />}
        {layout.lines.map(({ key, path, look: kind }) => (
          <path key={key} className={kind} d={path} />
        ))}
      </svg>
      {columns.map((column, at) => {
        const { x = 0, boxes = [] } = layout.columns[at] ?? {}
        return (
          <section key={words.called(column.name)} className={at === shown ? 'shown' : undefined}>
            {(!isListed || words.called(column.name) !== said) && (
              <h3 className={at === now ? 'now' : undefined} style={placed(x, 0)}>
                {words.called(column.name)} {noteOf !== undefined && <Note>{noteOf(at)}</Note>}
              </h3>
            )}
            <ol>
              {boxes.map(({ game, y }) => {
                const state = stateOf(game)
                const called = gameHeading(words, game, isRoundAbove)
                const title = state === 'next' ? words.next(called) : called
                return (
                  <li
                    key={game.id}
                    className={`drawn-game ${state}`}
                    style={placed(x, y)}
                    data-testid={`game-${game.id}`}
                  >
                    <div className="drawn-head">
                      {head?.(game, title) ?? <Head game={game} title={title} words={words} />}
                    </div>
                    {([0, 1] as const).map((row) => (
                      <Slot
                        key={row}
                        {...look}
                        letters={letters}
                        game={game}
                        at={row}
                        hasLine={feeder(game, game.from[row]) !== undefined}
                      />
                    ))}
                    {game.id === 'GF2' && game.table === null && <small>{words.onlyIfLevel}</small>}
                  </li>
                )
              })}
            </ol>
          </section>
        )
      })}
      {losersFrom !== null && (
        <p
          className={layout.isLosersFirst ? 'losers-side above' : 'losers-side'}
          style={placed(0, losersFrom + 12)}
        >
          <b>{words.losersSide}</b>
          <small>{words.secondLoss}</small>
        </p>
      )}
      {end !== null && !isListed && (
        <section className="drawn-end">
          {end.isColumn && (
            <h3 style={placed(end.x, 0)}>
              {words.champion} {noteOf !== undefined && <Note>{''}</Note>}
            </h3>
          )}
          <p
            className={champion === null ? 'drawn-champion open' : 'drawn-champion'}
            style={placed(end.x, end.y)}
          >
            {!end.isColumn && <small>{words.champion}</small>}
            {champion === null ? (
              words.ofTheFinal
            ) : (
              <>
                <b translate="no">
                  {champion.name}
                  <MembersLine of={champion.members} />
                </b>
                {seed !== null && <small className="drawn-seed">{words.seed(seed)}</small>}
              </>
            )}
          </p>
        </section>
      )}
    </div>
  )
}
