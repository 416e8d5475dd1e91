import type { PublicClock, PublicTables } from '@topcut/engine'
import type { CSSProperties } from 'react'
import type { ClockFace } from '../../parts/clock/clock-face.ts'
import { useClockSays } from '../../parts/clock/clock-words.ts'
import { atTimeWords } from '../../words/at-time.ts'
import { hallWords } from '../../words/hall.ts'
import { useWords } from '../../words/use-words.ts'
import { OpenTables } from './open-tables.tsx'
import './wall-time.css'

type Props = {
  readonly face: ClockFace
  readonly clock: PublicClock
  readonly tables: PublicTables | null | undefined
}

/** Time is called: what everybody does now, by the document, and who plays on. */
export const WallTime = ({ face, clock, tables }: Props) => {
  const words = useWords(hallWords)
  const { now, after } = useWords(atTimeWords)[clock.atTime.value]
  const playOn = useClockSays(face)
  const { called } = words.clock
  return (
    <>
      <section className="wall-time" role="status" data-testid="wall-time">
        <p
          className="time-word"
          style={{ '--letters': called.length } as CSSProperties}
          data-testid="wall-clock"
        >
          {called}
        </p>
        <p className="time-now">{now}</p>
        <p className="time-after">
          {after} <small translate="no">{clock.atTime.rule}</small>
        </p>
      </section>
      <div className="wall-after">
        <p className="play-on">
          {playOn.map((line) => (
            <b key={line}>{line}</b>
          ))}
        </p>
        {tables != null && <OpenTables tables={tables} />}
      </div>
    </>
  )
}
