import { useState } from 'react'
import { useStateOf } from '../../../state/use-state-of.ts'
import { Button } from '../../../ui/button.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { judgeWords } from '../../../words/judge.ts'
import { useWords } from '../../../words/use-words.ts'
import { askToNotify, canNotify, mayNotify } from './notify.ts'
import { isHeard, openRing, ring } from './ring.ts'
import { useSoundWanted, wantSound } from './use-ring.ts'

/** Whether this phone will be heard from a pocket, and what to do so that it is. */
export const SoundNote = () => {
  const { sound } = useWords(judgeWords)
  const isWanted = useSoundWanted()
  const isOn = useStateOf(isHeard)
  const [isTried, setTried] = useState(false)
  // While the browser asks, nobody knows yet what will be answered.
  const [isAnswered, setAnswered] = useState(false)
  const turnOn = async () => {
    wantSound()
    setTried(true)
    await openRing()
    ring()
    await askToNotify()
    setAnswered(true)
  }
  if (isWanted && isOn && !isTried) return null
  if (isWanted && isOn) {
    return (
      <section className="sound-note is-on" data-testid="sound-on">
        <p className="good">
          <Sign name="check" /> <b>{sound.isOn}</b>{' '}
          {isAnswered && canNotify() && (mayNotify() ? sound.notified : sound.blocked)}
        </p>
        <p className="muted">{sound.pocket}</p>
        <Button data-testid="try-sound" onClick={ring}>
          {sound.tryIt}
        </Button>
      </section>
    )
  }
  return (
    <section className="sound-note" data-testid="sound-off">
      <Button size="line" data-testid="turn-sound-on" onClick={() => void turnOn()}>
        <Sign name="call" /> {sound.turnOn}
      </Button>
      <p className="muted">{isWanted ? sound.tap : sound.why}</p>
    </section>
  )
}
