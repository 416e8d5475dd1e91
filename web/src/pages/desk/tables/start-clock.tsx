import { useState } from 'react'
import { Sign } from '../../../look/sign.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'
import { type Trouble, TroubleNote, troubleOf } from '../trouble-note.tsx'

/** The clock may be started at any moment of a round, not only as its first step. */
export const StartClock = () => {
  const { act } = useDesk()
  const { label } = useWords()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const start = async () => setTrouble(troubleOf(await act({ command: { kind: 'start-clock' } })))
  return (
    <>
      <button type="button" className="btn small" data-testid="start-clock" onClick={start}>
        <Sign name="clock" />
        {label('do.start-clock')}
      </button>
      {trouble !== null && <TroubleNote trouble={trouble} />}
    </>
  )
}
