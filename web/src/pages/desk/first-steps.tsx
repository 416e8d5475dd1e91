import { awaiting } from '@topcut/engine'
import { useEffect } from 'react'
import { useLeading } from '../../leader/leading.ts'
import { openKeptText } from '../../state/kept.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { Button } from '../../ui/button.tsx'
import { startWords } from '../../words/start.ts'
import { useWords } from '../../words/use-words.ts'
import './first-steps.css'

/** Whoever has read it once need not read it again, on this device. */
const kept = openKeptText('topcut.first-steps', 'shown')

/** A round that was taken back is paired again: as far as it was when the stage began. */
const order = [
  ['register-players'],
  ['check-in-players'],
  ['announce-event'],
  ['start-stage', 'pair-round'],
  ['publish-round'],
] as const

const stepNumber = (step: (typeof order)[number][number]): number =>
  order.findIndex((steps) => steps.some((one) => one === step)) + 1

/** What to do next, in one sentence, until the first round is published. */
export const FirstSteps = () => {
  const { state, me } = useLeading()
  const { steps } = useWords(startWords).home
  const { step } = awaiting(state)
  const isRead = useStateOf(kept) === 'hidden'
  const [first, second] = state.rounds
  // Whoever has played a round knows the way, in the next event as well.
  const isThrough = second !== undefined || first?.status === 'closed'
  useEffect(() => {
    if (isThrough) kept.set('hidden')
  }, [isThrough])
  if (isRead || me.role !== 'organizer') return null
  const now = order.flat().find((one) => one === step)
  const isOn = first?.status === 'published' && first.clock === null
  if (isThrough || (now === undefined && !isOn)) return null
  return (
    <aside className="first-steps" aria-label={steps.heading} data-testid="first-steps">
      <p role="status">
        {now !== undefined && <b>{steps.of(stepNumber(now), order.length)}: </b>}
        {now === undefined ? steps.done : steps[now]}
      </p>
      <Button
        tone="quiet"
        size="small"
        data-testid="hide-first-steps"
        onClick={() => kept.set('hidden')}
      >
        {steps.hide}
      </Button>
    </aside>
  )
}
