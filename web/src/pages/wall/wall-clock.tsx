import type { PublicTables } from '@topcut/engine'
import type { ClockFace } from '../../parts/clock/clock-face.ts'
import { useClockSays, useClockText } from '../../parts/clock/clock-words.ts'
import { hallWords } from '../../words/hall.ts'
import { useWords } from '../../words/use-words.ts'

type Props = {
  readonly face: ClockFace | null
  readonly tables: PublicTables | null | undefined
  /** Alone on the screen; else in its upper third. */
  readonly isLarge: boolean
}

/** More tables than a hall can read at a glance are counted instead. */
const named = 16

const OpenTables = ({ tables }: { readonly tables: PublicTables }) => {
  const words = useWords(hallWords)
  const open = tables.tables.filter(({ result }) => result === null)
  if (open.length === 0 || open.length > named) {
    const entered = tables.tables.length - open.length
    return <p className="wall-open">{words.clock.resultsIn(entered, tables.tables.length)}</p>
  }
  return (
    <p className="wall-open" data-testid="wall-open">
      {words.clock.stillPlaying}: <b>{open.map(({ table }) => table).join(' · ')}</b>
    </p>
  )
}

const Face = ({ face, tables, isLarge }: Props & { readonly face: ClockFace }) => {
  const text = useClockText(face)
  const says = useClockSays(face)
  const isWord = face.left === null || face.status === 'called'
  return (
    <section className={isLarge ? 'wall-clock large' : 'wall-clock'}>
      <p className={isWord ? 'face word' : 'face'} role="timer" data-testid="wall-clock">
        {text}
      </p>
      <p className="says">
        {says.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <span className="wall-rail" aria-hidden="true">
        <span style={{ width: `${face.share * 100}%` }} />
      </span>
      {isLarge && tables != null && <OpenTables tables={tables} />}
    </section>
  )
}

export const WallClock = ({ face, tables, isLarge }: Props) => {
  const words = useWords(hallWords)
  return face === null ? (
    <p className="wall-status">{words.clock.notStarted}</p>
  ) : (
    <Face face={face} tables={tables} isLarge={isLarge} />
  )
}
