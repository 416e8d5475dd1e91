import type { PublicTables } from '@topcut/engine'
import type { CSSProperties } from 'react'
import type { ClockFace } from '../../parts/clock/clock-face.ts'
import { useClockSays, useClockText } from '../../parts/clock/clock-words.ts'
import { hallWords } from '../../words/hall.ts'
import { useWords } from '../../words/use-words.ts'
import { OpenTables } from './open-tables.tsx'

type Props = {
  readonly face: ClockFace | null
  readonly tables: PublicTables | null | undefined
  /** Alone on the screen; else above lines that need the room. */
  readonly isLarge: boolean
}

const Face = ({ face, tables, isLarge }: Props & { readonly face: ClockFace }) => {
  const text = useClockText(face)
  const says = useClockSays(face)
  return (
    <section className={isLarge ? 'wall-clock large' : 'wall-clock'}>
      <p
        className={face.left === null || face.status === 'called' ? 'face word' : 'face'}
        role="timer"
        style={{ '--letters': text.length } as CSSProperties}
        data-testid="wall-clock"
      >
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
