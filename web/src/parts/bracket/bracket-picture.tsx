import type { PlayerId } from '@topcut/engine'
import {
  type BracketToDraw,
  bracketColumns,
  columnNow,
  type DrawnGame,
  type Entrant,
} from '@topcut/protocol/bracket'
import { type ReactNode, useMemo, useState } from 'react'
import { Choice } from '../../ui/choice.tsx'
import { bracketWords } from '../../words/bracket.ts'
import { useWords } from '../../words/use-words.ts'
import { BracketDrawing } from './bracket-drawing.tsx'
import { wayOf } from './way-of.ts'

type Props = {
  readonly bracket: BracketToDraw
  readonly label: string
  /** Null where places came by lot. */
  readonly seedOf: (player: PlayerId) => number | null
  readonly head?: ((game: DrawnGame, title: string) => ReactNode) | undefined
  readonly noteOf?: ((column: number) => string) | undefined
}

/** The whole bracket, with the way of whoever is pressed, or of the champion. */
export const BracketPicture = ({ bracket, label, seedOf, head, noteOf }: Props) => {
  const words = useWords(bracketWords)
  const columns = useMemo(() => bracketColumns(bracket), [bracket])
  const [chosen, setChosen] = useState<PlayerId | null>(null)
  const [round, setRound] = useState<number | null>(null)
  const shown = Math.min(round ?? columnNow(columns), columns.length - 1)
  const { champion } = bracket
  const everybody = bracket.seeds
  const whose: Entrant | null = everybody.find(({ player }) => player === chosen) ?? champion
  const way = whose?.player ?? null
  const seed = way === null ? null : seedOf(way)
  const games = columns.flatMap((column) => column.games)
  const isOpen = games.some(({ isDecided }) => !isDecided)
  return (
    <div className="one-round">
      <ul className="bracket-key">
        {isOpen &&
          (['playing', 'next', 'waiting'] as const).map((state) => (
            <li key={state} className={state}>
              {words.key[state]}
            </li>
          ))}
        {whose !== null && (
          <li className="way">
            {whose.player === champion?.player ? words.championsWay : words.wayOf(whose.name)}
          </li>
        )}
      </ul>
      {columns.length > 1 && (
        <Choice
          label={words.rounds}
          className="tabs round-choice"
          value={shown}
          options={columns.map((column, at) => ({ value: at, text: words.called(column.name) }))}
          onChange={setRound}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section className="scroll" tabIndex={0} aria-label={label}>
        <BracketDrawing
          words={words}
          columns={columns}
          champion={champion}
          seedOf={seedOf}
          way={way}
          onWay={(player) => setChosen(player === chosen ? null : player)}
          head={head}
          shown={shown}
          now={isOpen ? columnNow(columns) : null}
          noteOf={noteOf}
        />
      </section>
      {whose !== null && way !== null && (
        <p className="bracket-way" data-testid="bracket-way" aria-live="polite">
          <b>
            <span translate="no">{whose.name}</span>
            {seed === null ? '' : `, ${words.seed(seed)}`}
          </b>{' '}
          <span>{wayOf(words, columns, way).join(', ')}</span>
        </p>
      )}
    </div>
  )
}
